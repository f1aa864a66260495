import * as styles from './waiting-note.module.css'
import { sayWaiting, type Waiting } from './waiting-words.ts'

/** Marks something published that has a change which visitors do not see yet. */
export function WaitingNote({ of }: { of: Waiting }) {
  const text = sayWaiting(of)
  return text === null ? null : <p className={styles.root}>{text}</p>
}
