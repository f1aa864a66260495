import * as styles from './sample-note.module.css'

/** Marks sample content, so that no visitor takes it for a report of the school. */
export function SampleNote() {
  return (
    <p className={styles.root}>
      Sample text, written to show how this page will look. It is not a report of the school.
    </p>
  )
}
