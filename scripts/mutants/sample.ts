import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'

/** One small fault in one place of the sources. */
export interface Mutant {
  /** made of what is changed, not of where: lines added above leave it alone */
  id: string
  file: string
  /** the first line of what is changed */
  line: number
  operator: string
  before: string
  after: string
}

/**
 * Operators that are left out: what a text says is read by people, and a class name or a label that
 * is empty says little about the tests.
 */
const excludedMutations = ['StringLiteral']
const options = { plugins: null, excludedMutations, ignorers: [] }

const silent = () => {}
const instrumenter = new Instrumenter({
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
})

interface Position {
  line: number
  column: number
}

/** A mutant with its place in the file as it is now. */
export interface PlacedMutant extends Mutant {
  /** its number among the mutants of this file's last instrumentation */
  number: string
  location: { start: Position; end: Position }
}

/** All mutants of a file, in the order of the text. */
async function listMutants(root: string, file: string): Promise<PlacedMutant[]> {
  return (await instrument(file, readFileSync(join(root, file), 'utf8'), true)).mutants
}

async function instrument(
  file: string,
  content: string,
  mutate: PlacedMutant['location'][] | boolean,
): Promise<{ content: string; mutants: PlacedMutant[] }> {
  const result = await instrumenter.instrument([{ name: file, mutate, content }], options)
  const lines = content.split('\n')
  const seen = new Map<string, number>()
  const broken = result.mutants.filter(
    ({ mutatorName, replacement }) => mutatorName === 'Regex' && !isRegex(replacement),
  )
  const drawable = result.mutants.filter(
    (each) => each.status !== 'Ignored' && !broken.includes(each),
  )
  const mutants = drawable.map((each) => {
    const { location, mutatorName: operator, replacement: after } = each
    const before = textAt(lines, location)
    const key = [file, operator, before, after].join('\n')
    const occurrence = seen.get(key) ?? 0
    seen.set(key, occurrence + 1)
    const id = hash(`${key}\n${occurrence}`).slice(0, 10)
    return {
      id,
      file,
      line: location.start.line + 1,
      operator,
      before,
      after,
      number: each.id,
      location,
    }
  })
  const placed = broken.reduce(
    (text, { replacement }) => text.replaceAll(replacement, '/(?:)/'),
    result.files[0]?.content ?? '',
  )
  return { content: placed, mutants }
}

/** Tells whether a literal is a valid pattern: an invalid one makes its whole file unreadable. */
function isRegex(literal: string): boolean {
  const end = literal.lastIndexOf('/')
  try {
    return Boolean(new RegExp(literal.slice(1, end), literal.slice(end + 1)))
  } catch {
    return false
  }
}

function textAt(lines: string[], { start, end }: PlacedMutant['location']): string {
  const within = lines.slice(start.line, end.line + 1)
  const last = within.length - 1
  within[last] = (within[last] ?? '').slice(0, end.column)
  within[0] = (within[0] ?? '').slice(start.column)
  return within.join('\n')
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Draws mutants from files; the same seed draws the same ones as long as their code stays.
 * @param skipped ids that are never drawn
 */
export async function drawSample(
  root: string,
  files: readonly string[],
  { count, seed, skipped }: { count: number; seed: string; skipped: ReadonlySet<string> },
): Promise<PlacedMutant[]> {
  const all: PlacedMutant[] = []
  for (const file of files) all.push(...(await listMutants(root, file)))
  const rank = new Map(all.map(({ id }) => [id, hash(seed + id)]))
  const ranked = all
    .filter(({ id }) => !skipped.has(id))
    .sort((one, other) => ((rank.get(one.id) ?? '') < (rank.get(other.id) ?? '') ? -1 : 1))
  return ranked.slice(0, count)
}

/**
 * The text of a file with some of its mutants in it, each switched on by its id.
 * @param mutants of this file
 */
export async function withMutants(
  root: string,
  file: string,
  mutants: readonly PlacedMutant[],
): Promise<string> {
  const ranges = mutants.map(({ location }) => location)
  const content = readFileSync(join(root, file), 'utf8')
  const placed = await instrument(file, content, ranges)
  // Ids count occurrences in the whole file; here only those within the ranges are seen.
  const wanted = new Map(mutants.map((mutant) => [placeOf(mutant), mutant.id]))
  const idOf = new Map(placed.mutants.map((each) => [each.number, wanted.get(placeOf(each))]))
  return placed.content.replaceAll(
    /(stry(?:MutAct|Cov)_9fa48\()((?:"\d+"(?:, )?)+)\)/g,
    (_, call: string, numbers: string) =>
      `${call}${numbers.replaceAll(/"(\d+)"/g, (__, number: string) => JSON.stringify(idOf.get(number) ?? 'never'))})`,
  )
}

const placeOf = ({ location, operator, after }: PlacedMutant) =>
  JSON.stringify([location.start, location.end, operator, after])
