import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { hasRight } from '../../../school/staff/accounts/roles.ts'
import { useAccount } from '../../../admin/src/account/account.ts'
import { callStaffApi } from '../../../admin/src/api/call-staff-api.ts'
import { messageOf } from '../../../admin/src/api/staff-api-error.ts'
import { readEntry } from '../../../admin/src/api/documents.ts'
import { PageTitle } from '../../../admin/src/layout/page-title.tsx'
import { Alert } from '../../../admin/src/ui/alert.tsx'
import { Spinner } from '../../../admin/src/ui/progress.tsx'
import { classStatusPath } from '../../../admin/src/entries/kind-pages.ts'
import { CurrentNotices } from './current-notices.tsx'
import { describeDeliveries } from './delivery-words.ts'
import { NoticeEditor } from './notice-editor.tsx'

/** Interval between requests for the delivery counts of notices, in milliseconds. */
const deliveriesIntervalMs = 5_000

/** The screen that suspends classes in two presses, and corrects or withdraws a class notice. */
export function ClassStatusPage() {
  const { id } = useParams()
  const navigate = useNavigate()
  // A new notice stays in its editor when it gets its own address.
  const [addedId, setAddedId] = useState<string | null>(null)
  const account = useAccount()
  const status = useQuery({
    queryKey: ['class-status'],
    queryFn: () => callStaffApi('GET /class-status'),
    // The counts rise while messages are delivered.
    refetchInterval: deliveriesIntervalMs,
  })
  const isNew = id === undefined || id === addedId
  const opened = useQuery({
    queryKey: ['editor', 'class-notice', id],
    queryFn: () => readEntry('class-notice', id ?? ''),
    enabled: !isNew,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  // The editor is shown when the account cannot be read: the server refuses without the right.
  const mayPublish = account.data === undefined || hasRight(account.data, 'class-status')
  const { campuses = [], notices = [], reached = [] } = status.data ?? {}
  const deliveryTexts = new Map(
    reached.map((counts) => [counts.notice, describeDeliveries(counts)]),
  )
  const openDeliveryText = deliveryTexts.get(Number(id))
  // A later refresh may fail unseen: the next one comes by itself.
  const error = opened.error ?? (status.isLoadingError ? status.error : null)
  const title = <PageTitle title={isNew ? 'Class status' : 'Correct a class notice'} />
  // Waits for the rights and the campuses, which decide the choices; failed requests end the wait.
  if (!status.isFetched || !account.isFetched || !(isNew || opened.isFetched))
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
          You can see the current class status. Only people with the right to publish it can change
          it.
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
              // The same editor continues with the same fields: no warning about leaving it.
              state: { isAdded: true },
            })
          }}
        />
      )}
      {mayPublish && !isNew && opened.data && (
        <NoticeEditor key={id} entry={opened.data} campuses={campuses} />
      )}
      {openDeliveryText && <p>{openDeliveryText}</p>}
      <CurrentNotices notices={notices} deliveryTexts={deliveryTexts} openId={id} />
    </>
  )
}
