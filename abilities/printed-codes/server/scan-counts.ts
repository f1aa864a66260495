/** Counts scans in this process by code, and nothing about who scanned. */
export class ScanCounts {
  #counts = new Map<string, number>()

  add(code: string): void {
    this.#counts.set(code, (this.#counts.get(code) ?? 0) + 1)
  }

  /** Returns the scans by code since the last call. */
  collect(): Map<string, number> {
    const counts = this.#counts
    this.#counts = new Map()
    return counts
  }
}
