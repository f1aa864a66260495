import * as styles from './qualities.module.css'

/** The eight qualities of graduates (spec 2, static pages). */
export function Qualities({
  qualities,
}: {
  qualities: readonly { title: string; description: string }[]
}) {
  return (
    <section aria-labelledby="qualities" className={styles.root}>
      <h2 id="qualities">Eight qualities of a DYCIan graduate</h2>
      <ol data-reveal="each">
        {qualities.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
