import type { Translate } from '../../../site/languages/translate.ts'
import { addressIn } from '../../../site/page-address.ts'
import { foundId, templateId } from './search-script-parts.ts'
import * as kickerStyles from '../../../site/ui/kicker.module.css'
import * as resultStyles from '../../../site/search/search-results.module.css'

/**
 * Draws the elements that the search script of a copy fills, with a template for one result.
 * Without JavaScript, a note leads to other pages.
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
