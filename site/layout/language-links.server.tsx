import { languageNames, type Language } from '../languages/language.ts'
import { translatorFor } from '../languages/messages.server.ts'
import { CloseIcon } from '../ui/icons.tsx'
import { LanguageLink, otherLanguages } from './language-link.tsx'
import * as styles from './language-links.module.css'
import * as iconButtonStyles from '../ui/icon-button.module.css'

interface LinksProps {
  own: Language
  path: string
}

/** At the end of the menu: this page in the other language, as a new document (decision 0026). */
export const LanguageLinks = ({ own, path }: LinksProps) => (
  <ul className={styles.links}>
    {otherLanguages(own, path).map((other) => (
      <li key={other.language}>
        <LanguageLink {...other} own={own}>
          {languageNames[other.language]}
        </LanguageLink>
      </li>
    ))}
  </ul>
)

/** Offers the page in each other language, in that language; the script shows at most one offer. */
export const LanguageOffers = ({ own, path }: LinksProps) =>
  otherLanguages(own, path).map((other) => {
    const t = translatorFor(other.language)
    return (
      <aside
        key={other.language}
        hidden
        lang={other.language}
        className={styles.offer}
        data-screen-only
        data-offer={other.language}
        aria-label={t('server.language')}
      >
        <LanguageLink {...other} own={own}>
          {t('server.readHere')}
        </LanguageLink>
        <button type="button" className={iconButtonStyles.root} aria-label={t('server.closeOffer')}>
          <CloseIcon />
        </button>
      </aside>
    )
  })
