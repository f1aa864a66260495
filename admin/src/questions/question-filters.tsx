import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { offices } from '../../../school/operations/questions/question-form.ts'
import {
  officeNames,
  questionStates,
  stateNames,
} from '../../../school/operations/questions/question.ts'
import { useSession } from '../session/session-provider.tsx'
import type { QuestionFilter } from './question.ts'

interface QuestionFiltersProps {
  filter: QuestionFilter
  onChange: (filter: QuestionFilter) => void
}

/** The search and filters of the inbox. */
export function QuestionFilters({ filter, onChange }: QuestionFiltersProps) {
  const { user } = useSession()
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', mb: 2 }}>
      <TextField
        label="Search"
        value={filter.q ?? ''}
        onChange={({ target }) => onChange({ ...filter, q: target.value })}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        sx={{ minWidth: 200 }}
      />
      <Choice
        label="State"
        value={filter.state ?? ''}
        options={[
          ['open', 'Not closed'],
          ...questionStates.map((state) => [state, stateNames[state]] as const),
          ['', 'All'],
        ]}
        onChoose={(value) => {
          const state = [...questionStates, 'open' as const].find((each) => each === value)
          onChange({ ...filter, state })
        }}
      />
      {user?.role === 'administrator' && (
        <Choice
          label="Office"
          value={filter.office ?? ''}
          options={[
            ['', 'All'],
            ...offices.map((office) => [office, officeNames[office]] as const),
          ]}
          onChoose={(value) =>
            onChange({ ...filter, office: offices.find((each) => each === value) })
          }
        />
      )}
    </Stack>
  )
}

interface ChoiceProps {
  label: string
  value: string
  /** value and text of each */
  options: readonly (readonly [value: string, text: string])[]
  onChoose: (value: string) => void
}

/** A choice of a few, as the browser draws it. */
export function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 160 }}
    >
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </TextField>
  )
}
