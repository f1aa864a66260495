import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { searchWordsKind, type SearchWords } from '../../../school/kinds/search-words.ts'
import type { FieldPath } from '../forms/form-data.ts'
import { goToField } from '../forms/go-to-field.ts'

interface Arrival {
  key: string
  data: unknown
  mayEdit: boolean
  change: (path: FieldPath, value: unknown) => void
}

/**
 * Does once what a link to an editor asks for (`reference-paths.ts`): begins at a field, or adds a
 * group with words that found no page.
 */
export function useArrival({ key, data, mayEdit, change }: Arrival) {
  const [parameters, setParameters] = useSearchParams()
  const field = parameters.get('field')
  const words = parameters.get('words')
  const isDone = useRef(false)
  useEffect(() => {
    // The same page may be asked for another field later.
    if (field === null && words === null) isDone.current = false
    if (isDone.current || (field === null && words === null)) return
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
}
