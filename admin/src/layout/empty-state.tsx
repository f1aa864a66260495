import type { ReactNode } from 'react'
import * as styles from './empty-state.module.css'

export function EmptyState({ words, children }: { words: string; children?: ReactNode }) {
  return (
    <div className={styles.root}>
      <img src="/images/logo.svg" alt="" className={styles.sign} />
      <p>{words}</p>
      {children}
    </div>
  )
}
