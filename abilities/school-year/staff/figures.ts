import { nameYearIn } from '../school-year.ts'
import type { Figure, Move } from './school-year.ts'

/** A figure in the form: what is typed, and what it becomes. */
export interface PlannedFigure {
  figure: Figure
  /** as the draft names it: counters may change their places */
  name: string
  typed: string
  /** the new value; `null`: it stays as it is */
  becomes: number | null
  note: string | null
  problem: string | undefined
}

const nameOf = ({ group, label }: Figure) => `${group}/${label}`

/** Reads a whole number as people write it, `12,205`; `null` for anything else. */
function readNumber(text: string): number | null {
  const digits = text.replaceAll(/[,\s]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

/**
 * Plans the figures: those that were typed change, and so do totals of the levels.
 *
 * @param typed by the name of the figure
 * @param given the typed school year of the figures, if any; by default the one that ends
 * @param start of the school year that ends
 */
export function planFigures(
  figures: readonly Figure[],
  {
    typed,
    given,
    start,
  }: { typed: Readonly<Record<string, string>>; given?: string | undefined; start: number },
): PlannedFigure[] {
  const typedOf = (figure: Figure) => typed[nameOf(figure)]?.trim() ?? ''
  const total = findTotal(figures)
  const levels = figures.filter((figure) => isLevel(figure) && figure !== total)
  const isAnyTyped = levels.some((figure) => readNumber(typedOf(figure)) !== null)
  const sum = sumOf(levels.map((figure) => readNumber(typedOf(figure)) ?? figure.value))
  return figures.map((figure) => {
    const text = typedOf(figure)
    const follows = figure === total || (!isLevel(figure) && figure.value === total?.value)
    const proposed = follows && isAnyTyped ? sum : null
    return {
      figure,
      name: nameOf(figure),
      typed: typed[nameOf(figure)] ?? '',
      becomes: text === '' ? proposed : readNumber(text),
      note: figure.note === null ? null : given?.trim() || nameYearIn(figure.note, start),
      problem: text !== '' && readNumber(text) === null ? 'Enter a whole number.' : undefined,
    }
  })
}

const isLevel = ({ group }: Figure) => group === 'enrollment'

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

/** Finds the figure that is the sum of the other figures of enrollment. */
function findTotal(figures: readonly Figure[]): Figure | undefined {
  const levels = figures.filter(isLevel)
  const all = sumOf(levels.map(({ value }) => value))
  return levels.length > 2 ? levels.find(({ value }) => value * 2 === all) : undefined
}

/** Returns the figures that change, as they are sent. */
export const changedFigures = (planned: readonly PlannedFigure[]): Move['figures'] =>
  planned.flatMap(({ figure: { index }, becomes, note }) =>
    becomes === null ? [] : [{ index, value: becomes, note }],
  )
