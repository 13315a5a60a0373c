import type { ReactNode } from "react";
import "./style.css";

export const metadata = { title: "A game for two", icons: "data:," };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}
