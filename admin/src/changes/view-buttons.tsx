import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../ui/button.tsx'

/** View of an editor: the form alone, with the page, or with a comparison of change and live page. */
export type EditorView = 'form' | 'preview' | 'compare'

/** Returns the address of an editor that opens with the comparison. @param path of the editor */
export const comparedPath = (path: string) => `${path}?compare`

/** Holds the view of an editor; `?compare` in the address starts with the comparison. */
export function useEditorView() {
  const [parameters] = useSearchParams()
  return useState<EditorView>(parameters.has('compare') ? 'compare' : 'form')
}

interface ViewButtonsProps {
  view: EditorView
  onView: (view: EditorView) => void
  /** there is a change that visitors do not see */
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
