/** Fakes the browser's storage: its entries are its own keys, as `Object.keys` lists them. */
export class FakeStorage {
  getItem(name: string) {
    return (this as unknown as Record<string, string>)[name] ?? null
  }
  setItem(name: string, value: string) {
    if (value.length > 1_000) throw new Error('full')
    ;(this as unknown as Record<string, string>)[name] = value
  }
  removeItem(name: string) {
    delete (this as unknown as Record<string, string>)[name]
  }
}
