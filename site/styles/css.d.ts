declare module '*/site.css'
declare module '*/fonts.css'

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
