import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import type { MediaFile } from './media-file.ts'
import * as styles from './media-tile.module.css'
import type { Answers } from './use-answers.ts'

/** Answers for one picture in its tile, or selects it. */
export function AnswerTools({ file, answers }: { file: MediaFile; answers: Answers }) {
  const { selected, select, isBusy, sayNo, sayYes } = answers
  const isSelected = selected.includes(file.id)
  return (
    <div className={styles.tools}>
      <div className={styles.select}>
        <Checkbox
          label="Select"
          aria-label={`Select ${file.name}`}
          isChecked={isSelected}
          onChange={() =>
            select(isSelected ? selected.filter((id) => id !== file.id) : [...selected, file.id])
          }
        />
      </div>
      <div className={styles.buttons}>
        <Button
          aria-label={`No learners in ${file.name}`}
          disabled={isBusy}
          onClick={() => void sayNo([file])}
        >
          No learners
        </Button>
        <Button
          aria-label={`Learners in ${file.name}`}
          disabled={isBusy}
          onClick={() => sayYes([file])}
        >
          Learners
        </Button>
      </div>
    </div>
  )
}
