import { useSyncExternalStore } from 'react'
import { useMessages } from '../languages/use-messages.ts'
import { pageAddress } from '../page-address.ts'
import * as styles from './cookie-consent.module.css'
import * as buttonStyles from '../ui/button.module.css'

/** The storage key of the choice, and its values (spec 4, 9). */
const storageKey = 'cookie-consent'
type Choice = 'accepted' | 'declined'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Without storage, as in some private windows, the bar stays hidden. */
function isUndecided(): boolean {
  try {
    return localStorage.getItem(storageKey) === null
  } catch {
    return false
  }
}

function choose(choice: Choice) {
  try {
    localStorage.setItem(storageKey, choice)
  } finally {
    for (const listener of listeners) listener()
  }
}

/** The bar that asks about cookies until a choice has been made (spec 2, 4). */
export function CookieConsent() {
  const isShown = useSyncExternalStore(subscribe, isUndecided, () => false)
  const t = useMessages()
  if (!isShown) return null
  // The language of the sentence decides where the link is.
  const [before, after] = t('common.cookieText', { policy: '\0' }).split('\0')
  return (
    <section className={styles.root} aria-label={t('common.cookieConsent')}>
      <p>
        {before}
        <a href={pageAddress(t.language, '/data-privacy-policy')}>{t('common.privacyPolicy')}</a>
        {after}
      </p>
      <div className={styles.answers}>
        <button type="button" className={buttonStyles.quiet} onClick={() => choose('declined')}>
          {t('common.decline')}
        </button>
        <button type="button" className={buttonStyles.root} onClick={() => choose('accepted')}>
          {t('common.accept')}
        </button>
      </div>
    </section>
  )
}
