import type { Translate } from '../languages/translate.ts'
import { addressIn } from '../page-address.ts'
import { foundId, templateId } from './search-script-parts.ts'
import * as kickerStyles from '../ui/kicker.module.css'
import * as resultStyles from '../search/search-results.module.css'

/**
 * Where the script of a copy writes what it finds, with what one result looks like. Without the
 * script, the page leads on.
 */
export const CopySearch = ({ t, script }: { t: Translate; script: string }) => (
  <>
    <noscript>
      <p>{t('server.copySearch')}</p>
    </noscript>
    <div
      id={foundId}
      role="status"
      className={resultStyles.summary}
      data-found={t('server.copyFound', { count: '#' })}
      data-nothing={t('server.copyNothing')}
      hidden
    />
    <template id={templateId}>
      <li>
        <article className={resultStyles.result}>
          <p className={kickerStyles.root} />
          <a href={addressIn(t.language, '/search')}>{t('server.search')}</a>
          <p />
        </article>
      </li>
    </template>
    <ol className={resultStyles.root} />
    <script src={script} defer />
  </>
)
