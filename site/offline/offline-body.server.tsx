import type { Translate } from '../languages/translate.ts'

/** Draws what is said without a connection; the page's script adds what this device has. */
export const drawOffline = (t: Translate) => (
  <>
    <h1>{t('offline.title')}</h1>
    <p>{t('offline.text')}</p>
    <p>
      <button type="button" data-again="">
        {t('offline.tryAgain')}
      </button>
    </p>
    <section hidden data-kept-pages={t('offline.asOf', { moment: '{moment}' })}>
      <h2>{t('offline.keptPages')}</h2>
      <ul className="levels" />
    </section>
  </>
)
