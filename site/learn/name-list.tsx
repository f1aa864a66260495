import * as styles from './name-list.module.css'

/** Subjects, careers or jobs as a list in columns; nothing without names. */
export function NameList({ heading, names }: { heading: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <section className={styles.root}>
      <h2>{heading}</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  )
}
