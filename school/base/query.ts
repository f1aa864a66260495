/** The named parameters of an address; `URLSearchParams` is one for any name. */
export interface Query<Name extends string> {
  get: (name: Name) => string | null
}
