import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import type { RichTextEditorProps } from './rich-text-editor.tsx'
import { toPlainLines } from '../../../school/base/plain-text.ts'
import * as layout from '../ui/layout.module.css'

/** Shown in the place of a text whose editor could not be loaded: the other fields stay. */
export function EditorMissing({ id, value }: RichTextEditorProps) {
  return (
    <div id={id} tabIndex={-1} className={layout.tightStack}>
      <Alert
        tone="warning"
        action={
          <Button look="inherit" onClick={() => location.reload()}>
            Load the page again
          </Button>
        }
      >
        The connection was lost before the tools for this text had come. Nothing that you typed is
        lost. Load the page again once you are back online.
      </Alert>
      <p className={layout.typed}>{toPlainLines(value)}</p>
    </div>
  )
}
