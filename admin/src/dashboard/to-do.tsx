import { Link } from 'react-router'
import { formatShortDate } from '../../../school/base/formats.ts'
import type { Dashboard } from '../../../school/operations/dashboard/dashboard.ts'
import { formatMoment } from '../layout/times.ts'
import { questionPath } from '../questions/question.ts'
import { fieldPath, searchWordPath } from '../reference/reference-paths.ts'
import * as layout from '../ui/layout.module.css'
import { BrokenLinkLine } from './broken-link-line.tsx'
import { CardList, DashboardCard } from './dashboard-card.tsx'
import { EntriesCard } from './entries-card.tsx'
import { ReviewsCard } from './reviews-card.tsx'
import { LearnersCard } from './learners-card.tsx'
import { SchoolYearCard } from './school-year-card.tsx'

/** The open tasks, most urgent first. */
export function ToDo({ toDo }: Pick<Dashboard, 'toDo'>) {
  const { review, drafts, scheduled, expiring, facts, missing, questions } = toDo
  const { learners, schoolYear } = toDo
  const { brokenLinks, failedSearches, mayEditSearchWords } = toDo
  return (
    <>
      {schoolYear && <SchoolYearCard next={schoolYear} />}
      {questions && (
        <DashboardCard
          title="New questions"
          count={questions.total}
          empty="No question is waiting."
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
      )}
      <ReviewsCard reviews={review} />
      <EntriesCard title="My drafts" empty="You have no drafts." waiting={drafts} />
      <EntriesCard title="Scheduled next" empty="Nothing is scheduled." waiting={scheduled} />
      <EntriesCard title="Ending within two weeks" empty="Nothing ends soon." waiting={expiring} />
      <DashboardCard
        title="Facts to verify"
        count={facts.overdue + facts.dueSoon}
        empty={sayFacts(facts)}
        more={
          <Link to={facts.overdue > 0 ? '/admin/facts?overdue=1' : '/admin/facts'}>
            {facts.overdue > 0 ? `${facts.overdue} overdue` : 'All facts'}
          </Link>
        }
      >
        <CardList>
          {facts.first.map(({ id, label, verifyBy, isOverdue }) => (
            <li key={id}>
              {label}: {isOverdue ? 'check was due by' : 'check by'}{' '}
              {formatShortDate(verifyBy, 'en')}
            </li>
          ))}
        </CardList>
      </DashboardCard>
      {learners && <LearnersCard learners={learners} />}
      {missing.total > 0 && (
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
      )}
      {brokenLinks && (
        <DashboardCard
          title="Broken links"
          count={brokenLinks.total}
          empty="All links within the site work."
          more={brokenLinks.total > 0 && <Link to="/admin/broken-links">All broken links</Link>}
        >
          <CardList>
            {brokenLinks.first.map((link) => (
              <BrokenLinkLine key={link.id} link={link} />
            ))}
          </CardList>
        </DashboardCard>
      )}
      {failedSearches && (
        <DashboardCard
          title="Searches without results"
          count={failedSearches.length}
          empty="No searches without results yet."
        >
          <CardList>
            {failedSearches.map(({ words, count }) => (
              <li key={words}>
                “{words}” {count === 1 ? 'once' : `${count} times`}
                {mayEditSearchWords && (
                  <>
                    {' · '}
                    <Link
                      to={searchWordPath(words)}
                      aria-label={`Add “${words}” to the search words`}
                    >
                      Add to the search words
                    </Link>
                  </>
                )}
              </li>
            ))}
          </CardList>
        </DashboardCard>
      )}
    </>
  )
}

/** Describes the fact checks while none is due soon. */
function sayFacts({ total, neverChecked }: Dashboard['toDo']['facts']): string {
  if (total === 0) return 'You have no facts to verify.'
  const ahead = 'No fact is due for a check within two weeks.'
  if (neverChecked === 0) return ahead
  return `${ahead} ${neverChecked === total ? 'None has been checked yet.' : `${neverChecked} of ${total} were never checked.`}`
}
