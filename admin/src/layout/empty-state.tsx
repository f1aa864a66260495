import type { ReactNode } from 'react'
import * as styles from './empty-state.module.css'

/** Fills the place of an empty list. @param props.children a button that goes on */
export function EmptyState({ words, children }: { words: string; children?: ReactNode }) {
  return (
    <div className={styles.root}>
      <img src="/images/logo.svg" alt="" className={styles.sign} />
      <p>{words}</p>
      {children}
    </div>
  )
}
