import { isEmptyText, markOf } from '../../../school/base/filipino.ts'
import { isGroup } from './form-data.ts'
import type { FieldShape } from './form-shape.ts'

/**
 * The state of a Filipino version: `none` needs none, because there is no English; `older` translates an
 * English text that has changed since.
 */
export type VersionState = 'none' | 'missing' | 'older' | 'current'

/**
 * Returns the Filipino version of a text in an object, as it is in the form, with the mark of the English
 * that it translates: empty for a version that was just typed or is not there.
 */
export function filipinoVersion(value: Record<string, unknown>, name: string) {
  const texts = isGroup(value.fil) && isGroup(value.fil.texts) ? value.fil.texts : {}
  const version = texts[name]
  return isGroup(version)
    ? { text: version.text, englishMark: version.of }
    : { text: undefined, englishMark: '' }
}

/** @param value the object around the text */
export function filipinoState(value: Record<string, unknown>, name: string): VersionState {
  const { text, englishMark } = filipinoVersion(value, name)
  const english = value[name]
  if (isEmptyText(text)) return isEmptyText(english) ? 'none' : 'missing'
  return !englishMark || englishMark === markOf(english) ? 'current' : 'older'
}

/**
 * Describes which language visitors of Filipino pages read of an object, and why. Only texts that it
 * needs can be missing or older.
 */
export function describeFilipino(
  versions: readonly FieldShape[],
  value: Record<string, unknown>,
): string {
  const count = (wanted: VersionState) =>
    versions.filter(({ name, item }) => item?.isNeeded && filipinoState(value, name) === wanted)
      .length
  const missing = count('missing')
  const older = count('older')
  if (missing === 0 && older === 0) {
    return versions.some(({ name }) => filipinoState(value, name) === 'current')
      ? 'In Filipino: visitors of the Filipino pages read these texts in Filipino.'
      : 'Not in Filipino: visitors of the Filipino pages read these texts in English.'
  }
  const parts = [
    missing === 1 ? '1 text is missing' : `${missing} texts are missing`,
    older === 1 ? '1 is older than the English' : `${older} are older than the English`,
  ].filter((_, index) => [missing, older][index] !== 0)
  return `Not in Filipino yet: ${parts.join(', ')}. Visitors of the Filipino pages read the English until all are there.`
}
