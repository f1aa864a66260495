import type { InLanguage } from '../../school/base/filipino.ts'
import type { ShownPicture } from '../../school/base/photo.ts'
import { contentLanguage } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import { Picture } from './picture.tsx'
import { UnbrokenText } from './unbroken-text.tsx'
import * as styles from './fact-cards.module.css'

/** A thing to get from the school, with what is known of it. */
export interface FactCard extends InLanguage {
  title: string
  text: string
  picture?: ShownPicture | null
  facts: { label: string; texts: string[] }[]
}

/** Cards of things, each with its facts: price, days, where. */
export function FactCards({ cards }: { cards: readonly FactCard[] }) {
  const t = useMessages()
  return (
    <ul className={styles.root}>
      {cards.map(({ title, text, picture, facts, ...card }) => (
        <li key={title} lang={contentLanguage(t, card)}>
          {picture && <Picture src={picture} width={560} height={420} className={styles.picture} />}
          <h3>
            <UnbrokenText text={title} />
          </h3>
          {text && <p>{text}</p>}
          {facts.length > 0 && (
            <dl>
              {facts.map(({ label, texts }) => (
                <div key={label}>
                  <dt lang={t.language}>{label}</dt>
                  {texts.map((each) => (
                    <dd key={each}>{each}</dd>
                  ))}
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Lists the facts that have a text, by label: `knownFacts({ Price: record.price })`. */
export const knownFacts = (
  facts: Readonly<Record<string, string | null | readonly string[]>>,
): FactCard['facts'] =>
  Object.entries(facts).flatMap(([label, value]) => {
    const texts = [value ?? []].flat()
    return texts.length > 0 ? [{ label, texts }] : []
  })
