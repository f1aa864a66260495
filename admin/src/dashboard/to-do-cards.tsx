import { Link } from 'react-router'
import { formatShortDate } from '../../../school/base/formats.ts'
import type { DocumentState } from '../../../school/content/editing/editing.ts'
import { commentsHash } from '../../../school/operations/comments/comments-hash.ts'
import type { BrokenLink, Dashboard } from '../../../school/operations/dashboard/dashboard.ts'
import { documentLine, documentsPath, pathOf, titleOf } from '../documents/document-line.tsx'
import { formatCount } from '../layout/format-count.ts'
import { formatMoment } from '../layout/times.ts'
import { fieldPath, searchWordPath } from '../reference/reference-paths.ts'
import type { StaffAbility } from '../staff-ability.ts'
import type { CardLines, ToDoCard } from './dashboard-card.tsx'

type ToDo = Dashboard['toDo']
type Learners = NonNullable<ToDo['learners']>
type Line = CardLines[number]

/** The cards of all tasks that a person may see, most urgent first. */
export function toDoCards(toDo: ToDo, abilities: readonly StaffAbility[]): ToDoCard[] {
  const { facts, learners, brokenLinks, failedSearches } = toDo
  return [
    ...abilities.flatMap(({ card }) =>
      toDo.cards.filter(({ name }) => name === card?.name).map((waiting) => card?.draw(waiting)),
    ),
    {
      title: 'Waiting for review',
      quiet: 'Nothing is waiting for review.',
      ...documentsCard('review', toDo.review, 'All reviews'),
    },
    {
      title: 'Comments for you',
      quiet: 'No comment is waiting for you.',
      ...countAndLines(toDo.comments, ({ commentId, text, by, at, ...place }) => ({
        key: commentId,
        to: `${pathOf(place)}${commentsHash}`,
        title: titleOf(place),
        text,
        facts: [by, formatMoment(at)],
      })),
    },
    {
      title: 'My drafts',
      quiet: 'You have no drafts.',
      ...documentsCard('draft', toDo.drafts, 'All my drafts'),
    },
    {
      title: 'Facts to verify',
      quiet: describeFacts(facts),
      count: facts.overdue + facts.dueSoon,
      lines: facts.first.map(({ id, label, verifyBy, isOverdue }) => ({
        key: id,
        title: `${label}: ${isOverdue ? 'check was due by' : 'check by'} ${formatShortDate(verifyBy, 'en')}`,
      })),
      more:
        facts.overdue > 0 ? (
          <Link to="/admin/facts?overdue=true">{facts.overdue} overdue</Link>
        ) : (
          <Link to="/admin/facts">All facts</Link>
        ),
    },
    learners && {
      title: 'Learners in pictures',
      quiet: 'Every picture is answered, and no consent ends soon.',
      count: learners.ending + learners.hidden + learners.unanswered,
      lines: learnersLines(learners),
    },
    brokenLinks && {
      title: 'Broken links',
      quiet: 'All links within the site work.',
      ...countAndLines(brokenLinks, brokenLinkLine),
      more: <Link to="/admin/broken-links">All broken links</Link>,
    },
    {
      title: 'Scheduled next',
      quiet: 'Nothing is scheduled.',
      ...documentsCard('scheduled', toDo.scheduled, 'Everything scheduled'),
    },
    {
      title: 'Ending within two weeks',
      quiet: 'Nothing ends soon.',
      ...documentsCard('ending', toDo.expiring, 'Everything that ends soon'),
    },
    {
      title: 'Missing on the site',
      quiet: 'Nothing that families look for is missing.',
      ...countAndLines(toDo.missing, (fact) => ({
        key: fact.id,
        to: fact.mayEdit ? fieldPath(fact) : undefined,
        title: fact.label,
      })),
      more: <Link to="/admin/facts?missing=true">Everything that is missing</Link>,
    },
    failedSearches && {
      title: 'Searches without results',
      quiet: 'No searches without results yet.',
      count: failedSearches.length,
      lines: failedSearches.map(({ words, count }) => ({
        key: words,
        title: `“${words}” ${count === 1 ? 'once' : `${count} times`}`,
        rest: toDo.mayEditSearchWords && (
          <>
            {' · '}
            <Link to={searchWordPath(words)} aria-label={`Add “${words}” to the search words`}>
              Add to the search words
            </Link>
          </>
        ),
      })),
    },
  ].filter((card) => card !== null && card !== undefined)
}

/** Makes the count and the first lines of a card. */
const countAndLines = <Row,>(
  { total, first }: { total: number; first: readonly Row[] },
  lineOf: (row: Row) => Line,
) => ({ count: total, lines: first.map(lineOf) })

/** Makes count and lines of documents in a state. @param all the link to the whole list, in words */
const documentsCard = (state: DocumentState, card: ToDo['drafts'], all: string) => ({
  ...countAndLines(card, documentLine),
  more: <Link to={documentsPath(state)}>{all}</Link>,
})

/** Makes the line of a broken link: the page to edit, and the target. */
export const brokenLinkLine = ({ id, subject, subjectId, title, target }: BrokenLink): Line => ({
  key: id,
  to: pathOf({ subject, id: subjectId }),
  title,
  rest: ` leads to ${target}, where nothing is.`,
})

function learnersLines(learners: Learners): Line[] {
  const { ending, hidden, unanswered } = learners
  const pictures = (count: number) => formatCount(count, 'picture')
  const titles: Record<keyof Learners, string> = {
    ending: `${pictures(ending)}: the consent ends within 30 days. Then ${ending === 1 ? 'it is' : 'they are'} hidden.`,
    hidden: `${pictures(hidden)} ${hidden === 1 ? 'is' : 'are'} hidden without a consent`,
    unanswered: `${pictures(unanswered)}: not answered whether learners are shown`,
  }
  return (['ending', 'hidden', 'unanswered'] as const)
    .filter((filter) => learners[filter] > 0)
    .map((key) => ({ key, to: `/admin/media?learners=${key}`, title: titles[key] }))
}

function describeFacts({ total, neverChecked }: ToDo['facts']): string {
  if (total === 0) return 'You have no facts to verify.'
  const noneDue = 'No fact is due for a check within two weeks.'
  if (neverChecked === 0) return noneDue
  if (neverChecked === total) return `${noneDue} None has been checked yet.`
  return `${noneDue} ${neverChecked} of ${total} were never checked.`
}
