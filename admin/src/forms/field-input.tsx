import { memo } from 'react'
import { MediaInput } from '../media/media-input.tsx'
import { RichTextInput } from '../rich-text/rich-text-input.tsx'
import {
  AddressInput,
  ChoiceInput,
  ChoicesInput,
  HeadingInput,
  LineInput,
  NumberInput,
  SwitchInput,
  TimeInput,
} from './simple-inputs.tsx'
import { fieldId } from './form-data.ts'
import { readPath, useForm, type FieldProps } from './form-context.ts'
import { GroupInput } from './field-list.tsx'
import { ListInput } from './list-input.tsx'
import { WordsInput } from './words-input.tsx'

/** The input of one field, by the kind of its shape; renders again only when its own value has changed. */
export const FieldInput = memo(function FieldInput({ shape, value, path }: FieldProps) {
  const { onChange, problemAt, isDisabled, lang, heading } = useForm()
  const inputProps = {
    id: fieldId(path),
    shape,
    onChange: (next: unknown) => onChange(readPath(path), next),
    problem: problemAt(path),
    isDisabled,
    lang,
  }
  switch (shape.kind) {
    case 'line':
    case 'text':
      if (path === heading?.name)
        return <HeadingInput {...inputProps} value={asText(value)} isFirst={heading.isFirst} />
      return <LineInput {...inputProps} value={asText(value)} />
    case 'address':
      return <AddressInput {...inputProps} value={asText(value)} />
    case 'number':
      return <NumberInput {...inputProps} value={typeof value === 'number' ? value : null} />
    case 'switch':
      return <SwitchInput {...inputProps} value={value === true} />
    case 'choice':
      return <ChoiceInput {...inputProps} value={asText(value)} />
    case 'choices':
      return <ChoicesInput {...inputProps} value={asList(value).map(asText)} />
    case 'day':
    case 'moment':
      return <TimeInput {...inputProps} value={asText(value)} />
    case 'picture':
      return <MediaInput {...inputProps} value={asText(value) || null} kind="image" />
    case 'document':
      return <MediaInput {...inputProps} value={asText(value) || null} kind="pdf" />
    case 'rich-text':
      return (
        <RichTextInput
          {...inputProps}
          value={asText(value)}
          isPlain={heading !== null && isTextOfPage(path)}
        />
      )
    case 'words':
      return <WordsInput {...inputProps} value={asList(value).map(asText)} />
    case 'list':
      return <ListInput {...inputProps} value={asList(value)} path={path} />
    case 'group':
      return <GroupInput {...inputProps} value={value} path={path} />
    // FieldList shows the Filipino versions.
    case 'filipino':
      break
  }
  return null
})

const asText = (value: unknown) => (typeof value === 'string' ? value : '')
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Tells whether a text belongs to the page itself, in English or Filipino: such a text has no box. */
const isTextOfPage = (path: string) => /^(fil\.|[^.]+$)/.test(path)
