import { formatBytes } from '../../../school/base/formats.ts'
import { messageOf } from '../../../admin/src/api/staff-api-error.ts'
import { saveFile } from '../../../admin/src/layout/save-file.ts'
import { notify } from '../../../admin/src/notifications/notify.ts'
import { Button } from '../../../admin/src/ui/button.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import { readQuestionFile, type OpenQuestion } from './question.ts'

/** The PDF that came with a question, to be saved; no page of the site shows it. */
export function QuestionFile({ question }: { question: OpenQuestion }) {
  const { id, reference, fileBytes } = question
  if (fileBytes === null) return null
  const save = async () => {
    try {
      saveFile(await readQuestionFile(id), `${reference}.pdf`, 'application/pdf')
    } catch (failure) {
      notify(messageOf(failure), { type: 'error' })
    }
  }
  return (
    <div className={layout.card}>
      <div className={layout.tightStack}>
        <div>
          <Button look="outlined" onClick={() => void save()}>
            Save the PDF ({formatBytes(fileBytes)})
          </Button>
        </div>
        <p className={layout.muted}>
          It came from a stranger, and the site did not check it for viruses. Open it only on a
          device with a virus scanner, follow no link in it, and delete your copy when the job is
          filled.
        </p>
      </div>
    </div>
  )
}
