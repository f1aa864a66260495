import type { Counter } from './counters.ts'

/** Returns the parts of a whole: leaves out a counter that is the sum of all others. */
export function withoutTotal(counters: readonly Counter[]): Counter[] {
  const sum = counters.reduce((total, { value }) => total + value, 0)
  return counters.filter(({ value }) => value * 2 !== sum)
}
