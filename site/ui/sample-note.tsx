import { useMessages } from '../languages/use-messages.ts'
import * as kickerStyles from './kicker.module.css'
import * as styles from './sample-note.module.css'

/** Marks sample content, so that no visitor takes it for a report of the school. */
export function SampleNote() {
  return <p className={styles.root}>{useMessages()('common.sampleNote')}</p>
}

/** Marks sample content at the end of its text in a list. */
export function SampleTag() {
  return <b className={styles.tag}>{useMessages()('common.sample')}</b>
}

/** Marks sample content in the lower corner of its picture in a list. */
export function SampleCorner() {
  return <b className={styles.corner}>{useMessages()('common.sample')}</b>
}

/** Marks sample content at the head of its page. */
export function SampleMark() {
  return (
    <p className={`${kickerStyles.root} ${styles.mark}`}>
      <b>{useMessages()('common.sample')}</b>
    </p>
  )
}
