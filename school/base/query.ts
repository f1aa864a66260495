/** Reads parameters of an address by name. `URLSearchParams` is such a reader for any name. */
export interface Query<Name extends string> {
  get: (name: Name) => string | null
}
