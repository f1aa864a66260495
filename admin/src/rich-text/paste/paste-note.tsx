import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import type { LeftOut } from './clean-paste.ts'
import * as styles from './paste-note.module.css'

/** Sentences about each sort of part: for one, and for several (`#` is the count). */
const sentences: Record<keyof LeftOut, readonly [one: string, several: string]> = {
  comments: ['1 comment of a reviewer.', '# comments of reviewers.'],
  deletions: ['1 passage that a reviewer deleted.', '# passages that a reviewer deleted.'],
  hidden: [
    '1 hidden part, such as hidden text or a hidden row or column.',
    '# hidden parts, such as hidden text, rows or columns.',
  ],
  pictures: [
    '1 picture that is not in the media library. Add it with the tool Picture.',
    '# pictures that are not in the media library. Add them with the tool Picture.',
  ],
  fileLinks: [
    '1 link to a file on a computer. Upload the file, then link to it.',
    '# links to files on a computer. Upload the files, then link to them.',
  ],
  signs: [
    '1 character of a symbol font that other computers do not have.',
    '# characters of symbol fonts that other computers do not have.',
  ],
}

/** Describes each sort of part that a paste left out. */
export function describeLeftOut(leftOut: LeftOut): string[] {
  const kinds = Object.keys(sentences) as (keyof LeftOut)[]
  return kinds.flatMap((kind) => {
    const count = leftOut[kind]
    const [one, several] = sentences[kind]
    return count === 0 ? [] : [count === 1 ? one : several.replace('#', String(count))]
  })
}

interface PasteNoteProps {
  leftOut: readonly string[]
  onClose: () => void
}

/** Lists the parts that a paste left out. */
export function PasteNote({ leftOut, onClose }: PasteNoteProps) {
  return (
    <div className={styles.root}>
      <Alert
        tone="warning"
        role="status"
        title="Left out of what you pasted:"
        action={<Button onClick={onClose}>Close</Button>}
      >
        <ul>
          {leftOut.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}
