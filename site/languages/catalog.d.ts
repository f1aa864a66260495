/** A message catalog, compiled (scripts/compile-messages.ts). */
declare module '*.yaml' {
  const messages: import('./translate.ts').Messages
  export default messages
}
