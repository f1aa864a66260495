import type { Translate } from '../languages/translate.ts'

/**
 * Returns a title as shared links and programs show it: that of sample content says so.
 *
 * @param of what the title is part of
 */
export const sampleTitle = (t: Translate, title: string, of?: object | null): string =>
  of && 'sample' in of && of.sample === true ? `${t('common.sample')}: ${title}` : title
