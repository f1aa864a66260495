import { useQuery } from '@tanstack/react-query'
import type { InputProps } from '../forms/field-props.ts'
import { describedBy, FieldNote } from '../ui/field.tsx'
import * as fields from '../ui/field.module.css'
import { editorCode } from './editor-code.ts'
import { EditorMissing } from './editor-missing.tsx'
import * as styles from './rich-text-input.module.css'

interface RichTextInputProps extends InputProps<string> {
  /** it is the text of the page, which needs no box around it */
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
  const { data, isError } = useQuery(editorCode)
  const RichTextEditor = data ?? (isError ? EditorMissing : null)
  return (
    <div className={fields.root}>
      <span id={`${id}-label`} className={isPlain ? styles.label : fields.label}>
        {shape.label}
      </span>
      {RichTextEditor ? (
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
      ) : (
        <div className={styles.waiting}>One moment …</div>
      )}
      <FieldNote id={`${id}-help`} help={help} problem={problem} />
    </div>
  )
}
