import type { ReactNode } from 'react'
import { useMessages } from '../../../site/languages/use-messages.ts'
import type { InLanguage } from '../../../school/base/filipino.ts'
import { contentLanguage } from '../../../site/languages/content-language.ts'
import { UnbrokenText } from '../../../site/ui/unbroken-text.tsx'
import * as styles from './steps.module.css'

interface StepsProps {
  steps: readonly (InLanguage & { title: string; text: string; detail?: ReactNode })[]
}

/** Numbered steps at the nodes of a bamboo stalk, side by side on large screens. */
export function Steps({ steps }: StepsProps) {
  const t = useMessages()
  return (
    <ol className={styles.root}>
      {steps.map(({ title, text, detail, ...step }) => (
        <li key={title}>
          <div>
            <h3 lang={contentLanguage(t, step)}>
              <UnbrokenText text={title} />
            </h3>
            {text && (
              <p lang={contentLanguage(t, step)}>
                <UnbrokenText text={text} />
              </p>
            )}
            {detail}
          </div>
        </li>
      ))}
    </ol>
  )
}
