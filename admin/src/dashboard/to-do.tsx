import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { Dashboard } from '../../../school/operations/dashboard/dashboard.ts'
import { formatMoment } from '../layout/times.ts'
import { questionPath } from '../questions/question.ts'
import { fieldPath } from '../reference/reference-paths.ts'
import * as layout from '../ui/layout.module.css'
import { BrokenLinkLine } from './broken-link-line.tsx'
import { CommentsCard } from './comments-card.tsx'
import { CardList, DashboardCard } from './dashboard-card.tsx'
import { EntriesCard } from './entries-card.tsx'
import { FactsCard, sayFacts } from './facts-card.tsx'
import { FailedSearchesCard } from './failed-searches-card.tsx'
import { LearnersCard } from './learners-card.tsx'
import { ReviewsCard } from './reviews-card.tsx'
import { SchoolYearCard } from './school-year-card.tsx'

/** One kind of task. */
interface Task {
  name: string
  /** number of items that wait */
  count: number
  /** says that none waits */
  quiet: string
  card: ReactNode
}

/** The open tasks, most urgent first; what does not wait is said together at the end. */
export function ToDo({ toDo }: Pick<Dashboard, 'toDo'>) {
  const tasks = tasksOf(toDo)
  const open = tasks.filter(({ count }) => count > 0)
  const quiet = tasks.filter(({ count }) => count === 0)
  return (
    <>
      {toDo.schoolYear && <SchoolYearCard next={toDo.schoolYear} />}
      {open.map(({ name, card }) => (
        <Fragment key={name}>{card}</Fragment>
      ))}
      {quiet.length > 0 && (
        <DashboardCard
          title={
            open.length > 0 || toDo.schoolYear ? 'Nothing else waits' : 'Nothing waits for you'
          }
        >
          <CardList>
            {quiet.map(({ name, quiet: sentence }) => (
              <li key={name}>{sentence}</li>
            ))}
          </CardList>
        </DashboardCard>
      )}
    </>
  )
}

function tasksOf(toDo: Dashboard['toDo']): Task[] {
  const { review, comments, drafts, scheduled, expiring, facts, missing } = toDo
  const { questions, learners, brokenLinks, failedSearches, mayEditSearchWords } = toDo
  return [
    questions && {
      name: 'questions',
      count: questions.total,
      quiet: 'No question is waiting.',
      card: <QuestionsCard questions={questions} />,
    },
    {
      name: 'review',
      count: review.total,
      quiet: 'Nothing is waiting for review.',
      card: <ReviewsCard reviews={review} />,
    },
    {
      name: 'comments',
      count: comments.total,
      quiet: 'No comment is waiting for you.',
      card: <CommentsCard comments={comments} />,
    },
    {
      name: 'drafts',
      count: drafts.total,
      quiet: 'You have no drafts.',
      card: <EntriesCard title="My drafts" waiting={drafts} />,
    },
    {
      name: 'facts',
      count: facts.overdue + facts.dueSoon,
      quiet: sayFacts(facts),
      card: <FactsCard facts={facts} />,
    },
    learners && {
      name: 'learners',
      count: learners.ending + learners.hidden + learners.unanswered,
      quiet: 'Every picture is answered, and no consent ends soon.',
      card: <LearnersCard learners={learners} />,
    },
    brokenLinks && {
      name: 'links',
      count: brokenLinks.total,
      quiet: 'All links within the site work.',
      card: <BrokenLinksCard brokenLinks={brokenLinks} />,
    },
    {
      name: 'scheduled',
      count: scheduled.total,
      quiet: 'Nothing is scheduled.',
      card: <EntriesCard title="Scheduled next" waiting={scheduled} />,
    },
    {
      name: 'expiring',
      count: expiring.total,
      quiet: 'Nothing ends soon.',
      card: <EntriesCard title="Ending within two weeks" waiting={expiring} />,
    },
    {
      name: 'missing',
      count: missing.total,
      quiet: 'Nothing that families look for is missing.',
      card: <MissingCard missing={missing} />,
    },
    failedSearches && {
      name: 'searches',
      count: failedSearches.length,
      quiet: 'No searches without results yet.',
      card: (
        <FailedSearchesCard searches={failedSearches} mayEditSearchWords={mayEditSearchWords} />
      ),
    },
  ].filter((task) => task !== null)
}

function QuestionsCard({ questions }: { questions: NonNullable<Dashboard['toDo']['questions']> }) {
  return (
    <DashboardCard
      title="New questions"
      count={questions.total}
      more={<Link to="/admin/questions">All questions</Link>}
    >
      <CardList>
        {questions.first.map(({ id, text, createdAt }) => (
          <li key={id}>
            <Link to={questionPath(id)}>{text}</Link>
            <p className={layout.muted}>asked {formatMoment(createdAt)}</p>
          </li>
        ))}
      </CardList>
    </DashboardCard>
  )
}

function BrokenLinksCard({
  brokenLinks,
}: {
  brokenLinks: NonNullable<Dashboard['toDo']['brokenLinks']>
}) {
  return (
    <DashboardCard
      title="Broken links"
      count={brokenLinks.total}
      more={<Link to="/admin/broken-links">All broken links</Link>}
    >
      <CardList>
        {brokenLinks.first.map((link) => (
          <BrokenLinkLine key={link.id} link={link} />
        ))}
      </CardList>
    </DashboardCard>
  )
}

function MissingCard({ missing }: Pick<Dashboard['toDo'], 'missing'>) {
  return (
    <DashboardCard
      title="Missing on the site"
      count={missing.total}
      more={<Link to="/admin/facts?missing=1">Everything that is missing</Link>}
    >
      <CardList>
        {missing.first.map((fact) => (
          <li key={fact.id}>
            {fact.mayEdit ? <Link to={fieldPath(fact)}>{fact.label}</Link> : fact.label}
          </li>
        ))}
      </CardList>
    </DashboardCard>
  )
}
