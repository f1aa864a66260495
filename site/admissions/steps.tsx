import type { ReactNode } from 'react'
import * as styles from './steps.module.css'

interface StepsProps {
  steps: readonly { title: string; text: string; more?: ReactNode }[]
  /** `across` puts the steps side by side on large screens */
  look: 'down' | 'across'
}

/** Numbered steps at the nodes of a bamboo stalk. */
export function Steps({ steps, look }: StepsProps) {
  return (
    <ol className={look === 'across' ? styles.across : styles.root}>
      {steps.map(({ title, text, more }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
            {more}
          </div>
        </li>
      ))}
    </ol>
  )
}
