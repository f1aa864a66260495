import { Search } from 'lucide-react'
import { useLoadedDialog } from '../layout/use-loaded-dialog.ts'
import { useShortcut } from '../shortcuts/shortcuts.ts'
import { Button } from '../ui/button.tsx'
import * as styles from './find-button.module.css'

/** Loads the code of the dialog: most visits of a page do not need it. */
export const loadPalette = async () => (await import('./palette.tsx')).Palette

/** Opens the dialog that finds everything; so does Ctrl+K or Cmd+K on any staff page. */
export function FindButton() {
  const { Dialog: Palette, open, close } = useLoadedDialog(loadPalette)
  useShortcut('k', () => void open(), { isLast: true })
  return (
    <>
      <span className={styles.root}>
        <Button
          look="inherit"
          icon={<Search aria-hidden />}
          aria-label="Find"
          aria-keyshortcuts="Control+K Meta+K"
          title="Find (Ctrl+K)"
          onClick={() => void open()}
        >
          <span className={styles.words}>Find</span>
        </Button>
      </span>
      {Palette && <Palette onClose={close} />}
    </>
  )
}
