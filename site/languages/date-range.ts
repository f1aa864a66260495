import { formatShortDate } from '../../school/base/formats.ts'
import type { Translate } from './translate.ts'

/**
 * Formats a range of days: 'Nov 5, 2026 to Nov 20, 2026'; without an end, the start alone (spec 9).
 * @param start `YYYY-MM-DD`, as is `end`
 */
export function dateRange(t: Translate, start: string, end: string | null): string {
  const first = formatShortDate(start, t.language)
  return end ? t('common.range', { start: first, end: formatShortDate(end, t.language) }) : first
}
