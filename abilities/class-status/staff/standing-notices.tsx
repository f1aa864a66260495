import type { Entry } from '../../../admin/src/api/documents.ts'
import { ButtonLink } from '../../../admin/src/ui/button.tsx'
import { Alert } from '../../../admin/src/ui/alert.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import { classStatusPath } from '../../../admin/src/entries/class-status-path.ts'
import { reachedInWords, type Reached as Counts } from './reached.ts'

interface StandingNoticesProps {
  notices: readonly Entry[]
  /** counts of the subscribers that each notice reached, by its id */
  reached: ReadonlyMap<string, Counts>
  /** the notice in the editor below, which has its own note */
  openId: string | null
}

/** The notices that visitors read now, each with a way to correct it. */
export function StandingNotices({ notices, reached, openId }: StandingNoticesProps) {
  const others = notices.filter(({ id }) => String(id) !== openId)
  if (others.length === 0) return null
  return (
    <section className={layout.narrow} aria-label="On the site now">
      {others.map((notice) => (
        <Alert
          tone="warning"
          key={notice.id}
          role="note"
          action={
            notice.can.includes('publish') && (
              <ButtonLink
                look="inherit"
                to={`${classStatusPath}/${notice.id}`}
                aria-label={`Correct ${notice.title}`}
              >
                Correct
              </ButtonLink>
            )
          }
        >
          On the site: {notice.title}
          <Reached counts={reached.get(String(notice.id))} />
        </Alert>
      ))}
    </section>
  )
}

const Reached = ({ counts }: { counts: Counts | undefined }) => {
  const words = counts ? reachedInWords(counts) : ''
  return words === '' ? null : <div>{words}</div>
}
