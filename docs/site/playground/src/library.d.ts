// What vite.config.ts makes.
declare module "library:" {
  const text: string;
  export default text;
}
