import type { Language } from '../languages/language.ts'
import { languageNames } from '../languages/language-names.ts'
import { translationTo } from '../languages/messages.server.ts'
import { CloseIcon } from '../ui/icons.tsx'
import { LanguageLink, otherLanguages } from './language-link.tsx'
import * as styles from './language-links.module.css'
import * as iconButtonStyles from '../ui/icon-button.module.css'

interface LinksProps {
  own: Language
  path: string
}

/**
 * At the end of the menu: this page in the other language. It loads a document, because the menu
 * stays for the whole visit (decision 0026). language-script.ts keeps the address that of the page
 * on view, and remembers the choice.
 */
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

/**
 * Asks in each other language whether the visitor would rather read it. Hidden until
 * language-script.ts finds that they would.
 */
export const LanguageOffers = ({ own, path }: LinksProps) =>
  otherLanguages(own, path).map((other) => {
    const t = translationTo(other.language)
    return (
      <aside
        key={other.language}
        hidden
        lang={other.language}
        className={styles.offer}
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
