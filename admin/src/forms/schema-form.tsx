import { useMemo, useState } from 'react'
import type { Problem } from '../api/staff-api-error.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import * as layout from '../ui/layout.module.css'
import { FieldList } from './field-list.tsx'
import { FieldInput } from './field-input.tsx'
import { isGroup, type FieldPath } from './form-data.ts'
import { FormContext, type FormHeading } from './form-context.ts'
import { isVersions, type FieldShape } from './form-shape.ts'

interface SchemaFormProps {
  shape: FieldShape
  data: unknown
  onChange: (path: FieldPath, value: unknown) => void
  problems: readonly Problem[]
  isDisabled?: boolean
  /** the field that is the heading of the page */
  heading?: FormHeading | null
  /** explains the mark of required fields; shown only when a field has it */
  requiredNote?: string
}

/** Returns whether content has any Filipino version. */
const hasFilipino = (data: unknown): boolean =>
  Array.isArray(data)
    ? data.some(hasFilipino)
    : isGroup(data) && (isGroup(data.fil) || Object.values(data).some(hasFilipino))

/** Returns whether any text of a form may have one. */
const mayHaveFilipino = (shape: FieldShape): boolean =>
  isVersions(shape) ||
  shape.fields.some(mayHaveFilipino) ||
  (shape.item !== undefined && mayHaveFilipino(shape.item))

/** The form of a schema. */
export function SchemaForm({
  shape,
  data,
  onChange,
  problems,
  isDisabled = false,
  heading = null,
  requiredNote,
}: SchemaFormProps) {
  const [showsFilipino, setShowsFilipino] = useState(() => hasFilipino(data))
  const form = useMemo(() => {
    const byField = new Map(problems.map(({ field, message }) => [field, message]))
    return {
      onChange,
      problemAt: (path: string) => byField.get(path),
      isDisabled,
      showsFilipino,
      heading,
      Field: FieldInput,
    }
  }, [onChange, problems, isDisabled, showsFilipino, heading])
  const settings = (
    <>
      {mayHaveFilipino(shape) && (
        <Checkbox
          label="Filipino beside the English"
          isChecked={showsFilipino}
          onChange={setShowsFilipino}
          isSwitch
        />
      )}
      {requiredNote && !isDisabled && shape.fields.some(({ isRequired }) => isRequired) && (
        <p className={layout.muted}>{requiredNote}</p>
      )}
    </>
  )
  return (
    <FormContext value={form}>
      <div className={layout.stack}>
        {!heading && settings}
        {shape.kind === 'group' ? (
          <FieldList
            fields={shape.fields}
            value={data as Record<string, unknown>}
            path=""
            afterHeading={settings}
          />
        ) : (
          <FieldInput shape={shape} value={data} path="" />
        )}
      </div>
    </FormContext>
  )
}
