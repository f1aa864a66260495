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
