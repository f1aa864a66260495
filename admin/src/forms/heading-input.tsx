import { useEffect, useRef, type KeyboardEvent } from 'react'
import { isFocusFree } from '../layout/page-title.tsx'
import { TextArea } from '../ui/text-field.tsx'
import type { InputProps } from './field-props.ts'
import * as styles from './heading-input.module.css'

interface HeadingInputProps extends InputProps<string> {
  /** it has the focus when the page opens */
  isFirst: boolean
}

/** The title of what is written, as large as visitors see it. Enter goes on to the text. */
export function HeadingInput({
  id,
  shape,
  value,
  onChange,
  problem,
  isDisabled,
  isFirst,
}: HeadingInputProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFirst && isFocusFree()) box.current?.querySelector('textarea')?.focus()
  }, [isFirst])
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (event.ctrlKey || event.metaKey) return
    event.preventDefault()
    document.querySelector<HTMLElement>('[contenteditable="true"]')?.focus()
  }
  return (
    <div ref={box} className={styles.root}>
      <TextArea
        id={id}
        label={shape.label}
        help={shape.help}
        problem={problem}
        isRequired={shape.isRequired}
        disabled={isDisabled}
        rows={1}
        placeholder="Title"
        value={value}
        onChange={(text) => onChange(text.replaceAll(/\s*\n\s*/g, ' '))}
        onKeyDown={press}
      />
    </div>
  )
}
