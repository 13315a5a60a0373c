import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import "./page.css";

createRoot(document.getElementById("app") as HTMLElement).render(<App />);
