import * as z from 'zod'
import { labelFrom } from '../../../school/base/field-names.ts'
import type { FilipinoUse } from '../../../school/base/filipino-fields.ts'

export type FieldKind =
  | 'line'
  | 'address'
  | 'text'
  | 'rich-text'
  | 'number'
  | 'switch'
  | 'choice'
  | 'choices'
  | 'day'
  | 'moment'
  | 'picture'
  | 'document'
  | 'words'
  | 'list'
  | 'group'
  | 'filipino'

/** A field of a form, as its schema describes it (`.meta()` has title, help and widget). */
export interface FieldShape {
  name: string
  label: string
  help: string | undefined
  kind: FieldKind
  /** type of the browser's input for a line */
  inputType: 'text' | 'url' | 'email' | 'tel'
  /** `null` means empty */
  isNullable: boolean
  isRequired: boolean
  /** the value of a new field */
  start: unknown
  choices: readonly string[]
  /** maximum length of a text, in characters */
  longest: number | undefined
  /** minimum and maximum: of a number its value, of a list its length */
  least: number | undefined
  most: number | undefined
  /** the shape of a list's items, or of the text of a Filipino version */
  item: FieldShape | undefined
  /** the first item of the list is the lead of a page */
  beginsWithLead: boolean
  /** name of the field of the same group whose slug fills this field while it is empty */
  filledFrom: string | undefined
  /** visitors read the object around the text in Filipino only once it has this version */
  isNeeded: boolean
  fields: readonly FieldShape[]
}

/** The part of Zod's JSON Schema that forms need. */
interface Described {
  type?: string
  title?: string
  description?: string
  widget?: string
  filipino?: FilipinoUse
  /** the help of its Filipino version, with an example of what parents read */
  filipinoHelp?: string
  /** labels of the parts of a record, by their keys */
  names?: Record<string, string>
  /** the field of the same group from which an empty one is filled */
  filledFrom?: string
  default?: unknown
  required?: string[]
  minLength?: number
  pattern?: string
  enum?: unknown[]
  format?: string
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  anyOf?: Described[]
  items?: Described
  properties?: Record<string, Described>
  propertyNames?: { enum?: unknown[] }
  additionalProperties?: Described | boolean
}

/** Reads the form of a schema. @param label names the whole, such as 'Alert' */
export function readShape(schema: z.ZodType, label = ''): FieldShape {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described
  return shapeOf('', { title: label, ...described })
}

function shapeOf(name: string, field: Described, isRequired = false): FieldShape {
  const variants = field.anyOf?.filter(({ type }) => type !== 'null')
  const isNullable = variants !== undefined && variants.length < (field.anyOf?.length ?? 0)
  // The description of the whole field overrides that of its non-null variant.
  const described: Described = { ...variants?.[0], ...field }
  const kind = kindOf(described)
  const shape: FieldShape = {
    name,
    label: described.title ?? labelFrom(name),
    help: described.description,
    kind,
    inputType: inputTypes[described.widget ?? ''] ?? 'text',
    isNullable,
    isRequired: isRequired && !isNullable && !mayStayEmpty(described),
    start: undefined,
    choices: described.enum?.filter((choice) => typeof choice === 'string') ?? [],
    longest: described.maxLength,
    least: kind === 'list' || kind === 'words' ? described.minItems : described.minimum,
    most: kind === 'list' || kind === 'words' ? described.maxItems : described.maximum,
    item: described.items && shapeOf('', described.items),
    isNeeded: described.filipino === 'needed' || described.items?.filipino === 'needed',
    filledFrom: described.filledFrom,
    beginsWithLead: described.widget === 'lead-and-paragraphs',
    fields: kind === 'group' ? fieldsOf(described) : [],
  }
  shape.start = isNullable ? null : (described.default ?? startOf(shape))
  return shape
}

/**
 * Makes the group of the Filipino versions of an object's texts, with a field for each text in the form
 * of the English one. The form shows each version beside the English.
 */
function filipinoShape(
  name: string,
  field: Described,
  english: Record<string, Described>,
): FieldShape {
  const group = shapeOf(name, { ...field, properties: {} })
  const versions = Object.keys(field.properties?.texts?.properties ?? {}).map((text) => {
    const ofEnglish = { ...shapeOf(text, english[text] ?? {}), name: 'text' }
    const label = `${ofEnglish.label} in Filipino`
    const version = {
      ...ofEnglish,
      label,
      help: english[text]?.filipinoHelp,
      isRequired: false,
      isNullable: false,
      least: 0,
    }
    return { ...group, name: text, label, kind: 'filipino', item: version, fields: [] } as const
  })
  const texts = { ...group, name: 'texts', label: '', fields: versions }
  return { ...group, kind: 'group', start: undefined, fields: [texts] }
}

/** Returns the Filipino versions among the fields of an object; an empty list without any. */
export const versionsIn = (fields: readonly FieldShape[]): readonly FieldShape[] =>
  fields.find(isVersions)?.fields[0]?.fields ?? []

/** Tells whether a field is the group of Filipino versions of an object. */
export const isVersions = ({ name, fields }: FieldShape): boolean =>
  name === 'fil' && fields[0]?.name === 'texts'

/**
 * Tells whether an empty field may be saved: a text without a minimum length, a list without a minimum,
 * or a switch.
 */
function mayStayEmpty(field: Described): boolean {
  const { type, minLength = 0, minItems = 0, pattern, format, enum: choices } = field
  if (type === 'string') return minLength === 0 && !pattern && !format && !choices
  return type !== 'number' && type !== 'integer' && minItems === 0
}

function fieldsOf(group: Described): FieldShape[] {
  const { required = [], properties, propertyNames, additionalProperties, names: labels } = group
  if (properties) {
    return Object.entries(properties).map(([name, field]) =>
      field.widget === 'filipino'
        ? filipinoShape(name, field, properties)
        : shapeOf(name, field, required.includes(name)),
    )
  }
  if (typeof additionalProperties !== 'object') return []
  const part = additionalProperties
  const names = propertyNames?.enum?.filter((name) => typeof name === 'string') ?? []
  return names.map((name) => shapeOf(name, { ...part, title: labels?.[name] ?? labelFrom(name) }))
}

const inputTypes: Record<string, FieldShape['inputType']> = {
  link: 'url',
  email: 'email',
  phone: 'tel',
}

const kindsOfWidgets: Record<string, FieldKind> = {
  'any-link': 'address',
  richtext: 'rich-text',
  longtext: 'text',
  picture: 'picture',
  pdf: 'document',
  day: 'day',
  'manila-time': 'moment',
  topics: 'words',
  choices: 'choices',
}

function kindOf(field: Described): FieldKind {
  const byWidget = kindsOfWidgets[field.widget ?? '']
  if (byWidget) return byWidget
  if (field.enum) return 'choice'
  if (field.type === 'array') return 'list'
  if (field.type === 'object') return 'group'
  if (field.type === 'boolean') return 'switch'
  if (field.type === 'number' || field.type === 'integer') return 'number'
  return field.format === 'date' ? 'day' : 'line'
}

/** Returns the initial value of a new field, which may not be valid yet. */
function startOf({ kind, item, least, fields }: FieldShape): unknown {
  if (kind === 'switch') return false
  if (kind === 'filipino') return undefined
  if (kind === 'number') return null
  if (kind === 'words' || kind === 'choices') return []
  if (kind === 'list') return Array.from({ length: least ?? 0 }, () => structuredClone(item?.start))
  if (kind === 'group') return Object.fromEntries(fields.map((field) => [field.name, field.start]))
  return ''
}
