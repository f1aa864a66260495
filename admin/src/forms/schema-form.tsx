import { useMemo, useState, type ReactNode } from 'react'
import type { KindName } from '../../../school/kinds/index.ts'
import { announcementSlug } from '../../../school/base/slug.ts'
import type { Problem } from '../api/staff-api-error.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import * as layout from '../ui/layout.module.css'
import { FieldList } from './field-list.tsx'
import { FieldInput } from './field-input.tsx'
import { isGroup, type FieldPath } from './form-data.ts'
import { FormContext, type FormHeading } from './form-context.ts'
import { isVersions, type FieldShape, type FieldKind } from './form-shape.ts'
import * as styles from './schema-form.module.css'

/** Maximum length of a slug that is filled in, in characters. */
const maxSlugLength = 80

interface SchemaFormProps {
  shape: FieldShape
  data: unknown
  onChange: (path: FieldPath, value: unknown) => void
  problems: readonly Problem[]
  isDisabled?: boolean
  /** the field that is the heading of the page */
  heading?: FormHeading | null
  kind?: KindName | null
  /** puts fields such as date and picture into a column of their own, beside the written texts */
  side?: FormSide | null
  /** explains the mark of required fields; shown only when a field has it */
  requiredNote?: string
}

/** Content of the second column, above and below its fields. */
interface FormSide {
  above: ReactNode
  below: ReactNode
}

/** Tells whether content has any Filipino version. */
const hasFilipino = (data: unknown): boolean =>
  Array.isArray(data)
    ? data.some(hasFilipino)
    : isGroup(data) && (isGroup(data.fil) || Object.values(data).some(hasFilipino))

const mayHaveFilipino = (shape: FieldShape): boolean =>
  isVersions(shape) ||
  shape.fields.some(mayHaveFilipino) ||
  (shape.item !== undefined && mayHaveFilipino(shape.item))

/** The form of content, drawn from the shape of its schema. */
export function SchemaForm({
  shape,
  data,
  onChange,
  problems,
  isDisabled = false,
  heading = null,
  kind = null,
  side = null,
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
      kind,
      Field: FieldInput,
    }
  }, [onChange, problems, isDisabled, showsFilipino, heading, kind])
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
  const isWritten = ({ name, kind, item }: FieldShape) =>
    side === null ||
    heading === null ||
    name === heading.name ||
    (writtenKinds.has(kind) && item?.kind !== 'choice')
  const beside = shape.fields.filter((field) => !isWritten(field))
  const list = { all: shape.fields, value: isGroup(data) ? data : {}, path: '' }
  const hasColumn = beside.length > 0
  /** Fills empty fields with the slug of another field, once that field is left. */
  const fillIn = () => {
    for (const { name, filledFrom } of shape.fields) {
      const source = filledFrom === undefined ? '' : list.value[filledFrom]
      if (list.value[name] !== '' || typeof source !== 'string' || source.trim() === '') continue
      onChange([name], announcementSlug(source).slice(0, maxSlugLength))
    }
  }
  return (
    <FormContext value={form}>
      <div className={hasColumn && !showsFilipino ? styles.written : layout.stack} onBlur={fillIn}>
        {!hasColumn && settings}
        {shape.kind === 'group' ? (
          <FieldList {...list} fields={shape.fields.filter(isWritten)} />
        ) : (
          <FieldInput shape={shape} value={data} path="" />
        )}
      </div>
      {side && (
        <div className={layout.stack}>
          {side.above}
          {hasColumn && (
            <section aria-label="Details" className={layout.stack}>
              {settings}
              <FieldList {...list} fields={beside} isNarrow />
            </section>
          )}
          {side.below}
        </div>
      )}
    </FormContext>
  )
}

/** The kinds of fields that are written like the heading; others are chosen or filled in. */
const writtenKinds: ReadonlySet<FieldKind> = new Set(['rich-text', 'text', 'list'])
