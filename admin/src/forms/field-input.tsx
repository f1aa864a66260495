import { memo } from 'react'
import { MediaInput } from '../media/media-input.tsx'
import { RichTextInput } from '../rich-text/rich-text-input.tsx'
import { ChoicesInput } from './choices-input.tsx'
import {
  AddressInput,
  ChoiceInput,
  LineInput,
  NumberInput,
  SwitchInput,
  TimeInput,
} from './simple-inputs.tsx'
import { fieldId } from './form-data.ts'
import { readPath, useForm } from './form-context.ts'
import type { FieldProps } from './field-props.ts'
import { GroupInput } from './group-input.tsx'
import { HeadingInput } from './heading-input.tsx'
import { ListInput } from './list-input.tsx'
import { WordsInput } from './words-input.tsx'

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
