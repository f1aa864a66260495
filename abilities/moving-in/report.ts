import { toCsvLine } from '../../school/content/editing/cells.ts'

/** Outcome for one item; an operator should look at `missing` and `incomplete`. */
export type Outcome = 'came' | 'already here' | 'note' | 'incomplete' | 'missing'

interface ReportLine {
  outcome: Outcome
  /** article, announcement, picture … */
  what: string
  title: string
  /** its address on the old site */
  from: string
  /** its address here; '' when it has none yet */
  to: string
  /** the losses and their reasons, as sentences */
  reason: string
}

const columns = ['outcome', 'what', 'title', 'from', 'to', 'reason'] as const

/** Maximum number of lines that a summary lists. */
const shownLines = 100

/** Says what came over, what did not, and why. */
export class Report {
  readonly #lines: ReportLine[] = []

  add(
    outcome: Outcome,
    what: string,
    { title = '', from = '', to = '', reason = '' }: Partial<ReportLine> = {},
  ) {
    this.#lines.push({ outcome, what, title, from, to, reason })
  }

  count(outcome: Outcome, what?: string): number {
    return this.#lines.filter(
      (line) => line.outcome === outcome && (what === undefined || line.what === what),
    ).length
  }

  /** Tells whether everything is here now: nothing is missing or incomplete. */
  get isComplete(): boolean {
    return this.count('missing') + this.count('incomplete') === 0
  }

  /** Writes every line as CSV. */
  toCsv(): string {
    const rows = this.#lines.map((line) => columns.map((column) => line[column]))
    return [[...columns], ...rows].map(toCsvLine).join('')
  }

  /** Writes the numbers, and what an operator should look at. */
  toText(isDryRun: boolean): string {
    const whats = [...new Set(this.#lines.map(({ what }) => what))]
    const numbers = whats.flatMap((what) => {
      const part = (outcome: Outcome, words: string) => {
        const count = this.count(outcome, what)
        return count > 0 ? [`${count} ${words}`] : []
      }
      const parts = [
        ...part('came', isDryRun ? 'would come' : 'came over'),
        ...part('incomplete', isDryRun ? 'would come incomplete' : 'came over incomplete'),
        ...part('already here', 'here already'),
        ...part('missing', isDryRun ? 'would not come' : 'did not come'),
      ]
      return parts.length > 0 ? [`${what}: ${parts.join(', ')}`] : []
    })
    const lines = this.#lines.filter(({ reason }) => reason !== '')
    const shown = lines
      .slice(0, shownLines)
      .map(
        ({ outcome, what, title, from, reason }) =>
          `  ${outcome}: ${[what, title && `“${title}”`, from].filter(Boolean).join(' ')}: ${reason}`,
      )
    const more = lines.length - shown.length
    return [
      ...numbers,
      ...(shown.length > 0 ? ['', ...shown] : []),
      ...(more > 0 ? [`  and ${more} more: --report FILE writes all of them.`] : []),
    ].join('\n')
  }
}
