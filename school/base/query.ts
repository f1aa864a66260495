/**
 * The query of an address, of which only the named parameters can be read. `URLSearchParams` is one
 * for any name.
 */
export interface Query<Name extends string> {
  get: (name: Name) => string | null
}
