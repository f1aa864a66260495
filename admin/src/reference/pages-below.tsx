import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link } from 'react-router'
import { pageKindsBelow } from '../../../school/kinds/reference-kinds.ts'
import type { AnyPageKind } from '../../../school/kinds/define-page-kind.ts'
import { orderPages, referenceList } from '../api/documents.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { useNotifiedCall } from '../api/use-call.ts'
import { WaitingNote } from '../changes/waiting-note.tsx'
import { StateChip } from '../entries/state-chip.tsx'
import { moveItem } from '../forms/form-data.ts'
import { notify } from '../notifications/notify.ts'
import { useHasRole } from '../session/session-provider.tsx'
import { Alert } from '../ui/alert.tsx'
import { IconButton } from '../ui/button.tsx'
import * as layout from '../ui/layout.module.css'
import { mayAddBelow, NewPageButton } from './new-page-button.tsx'
import { referencePath } from './reference-paths.ts'

interface PagesBelowProps {
  parent: string
  mayEdit: boolean
  /** the form of the document has unsaved changes */
  isDirty: boolean
}

/** Lists the pages below a document, in their order: to open, to move and to add. */
export function PagesBelow({ parent, mayEdit, isDirty }: PagesBelowProps) {
  return pageKindsBelow(parent).map((kind) => (
    <PagesOfKind key={kind.name} kind={kind} {...{ parent, mayEdit, isDirty }} />
  ))
}

interface PagesOfKindProps extends PagesBelowProps {
  kind: AnyPageKind
}

function PagesOfKind({ kind, parent, mayEdit, isDirty }: PagesOfKindProps) {
  const isEditor = useHasRole('editor')
  const queries = useQueryClient()
  const { data = [], error } = useQuery(referenceList)
  const pages = data.filter(
    (page) =>
      page.parent === parent && page.status !== 'trashed' && page.key.startsWith(`${kind.name}/`),
  )
  const isFixed = kind.count.least === kind.count.most
  const mayOrder = mayEdit && !isFixed && isEditor
  const keys = pages.map(({ key }) => key)
  const { run, isBusy } = useNotifiedCall()
  /** Puts the pages in an order. @param before the former order, for Undo; `null` without Undo */
  const order = (next: string[], before: string[] | null): Promise<void> =>
    run(async () => {
      await orderPages(parent, { kind: kind.name, keys: next })
      await queries.invalidateQueries(referenceList)
      const onUndo = before && (() => void order(before, null))
      notify({ text: 'Moved. Visitors see the new order now.', onUndo })
    })
  const move = (from: number, by: number) => void order(moveItem(keys, from, from + by), keys)
  return (
    <section className={layout.tightStack} aria-label={kind.labels.many}>
      <h2>{kind.labels.many}</h2>
      {error && <Alert tone="error">{messageOf(error)}</Alert>}
      <ul className={layout.list}>
        {pages.map(({ key, title, state, ...change }, index) => (
          <li className={layout.row} key={key}>
            <span className={layout.grow}>
              <Link to={referencePath(key)}>{title}</Link>{' '}
              {state !== 'published' && <StateChip state={state} />}
              <WaitingNote of={change} />
            </span>
            {mayOrder && (
              <>
                <IconButton
                  label={`Move up: ${title}`}
                  disabled={isBusy || index === 0}
                  onClick={() => move(index, -1)}
                >
                  <ArrowUp aria-hidden />
                </IconButton>
                <IconButton
                  label={`Move down: ${title}`}
                  disabled={isBusy || index === pages.length - 1}
                  onClick={() => move(index, 1)}
                >
                  <ArrowDown aria-hidden />
                </IconButton>
              </>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && mayAddBelow(kind, parent) && (
        <NewPageButton kind={kind} parent={parent} isDisabled={isDirty} />
      )}
    </section>
  )
}

/** A link from a page to its parent. */
export function ParentLink({ parent }: { parent: string }) {
  const { data = [] } = useQuery(referenceList)
  const title = data.find(({ key }) => key === parent)?.title
  return (
    title !== undefined && (
      <p>
        Belongs to <Link to={referencePath(parent)}>{title}</Link>
      </p>
    )
  )
}
