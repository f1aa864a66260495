import { contentLanguage } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import { UnbrokenText } from '../ui/unbroken-text.tsx'
import * as styles from './name-list.module.css'

interface NameListProps {
  heading: string
  names: readonly string[]
  /** the object that they are part of */
  of: object
}

/** Subjects, careers or jobs; nothing without names. */
export function NameList({ heading, names, of }: NameListProps) {
  const t = useMessages()
  if (names.length === 0) return null
  return (
    <section className={styles.root}>
      <h2>{heading}</h2>
      <ul lang={contentLanguage(t, of)}>
        {names.map((name) => (
          <li key={name}>
            <UnbrokenText text={name} />
          </li>
        ))}
      </ul>
    </section>
  )
}
