import type { Counter } from './contact.ts'

/** The parts of a whole: a figure that is the sum of all others is their total and left out. */
export function withoutTotal(counters: readonly Counter[]): Counter[] {
  const sum = counters.reduce((total, { value }) => total + value, 0)
  return counters.filter(({ value }) => value * 2 !== sum)
}
