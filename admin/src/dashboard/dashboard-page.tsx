import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { kindLabels } from '../../../school/kinds/kind-labels.data.ts'
import type { Dashboard } from '../../../school/operations/dashboard/dashboard.ts'
import { useAccount } from '../account/account.ts'
import { EventSentence } from '../activity/event-sentence.tsx'
import { ShownAlertNote } from '../alert/shown-alert-note.tsx'
import { callStaffApi } from '../api/call-staff-api.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { entryListPath, entryPath } from '../entries/kind-pages.ts'
import { PageTitle } from '../layout/page-title.tsx'
import { useAbilities, type Command } from '../staff-ability.ts'
import { useHasRole } from '../session/session-provider.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Alert } from '../ui/alert.tsx'
import { DashboardCard } from './dashboard-card.tsx'
import { FirstStepsCard } from './first-steps-card.tsx'
import { Figures } from './figures.tsx'
import * as styles from './dashboard-page.module.css'
import { toDoCards } from './to-do-cards.tsx'
import { BackupCopyNotice, BackupNotice, ClockNotice } from './server-notices.tsx'

/** The dashboard: tasks, live entries, recent activity and numbers. */
export function DashboardPage() {
  const { data: account, isFetched } = useAccount()
  const { data, error } = useQuery({
    queryKey: ['dashboard'],
    queryFn: () => callStaffApi('GET /dashboard'),
  })
  const isEditor = useHasRole('editor')
  const isAdministrator = useHasRole('administrator')
  const abilities = useAbilities()
  const actions = account ? abilities.flatMap(({ actionsOf }) => actionsOf?.(account) ?? []) : []
  return (
    <>
      <PageTitle title="Dashboard">
        {isFetched && <BeginButtons actions={actions} mayAlert={isEditor} />}
      </PageTitle>
      {error && <Alert tone="error">{messageOf(error)}</Alert>}
      {/* Waits for the buttons above, which depend on the rights of the account. */}
      {data && isFetched && (
        <>
          {data.clock && <ClockNotice {...data.clock} mayConfirm={isAdministrator} />}
          {data.backup && <BackupNotice {...data.backup} />}
          {data.backupCopy && <BackupCopyNotice {...data.backupCopy} />}
          {data.live.alert && <ShownAlertNote alert={data.live.alert} />}
          {data.firstSteps && <FirstStepsCard steps={data.firstSteps} />}
          <Part title="To do">
            <ToDo toDo={data.toDo} />
          </Part>
          <Part title="On the site">
            <Live live={data.live} />
            <Recent recent={data.recent} />
            <Figures figures={data.figures} />
          </Part>
        </>
      )}
    </>
  )
}

/** Buttons that start common tasks from the dashboard, by the person's rights. */
function BeginButtons({ actions, mayAlert }: { actions: readonly Command[]; mayAlert: boolean }) {
  const tasks = [
    ...[kindLabels.article, kindLabels.announcement, kindLabels.event].map((kind) => ({
      name: `New ${kind.labels.one}`,
      path: entryPath(kind, 'create'),
    })),
    ...(mayAlert ? [{ name: 'Alert', path: '/admin/alert' }] : []),
    ...actions,
    { name: 'Calendar', path: '/admin/calendar' },
  ]
  return tasks.map(({ name, path }, index) => (
    <ButtonLink key={path} look={index === 0 ? 'primary' : 'outlined'} to={path}>
      {name}
    </ButtonLink>
  ))
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <div className={styles.cards}>{children}</div>
    </section>
  )
}

const Live = ({ live: { kinds } }: Pick<Dashboard, 'live'>) => (
  <DashboardCard
    title="Live now"
    lines={kinds.map(({ kind, label, count }) => ({
      key: kind,
      to: entryListPath({ name: kind }),
      title: label,
      rest: ` ${count.toLocaleString('en')}`,
    }))}
  />
)

const Recent = ({ recent }: Pick<Dashboard, 'recent'>) => (
  <DashboardCard
    title="Recent activity"
    lines={recent.map((event) => ({ key: event.id, title: <EventSentence event={event} /> }))}
    empty="No activity yet."
    more={<Link to="/admin/activity">All activity</Link>}
  />
)

/** The cards with open tasks, most urgent first; one card at the end sums up those without. */
function ToDo({ toDo }: Pick<Dashboard, 'toDo'>) {
  const cards = toDoCards(toDo, useAbilities())
  const open = cards.filter(({ count }) => count > 0)
  const quiet = cards.filter(({ count }) => count === 0)
  return (
    <>
      {open.map(({ quiet: _, isUncounted = false, count, ...card }) => (
        <DashboardCard key={card.title} count={isUncounted ? 0 : count} {...card} />
      ))}
      {quiet.length > 0 && (
        <DashboardCard
          title={open.length > 0 ? 'Nothing else waits' : 'Nothing waits for you'}
          lines={quiet.map((card) => ({ key: card.title, title: card.quiet }))}
        />
      )}
    </>
  )
}
