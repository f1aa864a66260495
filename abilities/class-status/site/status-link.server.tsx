import type { Translate } from '../../../site/languages/translate.ts'
import { pageAddress } from '../../../site/page-address.ts'

/** The link from other small pages to the class status. */
export const StatusLink = ({ t }: { t: Translate }) => (
  <p className="links">
    <a href={pageAddress(t.language, '/status')}>{t('status.seeStatus')}</a>
  </p>
)
