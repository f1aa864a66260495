import Papa from 'papaparse'

/** The fields of a kind, as a form of it shows them. */
interface TableFields {
  fields: readonly { name: string; label: string; isRequired: boolean }[]
}

/** A file as a table of texts, to check and correct before the import. */
export interface ImportTable {
  /** fields with a column in the file */
  columns: string[]
  /** headings that match no field: they are left out */
  unknown: string[]
  rows: Record<string, string>[]
  /** number of the first row in the file: in a table the headings are row 1 */
  firstRow: number
}

/** Decodes a file: UTF-8, or the encoding of Excel on Windows. */
export function decodeTable(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * Reads a CSV (with commas, semicolons or tabs) or JSON file.
 *
 * @param shape of the entries; headings are field names or form labels
 * @throws with a sentence that says what to do
 */
export function readTable(text: string, name: string, shape: TableFields): ImportTable {
  if (/\.xlsx?$/i.test(name) || text.startsWith('PK')) {
    throw new Error(
      'This is an Excel workbook. In Excel, choose Save As and “CSV UTF-8”, then choose that file here.',
    )
  }
  return /\.json$/i.test(name) || /^\s*[[{]/.test(text)
    ? readJson(text, shape)
    : readCsv(text, shape)
}

function readCsv(text: string, shape: TableFields): ImportTable {
  const { data, meta, errors } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
  })
  const broken = errors.find(({ type }) => type !== 'Delimiter')
  if (broken)
    throw new Error(
      `Row ${(broken.row ?? 0) + 2} of the file cannot be read: ${csvErrors[broken.code]}`,
    )
  return toTable(meta.fields ?? [], data, shape, 2)
}

const csvErrors: Record<string, string> = {
  TooFewFields: 'it has fewer cells than there are headings.',
  TooManyFields:
    'it has more cells than there are headings. Put a cell with a comma in quotation marks.',
  MissingQuotes: 'a quotation mark is opened in it and never closed.',
  InvalidQuotes: 'it has a quotation mark within a cell. Double it.',
}

function readJson(text: string, shape: TableFields): ImportTable {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    throw new Error('This is not valid JSON. Export a file here to see what it should look like.')
  }
  if (!Array.isArray(list))
    throw new Error('The file has to hold a list. Export one here to see what it looks like.')
  // An export nests the fields of each entry under `data`.
  const items = list.map((item: Record<string, unknown>) =>
    isNested(item.data) ? item.data : item,
  )
  return toTable([...new Set(items.flatMap((item) => Object.keys(item ?? {})))], items, shape, 1)
}

function toTable(
  headings: readonly string[],
  items: readonly Record<string, unknown>[],
  shape: TableFields,
  firstRow: number,
): ImportTable {
  const named = headings.map((heading) => ({ heading, field: fieldOf(heading, shape) }))
  const known = named.flatMap(({ heading, field }) =>
    field ? [{ heading, name: field.name }] : [],
  )
  const lacking = shape.fields.filter(
    ({ name, isRequired }) => isRequired && !known.some((column) => column.name === name),
  )
  if (known.length === 0) {
    throw new Error(
      `No heading of the file matches a field. Name the columns: ${shape.fields.map(({ label }) => label).join(', ')}.`,
    )
  }
  // Adds required columns that the file lacks, so that they can be filled in.
  const columns = [
    ...new Set([...known.map(({ name }) => name), ...lacking.map(({ name }) => name)]),
  ]
  const rows = items.map((item) => ({
    ...Object.fromEntries(columns.map((name) => [name, ''])),
    ...Object.fromEntries(known.map(({ heading, name }) => [name, textOf(item?.[heading])])),
  }))
  const unknown = named.flatMap(({ heading, field }) =>
    field || ofExport.has(heading) ? [] : [heading.trim()],
  )
  return { columns, unknown, rows, firstRow }
}

/** Columns of an export that are not fields; and a column without a heading. */
const ofExport = new Set([
  '',
  'id',
  'address',
  'state',
  'publishAt',
  'expiresAt',
  'updatedAt',
  'updatedBy',
])

/**
 * Finds the field of a heading: by its name, by its label, or by the only label that begins with
 * it.
 */
function fieldOf(
  heading: string,
  { fields }: TableFields,
): TableFields['fields'][number] | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  const wanted = plain(heading)
  if (wanted === '') return undefined
  const exact = fields.find(({ name, label }) => plain(name) === wanted || plain(label) === wanted)
  const begun = fields.filter(({ label }) => plain(label).startsWith(wanted))
  return exact ?? (begun.length === 1 ? begun[0] : undefined)
}

/** Writes lists and groups as JSON; texts stay as they are. */
const textOf = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'string'
      ? value
      : JSON.stringify(value)

const isNested = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Builds the rows for the API, each with its number in the file. */
export const toRows = ({ rows, firstRow }: ImportTable) =>
  rows.map((fields, index) => ({ row: firstRow + index, fields }))
