import { CircleCheck, Circle } from 'lucide-react'
import { Link } from 'react-router'
import type { Dashboard, FirstStep } from '../../../school/operations/dashboard/dashboard.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { queries } from '../api/queries.ts'
import { notify, notifyFailure } from '../notifications/notify.ts'
import { Button } from '../ui/button.tsx'
import * as layout from '../ui/layout.module.css'
import { DashboardCard } from './dashboard-card.tsx'
import * as styles from './first-steps-card.module.css'

interface StepWords {
  text: string
  help: string
  /** the page of the step; left out for a step of the IT teacher on the server */
  to?: string
}

const words: Record<FirstStep, StepWords> = {
  'two-factor': {
    text: 'Protect your sign-in with a code from your phone',
    help: 'Whoever learns your password still cannot sign in.',
    to: '/admin/account',
  },
  people: {
    text: 'Invite the people who write',
    help: 'Authors write, editors also publish; each may be limited to a department.',
    to: '/admin/staff',
  },
  'class-status': {
    text: 'Choose who may suspend classes',
    help: 'A second person who can do it at 4:30 in the morning.',
    to: '/admin/staff',
  },
  phone: {
    text: 'Enter a telephone number',
    help: 'Families look for it first. “Missing on the site” lists everything that is unknown.',
    to: '/admin/facts?missing=true',
  },
  email: {
    text: 'Enter an e-mail address',
    help: 'Of the frontline, the registrar or any other office.',
    to: '/admin/facts?missing=true',
  },
  'office-hours': {
    text: 'Enter the office hours',
    help: 'So that no one comes to a closed door.',
    to: '/admin/facts?missing=true',
  },
  article: {
    text: 'Publish your first news',
    help: 'A few sentences and a photograph are enough.',
    to: '/admin/article/create',
  },
  samples: {
    text: 'Replace the examples',
    help: 'They are marked as samples. Move them to the trash when your own posts are there.',
    to: '/admin/article',
  },
  mail: {
    text: 'Let the site send e-mail',
    help: 'Invitations, questions and reviews then arrive by mail. The IT teacher sets SMTP_URL.',
  },
  backup: {
    text: 'Let the site make its backups',
    help: 'Each is tested by itself. The IT teacher sets BACKUP_EVERY and BACKUP_TO.',
  },
}

/** The steps of a new site, done and open, until an administrator dismisses the list. */
export function FirstStepsCard({ steps }: { steps: NonNullable<Dashboard['firstSteps']> }) {
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <DashboardCard title={`First steps: ${done} of ${steps.length} done`}>
      <ul className={styles.steps}>
        {steps.map(({ name, isDone }) => (
          <Step key={name} words={words[name]} isDone={isDone} />
        ))}
      </ul>
      <div className={layout.row}>
        <Button onClick={() => void dismiss().catch(notifyFailure)}>Dismiss this list</Button>
      </div>
    </DashboardCard>
  )
}

async function setDismissed(isDismissed: boolean) {
  const body = { action: 'dismiss-first-steps', isDismissed } as const
  await callStaffApi('POST /dashboard/commands', { body })
  await queries.invalidateQueries({ queryKey: ['dashboard'] })
}

async function dismiss() {
  await setDismissed(true)
  const onUndo = () => void setDismissed(false).catch(notifyFailure)
  notify({ text: 'The first steps are dismissed for all administrators.', onUndo })
}

function Step({ words: { text, help, to }, isDone }: { words: StepWords; isDone: boolean }) {
  return (
    <li className={isDone ? styles.done : styles.open}>
      {isDone ? <CircleCheck aria-label="Done:" role="img" /> : <Circle aria-hidden />}
      <div>
        {to && !isDone ? <Link to={to}>{text}</Link> : text}
        {!isDone && <p className={layout.muted}>{help}</p>}
      </div>
    </li>
  )
}
