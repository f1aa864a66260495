import { randomInt } from 'node:crypto'
import { codeLength, codeLetters } from './codes.ts'

/** Draws random letters and digits that people can tell apart in print and on the phone. */
export const drawLetters = (length: number) =>
  Array.from({ length }, () => codeLetters[randomInt(codeLetters.length)]).join('')

/** Draws different new codes. @param findTaken returns which of the drawn codes are in use */
export async function newCodes(
  count: number,
  findTaken: (codes: readonly string[]) => Promise<readonly string[]>,
): Promise<string[]> {
  const free = new Set<string>()
  while (free.size < count) {
    const drawn = Array.from({ length: count - free.size }, () => drawLetters(codeLength))
    const taken = new Set(await findTaken(drawn))
    for (const code of drawn) if (!taken.has(code)) free.add(code)
  }
  return [...free]
}
