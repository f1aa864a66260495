import { useCallback, useState } from 'react'
import type { Problem } from '../api/staff-api-error.ts'
import { pathText, type FieldPath } from './form-data.ts'
import type * as z from 'zod'
import { checkDraft } from '../../../school/base/check-draft.ts'
import { checkFields } from '../../../school/base/check-fields.ts'

type Change = (path: FieldPath, value: unknown) => void

/**
 * Tracks which problems of the last attempt are still open: a changed field is no longer marked.
 *
 * @param tried the problems of the last attempt: a new list for each attempt
 * @param onChange changes a field of the form
 * @returns the open problems, and a change handler for the form in the place of `onChange`
 */
export function useOpenProblems(tried: readonly Problem[], onChange: Change) {
  const [changed, setChanged] = useState({ since: tried, paths: [] as readonly string[] })
  const paths = changed.since === tried ? changed.paths : []
  const open = tried.filter(
    ({ field }) => !paths.some((path) => containsField(path, field) || containsField(field, path)),
  )
  const change = useCallback<Change>(
    (path, value) => {
      onChange(path, value)
      setChanged((before) => {
        const known = before.since === tried ? before.paths : []
        const text = pathText(path)
        return known.includes(text) ? before : { since: tried, paths: [...known, text] }
      })
    },
    [onChange, tried],
  )
  return { open: open.length === tried.length ? tried : open, change }
}

/** Tells whether a field is, or contains, another one: `sections` contains `sections.0.heading`. */
const containsField = (path: string, field: string) =>
  field === path || field.startsWith(`${path}.`)

/** Finds the problems that block publishing, by the same schema as the server. */
export const findProblems = (schema: z.ZodType, data: unknown) =>
  problemsOf(checkFields(schema, data))

/** Finds the problems that block a draft: only wrong values, not missing ones. */
export const findDraftProblems = (schema: z.ZodType, data: unknown) =>
  problemsOf(checkDraft(schema, data))

const problemsOf = (checked: ReturnType<typeof checkFields>): Problem[] =>
  checked.ok ? [] : checked.failure.problems
