import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import type { Problem } from '../api/staff-api-error.ts'
import { FieldInput } from './field-input.tsx'
import type { FieldPath } from './form-data.ts'
import { FormContext } from './form-context.ts'
import type { FieldShape } from './form-shape.ts'

interface SchemaFormProps {
  shape: FieldShape
  data: unknown
  onChange: (path: FieldPath, value: unknown) => void
  problems: readonly Problem[]
  isDisabled?: boolean
  /** explains the mark of required fields; shown only when a field has it */
  requiredNote?: string
}

/** The form of a schema. */
export function SchemaForm({
  shape,
  data,
  onChange,
  problems,
  isDisabled = false,
  requiredNote,
}: SchemaFormProps) {
  const form = useMemo(() => {
    const byField = new Map(problems.map(({ field, message }) => [field, message]))
    return {
      onChange,
      problemAt: (path: string) => byField.get(path),
      isDisabled,
      Field: FieldInput,
    }
  }, [onChange, problems, isDisabled])
  return (
    <FormContext value={form}>
      <Stack spacing={2.5}>
        {requiredNote && !isDisabled && shape.fields.some(({ isRequired }) => isRequired) && (
          <Typography variant="body2" color="text.secondary">
            {requiredNote}
          </Typography>
        )}
        {shape.kind === 'group' ? (
          shape.fields.map((field) => (
            <FieldInput
              key={field.name}
              shape={field}
              value={(data as Record<string, unknown>)[field.name]}
              path={field.name}
            />
          ))
        ) : (
          <FieldInput shape={shape} value={data} path="" />
        )}
      </Stack>
    </FormContext>
  )
}
