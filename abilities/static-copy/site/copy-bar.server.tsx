import { renderToStaticMarkup } from 'react-dom/server'
import { formatMoment } from '../../../school/base/formats.ts'
import { contentLanguage } from '../../../site/languages/content-language.ts'
import type { Translate } from '../../../site/languages/translate.ts'
import { ProvideMessages } from '../../../site/languages/use-messages.ts'
import { AlertBar, type BarText } from '../../../site/layout/alert-bar.server.tsx'
import { languageBar } from '../../../site/layout/draw-bars.server.tsx'

/** Draws the bar of every page of a copy. Alerts and class notices are for today: it has none. */
export function drawCopyBar(
  t: Translate,
  { madeAt, publicOrigin }: { madeAt: number; publicOrigin: string },
): string {
  const copy: BarText = {
    level: 'info',
    label: t('server.copy'),
    lead: t('server.copyLead'),
    text: t('server.copyMade', { moment: formatMoment(madeAt, t.language) }),
    link: { to: publicOrigin, label: t('server.copySite') },
  }
  const bars = [copy, ...(contentLanguage(t) ? [languageBar(t)] : [])]
  return renderToStaticMarkup(
    <ProvideMessages value={t}>
      {bars.map((bar) => (
        <AlertBar key={bar.label} bar={bar} />
      ))}
    </ProvideMessages>,
  )
}
