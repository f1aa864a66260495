import type { ChangeEvent } from 'react'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { ProblemAlert, Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { formShapeOf } from './kind-form.ts'
import { useImport, type ImportProblem } from './use-import.ts'
import * as layout from '../ui/layout.module.css'
import type { TableQuestion } from '../../../school/content/editing/table-letters.ts'
import { RadioGroup } from '../ui/radio-group.tsx'
import type { TableRow } from '../../../school/content/editing/import-table.ts'
import { fieldLabel } from '../forms/field-label.ts'
import type { FieldShape } from '../forms/form-shape.ts'
import { TextField } from '../ui/text-field.tsx'

/**
 * Imports entries from a file: asks about ambiguous content, checks the rows, lets the person correct
 * cells, then adds all as drafts.
 */
export function ImportDialog({ kind, onClose }: { kind: AnyKind; onClose: () => void }) {
  const { settled, problems, failure, isBusy, ...actions } = useImport(kind, onClose)
  const shape = formShapeOf(kind)
  const rows = settled?.rows.length ?? 0
  const isReady = settled !== null && !settled.isOpen
  return (
    <Dialog
      title={`Import ${kind.labels.many.toLowerCase()}`}
      size="large"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {isReady && problems.length > 0 && (
            <Button isBusy={isBusy} onClick={() => void actions.check()}>
              Check again
            </Button>
          )}
          <Button
            look="primary"
            isBusy={isBusy}
            disabled={rows === 0 || !isReady}
            onClick={() => void actions.importAll()}
          >
            Import {rows > 0 ? rows : ''}
          </Button>
        </>
      }
    >
      <p>
        A CSV file or Unicode text, as Excel saves it, or JSON. Its headings are the names of the
        fields: {shape.fields.map(({ label }) => label).join(', ')}. Nothing is imported while a row
        has a problem.
      </p>
      <label className={layout.tightStack}>
        File
        <input
          type="file"
          accept=".csv,.json,.tsv,.txt,text/csv,application/json,text/plain"
          // Choosing a file again after a correction is a change, too.
          onClick={({ currentTarget }) => (currentTarget.value = '')}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
            target.files?.[0] && void actions.open(target.files[0])
          }
        />
      </label>
      <ProblemAlert problem={failure} />
      {settled && settled.table.unknown.length > 0 && (
        <Alert tone="warning">
          Left out, because no field has this name: {settled.table.unknown.join(', ')}.
        </Alert>
      )}
      {settled && <ImportQuestions questions={settled.questions} onAnswer={actions.answer} />}
      {isReady && settled.daysRead.length > 0 && (
        <Alert tone="info" role="status" title="Days as they will be stored">
          {settled.daysRead.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Alert>
      )}
      {isReady && problems.length > 0 && (
        <ImportProblems
          rows={settled.table.rows}
          shape={shape}
          problems={problems}
          onChange={actions.correct}
        />
      )}
      {isReady && problems.length === 0 && failure === '' && !isBusy && (
        <Alert tone="success">
          {rows === 1 ? 'One row, without a problem.' : `${rows} rows, none with a problem.`}
        </Alert>
      )}
    </Dialog>
  )
}

interface ImportQuestionsProps {
  questions: readonly TableQuestion[]
  onAnswer: (question: string, value: string) => Promise<void>
}

/** Asks about ambiguous content of a file: its letters, and the dates of each column of days. */
function ImportQuestions({ questions, onAnswer }: ImportQuestionsProps) {
  const open = questions.filter(({ answer }) => answer === null)
  return (
    <>
      {open.length > 0 && (
        <Alert tone="warning">
          {open.length === 1
            ? 'The file can be read in more than one way. Answer the question; nothing is imported before.'
            : `The file can be read in more than one way. Answer ${open.length} questions; nothing is imported before.`}
        </Alert>
      )}
      {questions.map(({ name, text, choices, answer }) => (
        <RadioGroup
          key={name}
          label={text}
          help={
            name === 'letters' &&
            'If none is right, save the file as CSV UTF-8 and choose it again.'
          }
          isRequired
          value={answer}
          choices={choices}
          onChange={(value) => void onAnswer(name, value)}
        />
      ))}
    </>
  )
}

interface ImportProblemsProps {
  rows: readonly TableRow[]
  shape: FieldShape
  problems: readonly ImportProblem[]
  onChange: (row: number, column: string, text: string) => void
}

/** The rows with problems, each with the field to correct. Row numbers are those of the file. */
function ImportProblems({ rows, shape, problems, onChange }: ImportProblemsProps) {
  const wrong = [...new Set(problems.map(({ row }) => row))].sort((a, b) => a - b)
  const cellsOf = (row: number) => rows.find((each) => each.row === row)?.fields
  return (
    <>
      <Alert tone="error">
        {wrong.length === 1 ? 'One row has a problem.' : `${wrong.length} rows have a problem.`}{' '}
        Correct them here and check again; the rest of the file is kept.
      </Alert>
      <ol className={layout.list}>
        {wrong.map((row) => (
          <li key={row}>
            <h3>
              Row {row}: {cellsOf(row)?.title || 'without a title'}
            </h3>
            <div className={layout.stack}>
              {problems
                .filter((problem) => problem.row === row)
                .map(({ field, message }) => {
                  const column = field.split('.')[0] ?? ''
                  return column === '' ? (
                    <p key={message}>{message}</p>
                  ) : (
                    <TextField
                      key={field + message}
                      label={`Row ${row}, ${fieldLabel(shape, column)}`}
                      value={cellsOf(row)?.[column] ?? ''}
                      problem={message}
                      onChange={(value) => onChange(row, column, value)}
                    />
                  )
                })}
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
