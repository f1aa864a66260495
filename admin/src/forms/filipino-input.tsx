import { useMemo } from 'react'
import { Button } from '../ui/button.tsx'
import { Alert } from '../ui/alert.tsx'
import { FormContext, join, readPath, useForm } from './form-context.ts'
import { stateOf, versionOf } from './filipino-state.ts'
import type { FieldPath } from './form-data.ts'
import type { FieldShape } from './form-shape.ts'
import * as layout from '../ui/layout.module.css'

interface FilipinoInputProps {
  shape: FieldShape
  /** the object that the text is of */
  value: Record<string, unknown>
  /** the path of that object */
  path: string
}

/** The Filipino version of a text, with a mark when it is missing or older than the English. */
export function FilipinoInput({ shape: { name, label, item }, value, path }: FilipinoInputProps) {
  const form = useForm()
  const { onChange, isDisabled } = form
  const ownPath = join(path, `fil.texts.${name}`)
  // What is typed now translates the English that is saved with it.
  const ofVersion = useMemo(
    () => ({
      ...form,
      lang: 'fil' as const,
      onChange: (at: FieldPath, next: unknown) => {
        form.onChange(at, next)
        form.onChange([...readPath(ownPath), 'of'], '')
      },
    }),
    [form, ownPath],
  )
  if (!item) return null
  const state = stateOf(value, name)
  const isMissing = state === 'missing' && item.isNeeded
  const { Field } = form
  return (
    <div className={layout.tightStack}>
      <FormContext value={ofVersion}>
        <Field
          shape={{
            ...item,
            help: [isMissing && 'Missing in Filipino.', item.help].filter(Boolean).join(' '),
          }}
          value={versionOf(value, name).text}
          path={join(ownPath, 'text')}
        />
      </FormContext>
      {state === 'older' && (
        <Alert
          tone="warning"
          action={
            <Button
              look="inherit"
              disabled={isDisabled}
              aria-label={`Still right: ${label}`}
              onClick={() => onChange([...readPath(ownPath), 'of'], '')}
            >
              Still right
            </Button>
          }
        >
          Older than the English.
        </Alert>
      )}
    </div>
  )
}
