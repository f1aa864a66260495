declare module '*/site.css'
declare module '*/base.css'
declare module '*/rich-text.css'

/** The class names of a CSS Module, one export for each. */
declare module '*.module.css' {
  const styles: { readonly [name: string]: string }
  namespace styles {}
  export = styles
}

declare module '*.woff2' {
  const address: string
  export default address
}

/** The text of a style sheet, for a page that has it inline. */
declare module '*.css?inline' {
  const text: string
  export default text
}

/** The text of a module that is built into one classic script (scripts/build-plugins.ts). */
declare module '*.ts?script' {
  const text: string
  export default text
}
