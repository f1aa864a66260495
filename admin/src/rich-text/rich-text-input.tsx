import { lazy, Suspense } from 'react'
import type { InputProps } from '../forms/field-props.ts'
import { describedBy, FieldNote } from '../ui/field.tsx'
import * as fields from '../ui/field.module.css'
import * as styles from './rich-text-input.module.css'

const RichTextEditor = lazy(() =>
  import('./rich-text-editor.tsx').then((part) => ({ default: part.RichTextEditor })),
)

/** A body of HTML with headings, lists, links, pictures, tables and quotes. */
export function RichTextInput({
  id,
  shape,
  value,
  onChange,
  problem,
  isDisabled,
  lang,
}: InputProps<string>) {
  const { help } = shape
  return (
    <div className={fields.root}>
      <span id={`${id}-label`} className={fields.label}>
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
        />
      </Suspense>
      <FieldNote id={`${id}-help`} help={help} problem={problem} />
    </div>
  )
}
