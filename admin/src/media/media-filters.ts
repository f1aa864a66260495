import { learnersFilters, type LearnersFilter } from '../../../school/content/media/learners.ts'
import type { FilterValues, ListFilter } from '../lists/list-filter.ts'
import type { MediaFile } from './media-file.ts'
import { useMediaFigures } from './media-figures.ts'

/** The words of each choice, and the message of its empty list. */
const learnersWords: Record<LearnersFilter, { choice: string; empty: string }> = {
  unanswered: { choice: 'Not answered', empty: 'Every picture has an answer about learners.' },
  yes: { choice: 'Shows learners', empty: 'No picture shows learners.' },
  no: { choice: 'No learners', empty: 'No picture has the answer “No learners”.' },
  hidden: { choice: 'Hidden', empty: 'No picture is hidden.' },
  ending: { choice: 'Consent ends within 30 days', empty: 'No consent ends within 30 days.' },
}

/** The filter by the kind of file. */
export const kindFilter: ListFilter = {
  name: 'kind',
  label: 'Kind',
  choices: [
    ['image', 'Pictures'],
    ['pdf', 'PDFs'],
  ] satisfies [MediaFile['kind'], string][],
}

/** The filter by the answer whether a picture shows learners. */
export const learnersFilter: ListFilter = {
  name: 'learners',
  label: 'Learners',
  choices: learnersFilters.map((value) => [value, learnersWords[value].choice] as const),
}

/**
 * Returns the filters by typed words and by tag. `isReady` becomes true once the tags are loaded or
 * failed to load: the list waits for that, so that the tag filter does not move it.
 */
export function useMediaFilters(): { filters: readonly ListFilter[]; isReady: boolean } {
  const { data, isFetched } = useMediaFigures()
  const tagFilter = {
    name: 'tag',
    label: 'Tag',
    choices: (data?.tags ?? []).map(({ tag, files }) => [tag, `${tag} (${files})`] as const),
  }
  return {
    filters: [
      { name: 'q', label: 'Search in names, descriptions and tags' },
      ...(tagFilter.choices.length > 0 ? [tagFilter] : []),
    ],
    isReady: isFetched,
  }
}

/** Says why a list of files is empty, by the values of its filters. */
export function emptyListMessage({ q, tag, learners, kind }: FilterValues): string {
  const noun = kind === 'pdf' ? 'PDF' : kind === 'image' ? 'picture' : 'file'
  if ([q, tag, learners].filter(Boolean).length > 1) return `No ${noun} matches these filters.`
  if (q) return `No ${noun} matches “${q}”.`
  if (tag) return `No ${noun} has this tag.`
  if (learners && kind === 'pdf') return 'Only pictures have an answer about learners.'
  const answer = learnersFilters.find((value) => value === learners)
  if (answer) return learnersWords[answer].empty
  return `No ${noun}s yet. Upload the first one above.`
}
