import type { Translate } from '../languages/translate.ts'
import { useMessages } from '../languages/use-messages.ts'
import * as styles from './sample-note.module.css'

/** Marks sample content, so that no visitor takes it for a report of the school. */
export function SampleNote() {
  return <p className={styles.root}>{useMessages()('common.sampleNote')}</p>
}

/** Marks sample content: a quiet word at the end of its line of date and category. */
export function SampleTag() {
  return <b className={styles.tag}>{useMessages()('common.sample')}</b>
}

/**
 * Returns a title as shared links and programs show it: that of sample content says so.
 * @param of what the title is part of
 */
export const sampleTitle = (t: Translate, title: string, of?: object | null): string =>
  of && 'sample' in of && of.sample === true ? `${t('common.sample')}: ${title}` : title
