import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { pageKind, findSection } from '../../../school/kinds/category.ts'
import type { AnyPageKind } from '../../../school/kinds/define-page-kind.ts'
import { addPage, referenceList } from '../api/documents.ts'
import { useCall } from '../api/use-call.ts'
import { ProblemAlert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { fieldPath } from './reference-paths.ts'

interface NewPageButtonProps {
  kind: AnyPageKind
  parent: string
  /** title of the parent, for screen readers */
  parentTitle?: string
  /** the parent has typed changes to save first */
  isDisabled?: boolean
}

/** Adds a page as a draft, and opens it at its title. */
export function NewPageButton({
  kind,
  parent,
  parentTitle,
  isDisabled = false,
}: NewPageButtonProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { run, isBusy, message } = useCall()
  const text = `New ${kind.labels.one.toLowerCase()}`
  const add = async () => {
    const data = kind.name === pageKind.name ? { inMenu: true } : {}
    const added = await run(() => addPage(parent, { kind: kind.name, data }))
    if (!added) return
    void queries.invalidateQueries(referenceList)
    void navigate(fieldPath({ key: added.key, field: kind.fields.title }))
  }
  return (
    <>
      <Button
        disabled={isBusy || isDisabled}
        aria-label={parentTitle && `${text} below ${parentTitle}`}
        onClick={() => void add()}
      >
        {text}
      </Button>
      <ProblemAlert problem={message} />
    </>
  )
}

/**
 * Tells whether staff are offered new pages of a kind below a document. Below a page that is no section
 * they are not: such a page would be in no menu.
 */
export const mayAddBelow = (kind: AnyPageKind, parent: string): boolean =>
  kind.count.least < kind.count.most &&
  (kind.name !== pageKind.name || findSection(parent.slice('category/'.length)) !== null)
