import { lazy, Suspense, useState, type ComponentType, type LazyExoticComponent } from 'react'
import type { InputProps } from '../forms/field-props.ts'
import { describedBy, FieldNote } from '../ui/field.tsx'
import * as fields from '../ui/field.module.css'
import { EditorMissing } from './editor-missing.tsx'
import type { RichTextEditorProps } from './rich-text-editor.tsx'
import * as styles from './rich-text-input.module.css'

const loadEditor = () =>
  lazy(() =>
    import('./rich-text-editor.tsx').then(
      (part) => ({ default: part.RichTextEditor }),
      () => {
        // The next text asks again.
        LoadedEditor = loadEditor()
        return { default: EditorMissing }
      },
    ),
  )

let LoadedEditor: LazyExoticComponent<ComponentType<RichTextEditorProps>> = loadEditor()

interface RichTextInputProps extends InputProps<string> {
  /** whether it is the text of the page, which needs no box around it */
  isPlain?: boolean
}

/** A body of HTML with headings, lists, links, pictures, tables and quotes. */
export function RichTextInput({
  id,
  shape,
  value,
  onChange,
  problem,
  isDisabled,
  lang,
  isPlain = false,
}: RichTextInputProps) {
  const { help } = shape
  const [RichTextEditor] = useState(() => LoadedEditor)
  return (
    <div className={fields.root}>
      <span id={`${id}-label`} className={isPlain ? styles.label : fields.label}>
        {shape.label}
      </span>
      <Suspense fallback={<div className={styles.waiting}>One moment …</div>}>
        <RichTextEditor
          id={id}
          labelledBy={`${id}-label`}
          describedBy={describedBy(id, { help, problem })['aria-describedby']}
          value={value}
          onChange={onChange}
          hasProblem={problem !== undefined}
          isDisabled={isDisabled}
          lang={lang}
          isPlain={isPlain}
        />
      </Suspense>
      <FieldNote id={`${id}-help`} help={help} problem={problem} />
    </div>
  )
}
