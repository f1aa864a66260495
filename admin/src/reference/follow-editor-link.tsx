import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { AnyReferenceKind } from '../../../school/kinds/reference-kinds.ts'
import { searchWordsKind, type SearchWords } from '../../../school/kinds/search-words.ts'
import type { FieldPath } from '../forms/form-data.ts'
import { goToField } from '../forms/go-to-field.ts'

interface FollowEditorLinkProps {
  kind: AnyReferenceKind
  data: unknown
  mayEdit: boolean
  change: (path: FieldPath, value: unknown) => void
}

/**
 * Follows the query of a link to an editor (`reference-paths.ts`) once: moves the focus to a field, or
 * adds a group of search words with words that found no page.
 */
export function FollowEditorLink({ kind: { key }, data, mayEdit, change }: FollowEditorLinkProps) {
  const [parameters, setParameters] = useSearchParams()
  const field = parameters.get('field')
  const words = parameters.get('words')
  const isDone = useRef(false)
  useEffect(() => {
    const asksNothing = field === null && words === null
    // The same page may be asked for another field later.
    if (asksNothing) isDone.current = false
    if (isDone.current || asksNothing) return
    isDone.current = true
    setParameters({}, { replace: true, preventScrollReset: true })
    if (field !== null) {
      void goToField(field)
    } else if (words !== null && key === searchWordsKind.key && mayEdit) {
      const groups = data as SearchWords[]
      change([], [...groups, { words: [words], page: null }])
      requestAnimationFrame(() => void goToField(`${groups.length}.page`))
    }
  }, [field, words, key, data, mayEdit, change, setParameters])
  return null
}
