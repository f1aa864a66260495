import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { hasRight } from '../../../school/staff/accounts/roles.ts'
import { useAccount } from '../../../admin/src/account/account.ts'
import { callStaffApi } from '../../../admin/src/api/call-staff-api.ts'
import { messageOf } from '../../../admin/src/api/staff-api-error.ts'
import { readEntry, type Entry } from '../../../admin/src/api/documents.ts'
import { PageTitle } from '../../../admin/src/layout/page-title.tsx'
import { Alert } from '../../../admin/src/ui/alert.tsx'
import { Spinner } from '../../../admin/src/ui/progress.tsx'
import { classStatusPath } from '../../../admin/src/entries/class-status-path.ts'
import { NoticeEditor } from './notice-editor.tsx'
import { describeDeliveries } from './delivery-words.ts'
import { ButtonLink } from '../../../admin/src/ui/button.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'

/** Interval between requests for the delivery counts of notices, in milliseconds. */
const reachedIntervalMs = 5_000

/** Suspends classes in two presses, and corrects or withdraws what was published. */
export function ClassStatusPage() {
  const { id } = useParams()
  const navigate = useNavigate()
  // A new notice stays in its editor when it gets its own address.
  const [addedId, setAddedId] = useState<string | null>(null)
  const account = useAccount()
  const { data: status, isFetched } = useQuery({
    queryKey: ['class-status'],
    queryFn: () => callStaffApi('GET /class-status'),
    // Subscribers are reached one after the other.
    refetchInterval: reachedIntervalMs,
  })
  const isNew = id === undefined || id === addedId
  const {
    data: opened,
    error,
    isFetched: isOpened,
  } = useQuery({
    queryKey: ['editor', 'class-notice', id],
    queryFn: () => readEntry('class-notice', id ?? ''),
    enabled: !isNew,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const mayPublish = account.data === undefined || hasRight(account.data, 'class-status')
  const { campuses = [], notices = [] } = status ?? {}
  const reached = new Map(
    status?.reached.map((counts) => [String(counts.notice), describeDeliveries(counts)]),
  )
  const openReached = reached.get(id ?? '')
  const title = <PageTitle title={isNew ? 'Class status' : 'Correct a class notice'} />
  // The rights and the campuses decide which choices there are. An answer that failed holds nothing.
  if (!isFetched || !account.isFetched || !(isNew || isOpened))
    return (
      <>
        {title}
        <Spinner />
      </>
    )
  return (
    <>
      {title}
      {error && <Alert tone="error">{messageOf(error)}</Alert>}
      {!mayPublish && (
        <Alert tone="info">
          You can see what holds. Only people with the right to publish class status change it.
        </Alert>
      )}
      {mayPublish && isNew && (
        <NoticeEditor
          key="new"
          entry={null}
          campuses={campuses}
          onAdded={(added) => {
            setAddedId(String(added))
            void navigate(`${classStatusPath}/${added}`, {
              replace: true,
              // The same editor continues: nothing is left.
              state: { isAdded: true },
            })
          }}
        />
      )}
      {mayPublish && !isNew && opened && (
        <NoticeEditor key={id} entry={opened} campuses={campuses} />
      )}
      {openReached && <p>{openReached}</p>}
      <CurrentNotices notices={notices} reached={reached} openId={id} />
    </>
  )
}

interface CurrentNoticesProps {
  notices: readonly Entry[]
  /** the subscribers that each notice reached, in words, by its id */
  reached: ReadonlyMap<string, string>
  /** the notice in the editor above, which has its own note */
  openId: string | undefined
}

/** The notices that visitors read now, each with a way to correct it. */
function CurrentNotices({ notices, reached, openId }: CurrentNoticesProps) {
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
          {reached.get(String(id)) && <div>{reached.get(String(id))}</div>}
        </Alert>
      ))}
    </section>
  )
}
