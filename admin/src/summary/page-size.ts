import { toPlainText } from '../../../school/base/plain-text.ts'
import { isGroup } from '../forms/form-data.ts'
import type { FieldShape } from '../forms/form-shape.ts'
import { formatCount } from '../layout/format-count.ts'
import { formatBytes } from '../../../school/base/formats.ts'

/** Reading speed of an adult, in words per minute. */
const wordsPerMinute = 200

/** Matches a word: letters and digits with the signs that join them: `well-kept`, `school’s`, `8:00`. */
const word = /[\p{L}\p{M}\p{N}]+(?:['’.:-][\p{L}\p{M}\p{N}]+)*/gu

const wordsIn = (text: string) => text.match(word)?.length ?? 0

/** Counts the words of the English texts of a form: not those of titles, labels and addresses. */
export function countWords(shape: FieldShape, value: unknown): number {
  const { kind, fields, item } = shape
  if (typeof value === 'string') {
    if (kind === 'rich-text') return wordsIn(toPlainText(value))
    return kind === 'text' ? wordsIn(value) : 0
  }
  if (kind === 'list' && item && Array.isArray(value))
    return value.reduce((sum: number, each) => sum + countWords(item, each), 0)
  if (kind !== 'group' || !isGroup(value)) return 0
  return fields
    .filter(({ name }) => name !== 'fil')
    .reduce((sum, field) => sum + countWords(field, value[field.name]), 0)
}

/** Says how long a text is, and how long reading it takes. @param count of its words */
export function describeLength(count: number): string {
  if (count === 0) return 'No words yet'
  const minutes = Math.max(1, Math.round(count / wordsPerMinute))
  return `${formatCount(count, 'word')}, ${formatCount(minutes, 'minute')} to read`
}

/** Minimum size of a page that is heavy for a phone on mobile data, in bytes. */
const heavyBytes = 1_000_000

/** Speed of a slow mobile connection, in bytes per second: 400 kilobits. */
const slowBytesPerSecond = 50_000

/** Warns of a page that takes long on mobile data; `null` for a light one. Sizes are in bytes. */
export function weightWarning(total: number, pictures: number): string | null {
  if (total < heavyBytes) return null
  const seconds = Math.round(total / slowBytesPerSecond)
  return `Heavy for a phone on mobile data: about ${seconds} seconds on a slow connection. The pictures are ${formatBytes(pictures)} of it; take some out, or crop them.`
}
