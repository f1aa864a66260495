/** The names of the parameters of a route pattern: `'slug'` of `'/events/:slug'`. */
export type ParamsOf<Pattern extends string> =
  Pattern extends `${string}/:${infer Param}/${infer Rest}`
    ? Param | ParamsOf<`/${Rest}`>
    : Pattern extends `${string}/:${infer Param}`
      ? Param
      : never

/**
 * Makes the address of a page from its route pattern: the only place where addresses are put
 * together and encoded. Pages call it as `pageAddress` (site/page-address.ts), which knows the
 * patterns of the URL table.
 * @throws when a parameter of the pattern is missing
 * @example fillPattern('/events/:slug', { slug: 'simbang-gabi' }) // '/events/simbang-gabi'
 */
export const fillPattern = <Pattern extends string>(
  pattern: Pattern,
  params: Readonly<Record<ParamsOf<Pattern>, string>>,
): string =>
  pattern.replace(/(?<=\/):(\w+)/g, (_, name: string) => {
    const value = (params as Readonly<Record<string, string | undefined>>)[name]
    if (value === undefined) throw new Error(`The address ${pattern} needs a value for “${name}”.`)
    return encodeURIComponent(value)
  })
