import { renderToStaticMarkup } from 'react-dom/server'
import { createContext } from 'react-router'
import { addressOfPicture, type WithPhotos } from '../../school/base/photo.ts'
import type { Admission } from '../../school/kinds/admissions.ts'
import { linkInLanguage, pageAddress } from '../page-address.ts'
import type { Translate } from '../languages/translate.ts'
import { ProvideMessages } from '../languages/use-messages.ts'
import { StaffLink } from '../ui/outside-link.tsx'
import { QrPicture } from '../ui/qr-picture.server.tsx'

/** The width of the QR code, in pixels. */
const width = 220

/** The printed code that leads to the registration of the college. */
export interface RegistrationCode {
  /** address of the code on this site */
  path: string
  /** reads the address that the code leads to; `null` when staff removed the code */
  readTarget: () => Promise<string | null>
}

export const registrationCode = createContext<RegistrationCode | null>(null)

/**
 * Draws the QR code of the college's admissions panel (spec 2) as HTML, as a link. The code leads
 * to the registration address that staff set, else to a printed code, which counts scans; the link
 * leads to the target of that code, so clicks are not counted as scans.
 */
export async function drawRegistrationCode(
  t: Translate,
  printed: RegistrationCode | null,
  { admission, publicOrigin }: { admission: WithPhotos<Admission>; publicOrigin: string },
): Promise<string> {
  const { registrationUrl, qrCodeImg } = admission
  const journey = pageAddress(t.language, '/admissions/:tag', { tag: 'college' })
  const target = registrationUrl ?? (await printed?.readTarget())
  const address = registrationUrl ?? publicOrigin + (printed?.path ?? journey)
  const picture = qrCodeImg ? (
    <img src={addressOfPicture(qrCodeImg)} alt={t('server.qrCode')} width={width} height={width} />
  ) : (
    <QrPicture address={address} label={t('server.qrCode')} width={width} />
  )
  return renderToStaticMarkup(
    <ProvideMessages value={t}>
      <StaffLink to={linkInLanguage(t.language, target ?? address)}>
        {picture}
        <span>{t('server.scanQrCode')}</span>
      </StaffLink>
    </ProvideMessages>,
  )
}
