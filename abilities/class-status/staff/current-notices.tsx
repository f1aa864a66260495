import type { Entry } from '../../../admin/src/api/documents.ts'
import { classStatusPath } from '../../../admin/src/entries/kind-pages.ts'
import { Alert } from '../../../admin/src/ui/alert.tsx'
import { ButtonLink } from '../../../admin/src/ui/button.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'

interface CurrentNoticesProps {
  notices: readonly Entry[]
  /** the delivery counts in words, by the id of the notice */
  deliveryTexts: ReadonlyMap<number, string>
  /** id of the notice in the editor above, which this list leaves out */
  openId: string | undefined
}

/** The notices that visitors read now, each with a way to correct it. */
export function CurrentNotices({ notices, deliveryTexts, openId }: CurrentNoticesProps) {
  const others = notices.filter(({ id }) => String(id) !== openId)
  if (others.length === 0) return null
  return (
    <section className={layout.narrow} aria-label="On the site now">
      {others.map(({ id, title, can }) => (
        <Alert
          tone="warning"
          key={id}
          role="note"
          action={
            can.includes('publish') && (
              <ButtonLink
                look="inherit"
                to={`${classStatusPath}/${id}`}
                aria-label={`Correct ${title}`}
              >
                Correct
              </ButtonLink>
            )
          }
        >
          On the site: {title}
          {deliveryTexts.get(id) && <div>{deliveryTexts.get(id)}</div>}
        </Alert>
      ))}
    </section>
  )
}
