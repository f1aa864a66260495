import type { ReactNode } from 'react'
import { useMessages } from '../languages/use-messages.ts'
import type { InLanguage } from '../../school/base/filipino.ts'
import { contentLanguage } from '../languages/content-language.ts'
import * as styles from './steps.module.css'

interface StepsProps {
  steps: readonly (InLanguage & { title: string; text: string; more?: ReactNode })[]
  /** `across` puts the steps side by side on large screens */
  look: 'down' | 'across'
}

/** Numbered steps at the nodes of a bamboo stalk. */
export function Steps({ steps, look }: StepsProps) {
  const t = useMessages()
  return (
    <ol className={look === 'across' ? styles.across : styles.root}>
      {steps.map(({ title, text, more, ...step }) => (
        <li key={title}>
          <div>
            <h3 lang={contentLanguage(t, step)}>{title}</h3>
            {text && <p lang={contentLanguage(t, step)}>{text}</p>}
            {more}
          </div>
        </li>
      ))}
    </ol>
  )
}
