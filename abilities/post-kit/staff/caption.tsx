import { TextArea } from '../../../admin/src/ui/text-field.tsx'
import { Button } from '../../../admin/src/ui/button.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'

interface CaptionProps {
  name: string
  language: 'en' | 'fil'
  text: string
  /** says what was done */
  onNote: (note: string) => void
}

/** A caption to copy. */
export function Caption({ name, language, text, onNote }: CaptionProps) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => onNote(`${name} copied.`),
      // Some browsers do not let a page write to the clipboard.
      () => onNote('Your browser does not allow this. Select the caption and copy it.'),
    )
  return (
    <div className={layout.tightStack}>
      <TextArea label={name} value={text} readOnly lang={language} />
      <div>
        <Button look="outlined" aria-label={`Copy: ${name}`} onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </div>
  )
}
