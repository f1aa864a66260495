import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../ui/button.tsx'

/** View beside the form: nothing, the page, or the change and what visitors see. */
export type EditorView = 'form' | 'preview' | 'compare'

/** The page of an entry or of reference content, with its change beside what visitors see. */
export const comparedPath = (path: string) => `${path}?compare`

/** Returns what an editor shows; `?compare` in the address begins with the comparison. */
export function useEditorView() {
  const [parameters] = useSearchParams()
  return useState<EditorView>(parameters.has('compare') ? 'compare' : 'form')
}

interface ViewButtonsProps {
  view: EditorView
  onView: (view: EditorView) => void
  /** a change waits that visitors do not see */
  hasChange: boolean
}

export function ViewButtons({ view, onView, hasChange }: ViewButtonsProps) {
  const press = (other: EditorView) => onView(view === other ? 'form' : other)
  return (
    <>
      {hasChange && (
        <Button aria-pressed={view === 'compare'} onClick={() => press('compare')}>
          {view === 'compare' ? 'Close the comparison' : 'Compare'}
        </Button>
      )}
      <Button aria-pressed={view === 'preview'} onClick={() => press('preview')}>
        {view === 'preview' ? 'Close the preview' : 'Preview'}
      </Button>
    </>
  )
}
