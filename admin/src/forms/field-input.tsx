import { memo } from 'react'
import { MediaInput } from '../media/media-input.tsx'
import { RichTextInput } from '../rich-text/rich-text-input.tsx'
import {
  AddressInput,
  ChoiceInput,
  LineInput,
  NumberInput,
  SwitchInput,
  TimeInput,
} from './simple-inputs.tsx'
import { fieldId, isGroup } from './form-data.ts'
import { readPath, useForm } from './form-context.ts'
import type { FieldProps, InputProps } from './field-props.ts'
import { HeadingInput } from './heading-input.tsx'
import { ListInput } from './list-input.tsx'
import { WordsInput } from './words-input.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { FieldNote } from '../ui/field.tsx'
import * as layout from '../ui/layout.module.css'
import { Button } from '../ui/button.tsx'
import { FieldList } from './field-list.tsx'
import * as styles from './group-input.module.css'

/** The input of one field, by its kind; renders again only when its own value has changed. */
export const FieldInput = memo(function FieldInput({ shape, value, path }: FieldProps) {
  const { onChange, problemAt, isDisabled, lang, heading } = useForm()
  const common = {
    id: fieldId(path),
    shape,
    onChange: (next: unknown) => onChange(readPath(path), next),
    problem: problemAt(path),
    isDisabled,
    lang,
  }
  const ofMedia = {
    ...common,
    label: shape.isRequired ? `${shape.label} *` : shape.label,
    help: shape.help,
    value: asText(value) || null,
  }
  switch (shape.kind) {
    case 'line':
      if (path === heading?.name)
        return <HeadingInput {...common} value={asText(value)} isFirst={heading.isFirst} />
      return <LineInput {...common} value={asText(value)} />
    case 'address':
      return <AddressInput {...common} value={asText(value)} />
    case 'text':
      return <LineInput {...common} value={asText(value)} />
    case 'number':
      return <NumberInput {...common} value={typeof value === 'number' ? value : null} />
    case 'switch':
      return <SwitchInput {...common} value={value === true} />
    case 'choice':
      return <ChoiceInput {...common} value={asText(value)} />
    case 'choices':
      return <ChoicesInput {...common} value={asList(value).map(asText)} />
    case 'day':
    case 'moment':
      return <TimeInput {...common} value={asText(value)} />
    case 'picture':
      return <MediaInput {...ofMedia} kind="image" />
    case 'document':
      return <MediaInput {...ofMedia} kind="pdf" />
    case 'rich-text':
      return (
        <RichTextInput
          {...common}
          value={asText(value)}
          isPlain={heading !== null && /^(fil\.|[^.]+$)/.test(path)}
        />
      )
    case 'words':
      return <WordsInput {...common} value={asList(value).map(asText)} />
    case 'list':
      return <ListInput {...common} value={asList(value)} path={path} />
    // FieldList shows the Filipino versions.
    case 'filipino':
    case 'group':
      break
  }
  return <GroupInput {...common} value={value} path={path} />
})

const asText = (value: unknown) => (typeof value === 'string' ? value : '')
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Several of the choices of the schema, as boxes to tick, in the order of the schema. */
function ChoicesInput({ id, shape, value, onChange, problem, isDisabled }: InputProps<string[]>) {
  const choices = shape.item?.choices ?? []
  return (
    <fieldset id={id} tabIndex={-1} className={layout.tightStack}>
      <legend className={layout.legend}>{shape.label}</legend>
      <FieldNote help={shape.help} problem={problem} />
      <div className={layout.row}>
        {choices.map((choice) => (
          <Checkbox
            key={choice}
            label={choice}
            disabled={isDisabled}
            isChecked={value.includes(choice)}
            onChange={(isChecked) =>
              onChange(
                choices.filter((each) => (each === choice ? isChecked : value.includes(each))),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

interface GroupInputProps extends InputProps<unknown> {
  path: string
}

/** A group of fields; buttons add and remove an optional one. */
function GroupInput({ id, shape, value, onChange, problem, isDisabled, path }: GroupInputProps) {
  const isThere = isGroup(value)
  const start = Object.fromEntries(shape.fields.map((field) => [field.name, field.start]))
  return (
    <fieldset className={styles.root} id={id} tabIndex={-1}>
      <legend className={layout.legend}>{shape.label}</legend>
      <FieldNote help={shape.help} problem={problem} />
      {isThere && <FieldList fields={shape.fields} value={value} path={path} />}
      {shape.isNullable && (
        <Button disabled={isDisabled} onClick={() => onChange(isThere ? null : start)}>
          {isThere ? `Remove: ${shape.label}` : `Add: ${shape.label}`}
        </Button>
      )}
    </fieldset>
  )
}
