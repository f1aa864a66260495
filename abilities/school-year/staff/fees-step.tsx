import { Trash2 } from 'lucide-react'
import { randomName } from '../../../admin/src/drafts/new-drafts.ts'
import { notify } from '../../../admin/src/notifications/notify.ts'
import { Button, IconButton } from '../../../admin/src/ui/button.tsx'
import { RadioGroup } from '../../../admin/src/ui/radio-group.tsx'
import { TextField } from '../../../admin/src/ui/text-field.tsx'
import { FieldNote } from '../../../admin/src/ui/field.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import { Now, StepPart, type StepProps } from './step-parts.tsx'
import type { PlannedLevel, TypedFee } from './typed-year.ts'
import * as styles from './fees-step.module.css'

/** The row of a level that has no fee yet. */
const firstFee: TypedFee = { id: 'first', item: '', amount: '', when: '' }

/** The fees of each level: as they are, new ones, or none until they are decided. */
export function FeesStep({ site, plan, onChange }: StepProps) {
  return (
    <>
      <p>
        Families read the fees of {site.next} only where you enter them. A level that is not decided
        yet stays as it is.
      </p>
      {plan.levels.map((planned) => (
        <LevelFees
          key={planned.level.tag}
          planned={planned}
          onChange={(field, value) => onChange(['levels', planned.level.tag, field], value)}
        />
      ))}
    </>
  )
}

interface LevelFeesProps {
  planned: PlannedLevel
  onChange: (field: 'choice' | 'schoolYear' | 'fees', value: unknown) => void
}

function LevelFees({ planned, onChange }: LevelFeesProps) {
  const { level, choice, schoolYear, fees, problem } = planned
  const hasFees = level.fees.length > 0
  return (
    <StepPart title={level.name}>
      <Now>{sayFees(level)}</Now>
      <RadioGroup
        label={`Fees of ${level.name}`}
        value={choice}
        onChange={(value) => onChange('choice', value)}
        choices={[
          { value: 'keep', label: 'Leave as they are' },
          { value: 'change', label: hasFees ? 'Change the fees' : 'Enter the fees' },
          ...(hasFees
            ? [{ value: 'clear' as const, label: 'Take them down; the page says whom to ask' }]
            : []),
        ]}
      />
      {choice === 'change' && (
        <>
          <TextField
            label="School year of the fees"
            isShort
            value={schoolYear}
            maxLength={20}
            onChange={(year) => onChange('schoolYear', year)}
          />
          <FeeRows fees={fees} onChange={(next) => onChange('fees', next)} />
          <FieldNote problem={problem} />
        </>
      )}
    </StepPart>
  )
}

interface FeeRowsProps {
  fees: readonly TypedFee[]
  onChange: (fees: readonly TypedFee[]) => void
}

function FeeRows({ fees, onChange }: FeeRowsProps) {
  const rows = fees.length > 0 ? fees : [firstFee]
  const change = (index: number, fields: Partial<TypedFee>) =>
    onChange(rows.map((fee, at) => (at === index ? { ...fee, ...fields } : fee)))
  const remove = (index: number) => {
    onChange(rows.filter((_, at) => at !== index))
    notify({ text: 'The fee is removed.', onUndo: () => onChange(rows) }, { type: 'success' })
  }
  return (
    <>
      <ul className={layout.list}>
        {rows.map((fee, index) => (
          <li key={fee.id} className={styles.fee}>
            <TextField
              label="Item"
              maxLength={80}
              value={fee.item}
              onChange={(item) => change(index, { item })}
            />
            <TextField
              label="Pesos"
              inputMode="decimal"
              value={fee.amount}
              onChange={(amount) => change(index, { amount })}
            />
            <TextField
              label="When to pay"
              maxLength={80}
              value={fee.when}
              onChange={(when) => change(index, { when })}
            />
            <IconButton label={`Remove ${fee.item || 'this fee'}`} onClick={() => remove(index)}>
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className={layout.row}>
        <Button
          look="outlined"
          onClick={() => onChange([...rows, { ...firstFee, id: randomName() }])}
        >
          Add a fee
        </Button>
      </div>
    </>
  )
}

function sayFees({ schoolYear, fees }: PlannedLevel['level']): string {
  if (fees.length === 0) return 'no fees on the site; the page says whom to ask.'
  const items = fees.map(({ item, amount }) => `${item} ₱${amount.toLocaleString('en')}`)
  return `${schoolYear ? `${schoolYear}: ` : ''}${items.join(', ')}.`
}
