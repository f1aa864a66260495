import { randomInt } from 'node:crypto'
import { codeLength, codeLetters } from './codes.ts'

/** Draws letters and digits that are told apart in print and on the phone, by chance. */
export const drawLetters = (length: number) =>
  Array.from({ length }, () => codeLetters[randomInt(codeLetters.length)]).join('')

/** Draws different codes. @param isTaken finds those among some codes that are in use */
export async function newCodes(
  count: number,
  isTaken: (codes: readonly string[]) => Promise<readonly string[]>,
): Promise<string[]> {
  const free = new Set<string>()
  while (free.size < count) {
    const drawn = Array.from({ length: count - free.size }, () => drawLetters(codeLength))
    const taken = new Set(await isTaken(drawn))
    for (const code of drawn) if (!taken.has(code)) free.add(code)
  }
  return [...free]
}
