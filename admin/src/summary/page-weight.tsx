import { formatBytes } from '../../../school/base/formats.ts'
import type { AnswerOf } from '../../../product/contract.ts'
import { Alert } from '../ui/alert.tsx'
import * as layout from '../ui/layout.module.css'
import { warnOfWeight } from './heavy-page.ts'
import * as styles from './page-summary.module.css'

type Weight = NonNullable<AnswerOf<'POST /previews/summary'>['summary']>['weight']

/** Shows the download size of the page, with a warning when it takes long on mobile data. */
export function PageWeight({ weight }: { weight: Weight }) {
  const { document, styles: style, scripts, type, pictures, pictureCount } = weight
  const total = document + style + scripts + type + pictures
  const warning = warnOfWeight(total, pictures)
  const parts = [
    { name: 'Text', bytes: document },
    { name: 'Design and type', bytes: style + type },
    { name: 'Scripts', bytes: scripts },
    { name: pictureCount === 1 ? '1 picture' : `${pictureCount} pictures`, bytes: pictures },
  ]
  return (
    <section aria-label="Page weight" className={layout.tightStack}>
      <h2 className={styles.heading}>Page weight</h2>
      <p>
        A visitor with a phone downloads <strong>{formatBytes(total)}</strong> on a first visit.
      </p>
      {warning && (
        <Alert tone="warning" role="note">
          {warning}
        </Alert>
      )}
      <dl className={styles.parts}>
        {parts.map(({ name, bytes }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatBytes(bytes)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
