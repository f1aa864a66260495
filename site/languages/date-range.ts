import { formatShortDate } from '../../school/base/formats.ts'
import type { Translate } from './translate.ts'

/** 'Nov 5, 2026 to Nov 20, 2026', or the start alone without an end (spec 9). */
export function dateRange(t: Translate, start: string, end: string | null): string {
  const first = formatShortDate(start, t.language)
  return end ? t('common.range', { start: first, end: formatShortDate(end, t.language) }) : first
}
