import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import * as styles from './find-button.module.css'

/** Loads the code of the dialog, which most visits of a page do not need. */
export const loadPalette = () => import('./palette.tsx')

const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }))

/** Opens the dialog that finds everything; so does Ctrl+K or Cmd+K on any staff page. */
export function FindButton() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
      if (!isShortcut || event.shiftKey || event.altKey || event.defaultPrevented) return
      event.preventDefault()
      // A dialog is answered first.
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) setOpen(true)
    }
    window.addEventListener('keydown', open)
    return () => window.removeEventListener('keydown', open)
  }, [])
  return (
    <>
      <span className={styles.root}>
        <Button
          look="inherit"
          icon={<Search aria-hidden />}
          aria-label="Find"
          aria-keyshortcuts="Control+K Meta+K"
          title="Find (Ctrl+K)"
          onClick={() => setOpen(true)}
        >
          <span className={styles.words}>Find</span>
        </Button>
      </span>
      {isOpen && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
