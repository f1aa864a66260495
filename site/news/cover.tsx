import type { Tone } from './topic-tone.ts'
import * as styles from './cover.module.css'

/** The words in a list that are the picture of an article without one, on the color of its topic. */
export const Cover = ({ tone, words }: { tone: Tone; words: string }) => (
  <p className={`${styles.root} ${styles.card}`} data-tone={tone}>
    <span>{words}</span>
  </p>
)
