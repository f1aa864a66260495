import * as z from 'zod'
import { dayFromCell, momentFromCell, type DayOrder } from './cell-days.ts'
import { htmlFromCell, htmlToCell } from './cell-html.ts'
import type { AnyKind } from '../../kinds/index.ts'

/** The parts of a field's JSON Schema that tables of entries use. */
interface FieldShape {
  type?: string
  items?: { type?: string }
  anyOf?: FieldShape[]
  widget?: string
  title?: string
  minLength?: number
  enum?: unknown[]
  format?: string
}

/** Returns the JSON Schema of each field of a kind, by the name of the field. */
export const columnsOf = (kind: AnyKind): Map<string, FieldShape> =>
  new Map(Object.entries(describe(kind).properties ?? {}))

/** A field as a column of a table. */
export interface TableField {
  name: string
  /** the name of the field in a form */
  label: string
  isRequired: boolean
  holds: 'day' | 'moment' | 'html' | 'other'
}

/** Lists the fields of a kind as the columns that its table may have. */
export function fieldsOf(kind: AnyKind): TableField[] {
  const { properties = {}, required = [] } = describe(kind)
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    label: shape.title ?? name,
    // A text may be empty unless its schema forbids that.
    isRequired: required.includes(name) && (shape.type !== 'string' || cannotBeEmpty(shape)),
    holds: contents.get(widgetOf(shape) ?? '') ?? 'other',
  }))
}

const contents = new Map<string, TableField['holds']>([
  ['day', 'day'],
  ['manila-time', 'moment'],
  ['richtext', 'html'],
])

const cannotBeEmpty = ({ minLength = 0, enum: choices, format }: FieldShape) =>
  minLength > 0 || choices !== undefined || format !== undefined

const describe = (kind: AnyKind) =>
  z.toJSONSchema(kind.schema, { io: 'input' }) as {
    properties?: Record<string, FieldShape>
    required?: string[]
  }

/** The columns of an export that are not fields of the kind. */
export const exportedFacts = [
  'id',
  'address',
  'state',
  'publishAt',
  'expiresAt',
  'updatedAt',
  'updatedBy',
] as const

/** Names the file with the entries of a kind: `community-service.csv`. */
export const exportFileName = ({ labels }: AnyKind, format: 'csv' | 'json') =>
  `${labels.many.toLowerCase().replaceAll(' ', '-')}.${format}`

/** Returns the shape of a field's value, without `null`. */
const filled = (shape: FieldShape) => shape.anyOf?.find(({ type }) => type !== 'null') ?? shape
const widgetOf = (shape: FieldShape) => shape.widget ?? filled(shape).widget
const acceptsNull = (shape: FieldShape) => shape.anyOf?.some(({ type }) => type === 'null') ?? false

/** Returns the separator of a list in a cell: topics have no comma, paragraphs no empty line. */
const separatorOf = ({ widget }: FieldShape) => (widget === 'topics' ? ', ' : '\n\n')

/** Writes a field's value as the text of a table cell. */
export function toCell(shape: FieldShape, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value) && filled(shape).items?.type === 'string')
    return value.join(separatorOf(shape))
  if (typeof value === 'string' && widgetOf(shape) === 'richtext') return htmlToCell(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/**
 * Reads a field's value from a table cell; the schema then validates it.
 *
 * @param order of the days in its column
 * @returns `undefined` for an empty cell of a field with a default value
 */
export function fromCell(
  shape: FieldShape,
  value: unknown,
  order: DayOrder | null = null,
): unknown {
  if (typeof value !== 'string') return value
  const text = withoutGuard(value)
  const { type, items } = filled(shape)
  if (text.trim() === '') {
    if (acceptsNull(shape)) return null
    return type === 'string' ? '' : undefined
  }
  const widget = widgetOf(shape)
  if (widget === 'richtext') return htmlFromCell(text)
  if (widget === 'day') return dayFromCell(text, order)
  if (widget === 'manila-time') return momentFromCell(text, order)
  if (type === 'boolean') return booleans.get(text.trim().toLowerCase()) ?? text
  if (type === 'number' || type === 'integer') return Number(text)
  if (type === 'array' && items?.type === 'string') return listFromCell(shape, text)
  return type === 'array' || type === 'object' ? parseJson(text) : text
}

/** Reads a list of texts: JSON, or texts with the separator of the field between them. */
function listFromCell(shape: FieldShape, text: string): unknown[] {
  const list = text.startsWith('[') ? parseJson(text) : null
  if (Array.isArray(list)) return list
  return text
    .split(separatorOf(shape) === ', ' ? ',' : /\r?\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
}

const booleans = new Map([
  ...['true', 'yes', '1', 'on'].map((word) => [word, true] as const),
  ...['false', 'no', '0', 'off'].map((word) => [word, false] as const),
])

/** Parses JSON; a text that is not JSON is returned unchanged. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/**
 * Matches cells that spreadsheet programs would run as a formula, also behind apostrophes: a text
 * that begins with an apostrophe gets a second one, so that an import restores the first.
 */
const formula = /^'*[=+\-@\t\r\n]/

/** Writes a CSV line (RFC 4180); an apostrophe makes a text of would-be formulas. */
export function toCsvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => {
    const text = formula.test(cell) ? `'${cell}` : cell
    return `"${text.replaceAll('"', '""')}"`
  })
  return `${quoted.join(',')}\r\n`
}

/** Removes the apostrophe that {@link toCsvLine} added to a cell. */
const withoutGuard = (text: string) =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text
