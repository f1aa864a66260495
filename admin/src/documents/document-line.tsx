import type { DocumentState, ListedDocument } from '../../../school/content/editing/editing.ts'
import { findLabels } from '../../../school/kinds/kind-labels.ts'
import { commandDocument, publishDocument, referenceId } from '../api/documents.ts'
import { comparedPath } from '../changes/view-buttons.tsx'
import { queries } from '../api/queries.ts'
import { questionPath } from '../comments/comment.ts'
import type { CardLines } from '../dashboard/dashboard-card.tsx'
import { entryPath, listedTitle } from '../entries/kind-pages.ts'
import { useRestore } from '../entries/use-restore.ts'
import { formatMoment } from '../layout/times.ts'
import { notify, notifyFailure } from '../notifications/notify.ts'
import { referencePath } from '../reference/reference-paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'

/** The page that lists documents of all kinds in a state; of drafts, those of the person. */
export const documentsPath = (state: DocumentState) =>
  `/admin/documents?${state === 'draft' ? 'mine=true' : `state=${state}`}`

/** The subject of a line: a kind of entry, `reference` or `question`. */
interface LineSubject {
  subject: string
  id: string
  title: string
}

/** The page that edits the subject of a line. */
export function pathOf({ subject, id }: Pick<LineSubject, 'subject' | 'id'>): string {
  const kind = findLabels(subject)
  if (kind) return entryPath(kind, Number(id))
  return subject === 'question' ? questionPath(id) : referencePath(id)
}

/** The title of the subject of a line: `Untitled …` without one. */
export function titleOf(line: Pick<LineSubject, 'subject' | 'title'>): string {
  const kind = findLabels(line.subject)
  return kind ? listedTitle(kind, line) : line.title
}

/** Makes the line of a document in a card or a list. */
export function documentLine(document: ListedDocument): CardLines[number] {
  const { state, subject, label, id, by, isChange, isForCaller, can } = document
  const isPage = subject === 'reference'
  const at = formatMoment(document.at)
  const line = { key: `${subject}/${id}`, to: pathOf(document), title: titleOf(document) }
  if (state === 'trashed') {
    return {
      ...line,
      facts: [label, `moved here ${at}${by ? ` by ${by}` : ''}`],
      action: can.includes('restore') && <RestoreAction document={document} />,
    }
  }
  return {
    ...line,
    facts: [
      isChange ? `Change of ${isPage ? 'a page' : label}` : !isPage && label,
      by && `by ${by}`,
      at,
      isForCaller && 'you are asked',
    ],
    action: state === 'review' && can.includes('publish') && <ReviewAction review={document} />,
  }
}

const documentIdOf = ({ subject, id }: ListedDocument) =>
  subject === 'reference' ? referenceId(id) : { kind: subject, id: Number(id) }

function RestoreAction({ document }: { document: ListedDocument }) {
  const restore = useRestore()
  const title = titleOf(document)
  return (
    <Button
      aria-label={`Restore ${title}`}
      onClick={() =>
        void restore(title, () => commandDocument(documentIdOf(document), { action: 'restore' }))
      }
    >
      Restore
    </Button>
  )
}

/** A button that approves a draft at once; for a change, a link to its comparison. */
function ReviewAction({ review }: { review: ListedDocument }) {
  const title = titleOf(review)
  if (review.isChange || review.subject === 'reference') {
    return (
      <ButtonLink to={comparedPath(pathOf(review))} aria-label={`Look at the change of ${title}`}>
        Look at the change
      </ButtonLink>
    )
  }
  const approve = async () => {
    const { address } = await publishDocument(documentIdOf(review), {})
    notify({ text: `“${title}” is published.`, see: address })
    await queries.invalidateQueries()
  }
  return (
    <Button aria-label={`Approve ${title}`} onClick={() => void approve().catch(notifyFailure)}>
      Approve
    </Button>
  )
}
