import { toPlainText } from '../../../school/base/plain-text.ts'
import { fieldLabel } from '../forms/field-label.ts'
import { isEqual, isGroup, pathText, type FieldPath } from '../forms/form-data.ts'
import type { FieldShape } from '../forms/form-shape.ts'

/** A field that differs between two versions. */
export interface FieldChange {
  path: FieldPath
  /** label of the field in the form */
  name: string
  shape: FieldShape
  before: unknown
  after: unknown
}

/** Lists the fields in which two versions differ, down to items of lists of equal length. */
export function listChanges(whole: FieldShape, before: unknown, after: unknown): FieldChange[] {
  const changesOf = (
    shape: FieldShape,
    was: unknown,
    is: unknown,
    path: FieldPath,
  ): FieldChange[] => {
    if (isEqual(was, is)) return []
    if (shape.kind === 'group' && isGroup(was) && isGroup(is)) {
      return shape.fields.flatMap((field) =>
        changesOf(field, was[field.name], is[field.name], [...path, field.name]),
      )
    }
    const item = shape.item
    if (
      item?.kind === 'group' &&
      Array.isArray(was) &&
      Array.isArray(is) &&
      was.length === is.length
    ) {
      const newer: unknown[] = is
      return was.flatMap((each, index) => changesOf(item, each, newer[index], [...path, index]))
    }
    const name = path.length === 0 ? whole.label : fieldLabel(whole, pathText(path))
    return [{ path, name, shape, before: was, after: is }]
  }
  return changesOf(whole, before, after, [])
}

/** Formats a value for reading and comparing; '' for nothing. */
export function formatValue(shape: FieldShape, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (shape.kind === 'filipino')
    return shape.item && isGroup(value) ? formatValue(shape.item, value.text) : ''
  if (shape.kind === 'rich-text') return htmlToLines(typeof value === 'string' ? value : '')
  if (shape.kind === 'switch') return value === true ? 'Yes' : 'No'
  if (Array.isArray(value)) {
    const { item } = shape
    const items: unknown[] = value
    if (shape.kind === 'words' || shape.kind === 'choices') return items.join(', ')
    return items.map((each) => (item ? formatValue(item, each) : String(each))).join('\n\n')
  }
  if (isGroup(value)) {
    return shape.fields
      .map((field) => ({ label: field.label, text: formatValue(field, value[field.name]) }))
      .filter(({ text }) => text !== '')
      .map(({ label, text }) => (label === '' ? text : `${label}: ${text}`))
      .join('\n')
  }
  return typeof value === 'number' || typeof value === 'string' ? String(value) : ''
}

/** Turns HTML into text, one line per paragraph. */
function htmlToLines(html: string): string {
  return html
    .split(/<\/(?:p|h\d|li|tr|blockquote)>|<br\s*\/?>/i)
    .map((part) => {
      const picture = /<img[^>]*\balt="([^"]*)"/i.exec(part)
      return `${picture ? `[Picture: ${picture[1] || 'decoration'}] ` : ''}${toPlainText(part)}`.trim()
    })
    .filter((line) => line !== '')
    .join('\n')
}
