import { renderToStaticMarkup } from 'react-dom/server'
import { showCode } from '../../school/base/codes.ts'
import type { Translate } from '../languages/translate.ts'
import { pageAddress } from '../page-address.ts'
import { QrPicture } from '../ui/qr-picture.server.tsx'
import { spokenAddress, verifyAddress } from './verify-address.ts'
import * as styles from './verify-box.module.css'

interface VerifyBoxProps {
  t: Translate
  publicOrigin: string
  code: string
}

/** Shows how to check a page: code, QR code and address, on the screen and in print. */
export function VerifyBox({
  t,
  publicOrigin,
  code,
  className = 'check',
}: VerifyBoxProps & { className?: string | undefined }) {
  const address = verifyAddress(publicOrigin, code)
  return (
    <aside className={className} aria-label={t('verify.checkThis')}>
      <QrPicture address={address} label={t('verify.qrCode', { code: showCode(code) })} />
      <p>
        <strong>{t('verify.checkThis')}</strong> {t('verify.codeIs', { code: showCode(code) })}
        <br />
        <a href={pageAddress(t.language, '/verify/:code', { code })}>{spokenAddress(address)}</a>
      </p>
    </aside>
  )
}

/** Draws the box as HTML, for a page that imports only `verify-box.module.css`. */
export const drawVerifyBox = (props: VerifyBoxProps): string =>
  renderToStaticMarkup(<VerifyBox {...props} className={styles.root} />)
