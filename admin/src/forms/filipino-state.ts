import { isEmptyText, markOf } from '../../../school/base/filipino.ts'
import { isGroup } from './form-data.ts'
import type { FieldShape } from './form-shape.ts'

/**
 * The state of a Filipino version: `none` needs none, because there is no English; `older` translates an
 * English text that has changed since.
 */
export type VersionState = 'none' | 'missing' | 'older' | 'current'

/** Returns the Filipino version of a text in an object, as it is in the form. */
export function versionOf(value: Record<string, unknown>, name: string) {
  const texts = isGroup(value.fil) && isGroup(value.fil.texts) ? value.fil.texts : {}
  const version = texts[name]
  return isGroup(version) ? { text: version.text, of: version.of } : { text: undefined, of: '' }
}

export function stateOf(value: Record<string, unknown>, name: string): VersionState {
  const { text, of } = versionOf(value, name)
  const english = value[name]
  if (isEmptyText(text)) return isEmptyText(english) ? 'none' : 'missing'
  return !of || of === markOf(english) ? 'current' : 'older'
}

/** Says which language visitors of Filipino pages read of an object, and why. */
export function sayFilipino(
  versions: readonly FieldShape[],
  value: Record<string, unknown>,
): string {
  const count = (wanted: VersionState) =>
    versions.filter(({ name, item }) => item?.isNeeded && stateOf(value, name) === wanted).length
  const missing = count('missing')
  const older = count('older')
  if (missing === 0 && older === 0) {
    return versions.some(({ name }) => stateOf(value, name) === 'current')
      ? 'In Filipino: visitors of the Filipino pages read these texts in Filipino.'
      : 'Not in Filipino: visitors of the Filipino pages read these texts in English.'
  }
  const parts = [
    ...(missing > 0 ? [missing === 1 ? '1 text is missing' : `${missing} texts are missing`] : []),
    ...(older > 0
      ? [older === 1 ? '1 is older than the English' : `${older} are older than the English`]
      : []),
  ]
  return `Not in Filipino yet: ${parts.join(', ')}. Visitors of the Filipino pages read the English until all are there.`
}
