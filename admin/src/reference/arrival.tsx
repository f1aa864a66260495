import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Category } from '../../../school/kinds/category.ts'
import type { AnyReferenceKind } from '../../../school/kinds/reference-kinds.ts'
import { searchWordsKind, type SearchWords } from '../../../school/kinds/search-words.ts'
import type { FieldPath } from '../forms/form-data.ts'
import type { FieldShape } from '../forms/form-shape.ts'
import { goToField } from '../forms/go-to-field.ts'

interface ArrivalProps {
  kind: AnyReferenceKind
  data: unknown
  shape: FieldShape
  mayEdit: boolean
  change: (path: FieldPath, value: unknown) => void
}

/**
 * Does once what a link to an editor asks for (`reference-paths.ts`): begins at a field, adds a page,
 * or adds a group with words that found no page.
 */
export function Arrival({ kind: { key }, data, shape, mayEdit, change }: ArrivalProps) {
  const [parameters, setParameters] = useSearchParams()
  const field = parameters.get('field')
  const words = parameters.get('words')
  const isNewPage = parameters.get('new') === 'page'
  const isDone = useRef(false)
  useEffect(() => {
    const asksNothing = field === null && words === null && !isNewPage
    // The same page may be asked for another field later.
    if (asksNothing) isDone.current = false
    if (isDone.current || asksNothing) return
    isDone.current = true
    setParameters({}, { replace: true, preventScrollReset: true })
    if (field !== null) {
      void goToField(field)
    } else if (isNewPage && mayEdit) {
      const { subItems } = data as Category
      const page = shape.fields.find(({ name }) => name === 'subItems')?.item?.start
      change(['subItems'], [...subItems, { ...(page as object), inMenu: true }])
      requestAnimationFrame(() => void goToField(`subItems.${subItems.length}.title`))
    } else if (words !== null && key === searchWordsKind.key && mayEdit) {
      const groups = data as SearchWords[]
      change([], [...groups, { words: [words], page: null }])
      requestAnimationFrame(() => void goToField(`${groups.length}.page`))
    }
  }, [field, words, isNewPage, key, data, shape, mayEdit, change, setParameters])
  return null
}
