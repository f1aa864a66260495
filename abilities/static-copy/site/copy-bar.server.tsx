import { formatMoment } from '../../../school/base/formats.ts'
import type { Translate } from '../../../site/languages/translate.ts'
import { renderBars } from '../../../site/layout/draw-bars.server.tsx'

/** Draws the bar of every page of a copy. Alerts and class notices are for today: it has none. */
export const drawCopyBar = (
  t: Translate,
  { madeAt, publicOrigin }: { madeAt: number; publicOrigin: string },
): string =>
  renderBars(t, [
    {
      level: 'info',
      label: t('server.copy'),
      lead: t('server.copyLead'),
      text: t('server.copyMade', { moment: formatMoment(madeAt, t.language) }),
      link: { to: publicOrigin, label: t('server.copySite') },
    },
  ])
