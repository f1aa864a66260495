import { contentLanguage } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import * as srOnlyStyles from '../ui/sr-only.module.css'
import { KeptWords } from '../ui/words.tsx'
import * as styles from './qualities.module.css'

/** The eight qualities of graduates (spec 2, static pages). */
export function Qualities({
  qualities,
}: {
  qualities: readonly { title: string; description: string }[]
}) {
  const t = useMessages()
  return (
    <section aria-labelledby="qualities" className={styles.root}>
      <h2 id="qualities" className={srOnlyStyles.root}>
        {t('pages.qualities')}
      </h2>
      <ol data-reveal="each">
        {qualities.map(({ title, description, ...quality }, place) => (
          <li key={title} id={`quality-${place + 1}`} lang={contentLanguage(t, quality)}>
            <h3>
              <KeptWords text={title} />
            </h3>
            <p>
              <KeptWords text={description} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
