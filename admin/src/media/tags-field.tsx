import { useId } from 'react'
import { WordsField } from '../forms/words-input.tsx'
import { useMediaFigures } from './media-figures.ts'

interface TagsFieldProps {
  label: string
  help?: string
  value: readonly string[]
  isDisabled?: boolean
  problem?: string | undefined
  /** tags offered while a person types; by default every tag of the library */
  suggestions?: readonly string[]
  onChange: (value: string[]) => void
}

/** The tags of files, with those of other files as suggestions. */
export function TagsField({ suggestions, value, ...field }: TagsFieldProps) {
  const id = useId()
  const { data } = useMediaFigures()
  const offered = suggestions ?? data?.tags.map(({ tag }) => tag) ?? []
  return (
    <WordsField
      {...field}
      id={id}
      value={value}
      suggestions={offered.filter((tag) => !value.includes(tag))}
    />
  )
}
