import Papa from 'papaparse'

/** A file as a table of texts, to be looked at and mended before it is imported. */
export interface ImportTable {
  columns: string[]
  rows: Record<string, string>[]
  /** number of the first row in the file: in a table the headings are row 1 */
  firstRow: number
}

/**
 * Reads a CSV or JSON file.
 * @throws with a sentence that says what to do
 */
export function readTable(text: string, name: string): ImportTable {
  return /\.json$/i.test(name) || /^\s*[[{]/.test(text) ? readJson(text) : readCsv(text)
}

function readCsv(text: string): ImportTable {
  const { data, meta, errors } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
  })
  const broken = errors.find(({ type }) => type !== 'Delimiter')
  if (broken) throw new Error(`Row ${(broken.row ?? 0) + 2} of the file cannot be read: ${broken.message}.`)
  const columns = (meta.fields ?? []).filter((field) => field !== '')
  const rows = data.map((row) => Object.fromEntries(columns.map((column) => [column, row[column] ?? ''])))
  return { columns, rows, firstRow: 2 }
}

function readJson(text: string): ImportTable {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    throw new Error('This is no valid JSON. Export a file here to see what it should look like.')
  }
  if (!Array.isArray(list)) throw new Error('The file has to hold a list. Export one here to see what it looks like.')
  const items = list as Record<string, unknown>[]
  const columns = [...new Set(items.flatMap((item) => Object.keys(item ?? {})))]
  const rows = items.map((item) => Object.fromEntries(columns.map((key) => [key, textOf(item?.[key])])))
  return { columns, rows, firstRow: 1 }
}

/** Lists and groups stand in a cell as JSON; texts as they are. */
const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)

/** The rows as the API takes them, each with its number in the file. */
export const toRows = ({ rows, firstRow }: ImportTable) =>
  rows.map((fields, index) => ({ row: firstRow + index, fields }))
