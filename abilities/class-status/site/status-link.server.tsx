import type { Translate } from '../../../site/languages/translate.ts'
import { pageAddress } from '../../../site/page-address.ts'

/** Link to the class status, at the foot of a page drawn by `drawSmallPage`. */
export const StatusLink = ({ t }: { t: Translate }) => (
  <p className="links">
    <a href={pageAddress(t.language, '/status')}>{t('status.seeStatus')}</a>
  </p>
)
