import { questionTopics } from '../../../school/kinds/question-topics.ts'
import { offices } from '../../../school/kinds/question-topics.ts'
import { officeNames, questionStates, stateNames, topicNames } from '../question.ts'
import { useSession } from '../../../admin/src/session/session-provider.tsx'
import { TextField } from '../../../admin/src/ui/text-field.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import { Select } from '../../../admin/src/ui/select.tsx'
import type { QuestionFilter } from './question.ts'

interface QuestionFiltersProps {
  filter: QuestionFilter
  onChange: (filter: QuestionFilter) => void
}

/** The search and filters of the inbox. */
export function QuestionFilters({ filter, onChange }: QuestionFiltersProps) {
  const { user } = useSession()
  return (
    <div className={layout.fieldRow}>
      <TextField
        label="Search"
        value={filter.q ?? ''}
        onChange={(value) => onChange({ ...filter, q: value })}
        maxLength={200}
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
      <Choice
        label="Topic"
        value={filter.topic ?? ''}
        options={[
          ['', 'All'],
          ...questionTopics.map((topic) => [topic, topicNames[topic]] as const),
        ]}
        onChoose={(value) =>
          onChange({ ...filter, topic: questionTopics.find((each) => each === value) })
        }
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
    </div>
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
    <Select label={label} value={value} onChange={onChoose}>
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </Select>
  )
}
