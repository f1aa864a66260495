import { useState } from 'react'
import type { ClassReason, ClassSource } from '../../../school/kinds/class-notice-choices.ts'
import { TextField } from '../../../admin/src/ui/text-field.tsx'
import { Choices, fieldProps, optionsOf } from './choices.tsx'
import { changeFields, keepReason, withReason } from './notice-changes.ts'
import type { NoticePartProps } from './notice.ts'

/** Names of the reasons on their buttons. */
const reasonNames: Record<ClassReason, string> = {
  'signal-1': 'Signal 1',
  'signal-2': 'Signal 2',
  'signal-3': 'Signal 3',
  'signal-4': 'Signal 4',
  'signal-5': 'Signal 5',
  'rain-yellow': 'Rain, yellow',
  'rain-orange': 'Rain, orange',
  'rain-red': 'Rain, red',
  heat: 'Heat index',
  flood: 'Flood',
  earthquake: 'Earthquake',
  'power-or-water': 'Power or water',
  'local-holiday': 'Local holiday',
  other: 'Other',
}

/** Names of the authorities on their buttons. */
const sourceNames: Record<ClassSource, string> = {
  pagasa: 'PAGASA',
  deped: 'DepEd',
  governor: 'Governor',
  mayor: 'Mayor',
  school: 'The school',
}

/**
 * Offers the reasons of a notice, and the authorities that a reason comes from. A typed reason is kept
 * while another reason hides its fields.
 */
export function ReasonChoices({ notice, problems, onChange }: NoticePartProps) {
  const { reason, otherReason, source } = notice
  const [keptReason, setKeptReason] = useState({ en: '', fil: '' })
  return (
    <>
      <Choices
        label="Reason"
        {...fieldProps(problems, 'reason')}
        options={optionsOf(reasonNames)}
        chosen={reason === null ? [] : [reason]}
        onPress={(next) => {
          const typedReason = keepReason(keptReason, notice)
          setKeptReason(typedReason)
          changeFields(onChange, withReason(notice, next === reason ? null : next, typedReason))
        }}
      />
      {reason === 'other' && (
        <>
          <TextField
            label="Reason in English"
            {...fieldProps(problems, 'otherReason.en')}
            help="In a few words, such as: strike of jeepney drivers."
            value={otherReason?.en ?? ''}
            onChange={(value) => onChange(['otherReason', 'en'], value)}
          />
          <TextField
            label="Reason in Filipino"
            {...fieldProps(problems, 'otherReason.fil')}
            help="Optional. For example: tigil-pasada ng mga jeepney."
            lang="fil"
            value={otherReason?.fil ?? ''}
            onChange={(value) => onChange(['otherReason', 'fil'], value)}
          />
        </>
      )}
      {reason !== null && (
        <Choices
          label="According to"
          {...fieldProps(problems, 'source')}
          options={optionsOf(sourceNames)}
          chosen={source === null ? [] : [source]}
          onPress={(next) => onChange(['source'], next === source ? null : next)}
        />
      )}
    </>
  )
}
