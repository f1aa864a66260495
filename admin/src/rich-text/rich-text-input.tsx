import { useQuery, queryOptions } from '@tanstack/react-query'
import { describedBy, FieldNote } from '../ui/field.tsx'
import * as fields from '../ui/field.module.css'
import * as styles from './rich-text-input.module.css'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import type { RichTextEditorProps } from './rich-text-editor.tsx'
import { toPlainLines } from '../../../school/base/plain-text.ts'
import * as layout from '../ui/layout.module.css'

type RichTextInputProps = Omit<RichTextEditorProps, 'labelledBy' | 'describedBy'>

/** A body of HTML with headings, lists, links, pictures, tables and quotes. */
export function RichTextInput(props: RichTextInputProps) {
  const { id, shape, problem, isPlain } = props
  const { help } = shape
  const { data, isError } = useQuery(editorCode)
  const RichTextEditor = data ?? (isError ? EditorMissing : null)
  return (
    <div className={fields.root}>
      <span id={`${id}-label`} className={isPlain ? styles.label : fields.label}>
        {shape.label}
      </span>
      {RichTextEditor ? (
        <RichTextEditor
          {...props}
          labelledBy={`${id}-label`}
          describedBy={describedBy(id, { help, problem })['aria-describedby']}
        />
      ) : (
        <div className={styles.waiting}>One moment …</div>
      )}
      <FieldNote id={`${id}-help`} help={help} problem={problem} />
    </div>
  )
}

/** Shown in the place of a text whose editor could not be loaded: the other fields stay. */
function EditorMissing({ id, value }: RichTextEditorProps) {
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

/** Loads the code of the text editor. A text that opens after a failure asks again. */
export const editorCode = queryOptions({
  queryKey: ['code of the text editor'],
  queryFn: async () => (await import('./rich-text-editor.tsx')).RichTextEditor,
  staleTime: Number.POSITIVE_INFINITY,
})
