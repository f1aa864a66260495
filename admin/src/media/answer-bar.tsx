import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import * as layout from '../ui/layout.module.css'
import * as styles from './answer-bar.module.css'
import type { MediaFile } from './media-file.ts'
import type { Answers } from './use-answers.ts'

/** Answers for the selected pictures of a page at once. */
export function AnswerBar({ files, answers }: { files: readonly MediaFile[]; answers: Answers }) {
  const { selected, select, isBusy, sayNo, sayYes } = answers
  const open = files.filter(({ refusal }) => refusal.describe === null)
  const chosen = open.filter(({ id }) => selected.includes(id))
  const count = chosen.length === 1 ? '1 picture' : `${chosen.length} pictures`
  return (
    <section aria-label="Does it show learners?" className={styles.root}>
      <div className={layout.row}>
        <Checkbox
          label={chosen.length > 0 ? `${count} selected` : 'Select all on this page'}
          isChecked={open.length > 0 && chosen.length === open.length}
          isMixed={chosen.length > 0 && chosen.length < open.length}
          onChange={() => select(chosen.length === open.length ? [] : open.map(({ id }) => id))}
        />
        {chosen.length > 0 && (
          <>
            <Button
              look="outlined"
              disabled={isBusy}
              aria-label={`No learners in ${count}`}
              onClick={() => void sayNo(chosen)}
            >
              No learners
            </Button>
            <Button
              look="outlined"
              disabled={isBusy}
              aria-label={`Learners in ${count}`}
              onClick={() => sayYes(chosen)}
            >
              Learners
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
