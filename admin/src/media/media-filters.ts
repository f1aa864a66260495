import { learnersFilters, type LearnersFilter } from '../../../school/content/media/learners.ts'
import type { FilterValues, ListFilter } from '../lists/list-filter.ts'
import type { MediaFile } from './media-file.ts'
import { useFigures } from './tags-field.tsx'

const learnersWords: Record<LearnersFilter, string> = {
  unanswered: 'Not answered',
  yes: 'Shows learners',
  no: 'No learners',
  hidden: 'Hidden',
  ending: 'Consent ends within 30 days',
}

/** The filter by the kind of file. */
export const byKind: ListFilter = {
  name: 'kind',
  label: 'Kind',
  choices: [
    ['image', 'Pictures'],
    ['pdf', 'PDFs'],
  ] satisfies [MediaFile['kind'], string][],
}

/** The filter by the answer whether a picture shows learners. */
export const byLearners: ListFilter = {
  name: 'learners',
  label: 'Learners',
  choices: learnersFilters.map((filter) => [filter, learnersWords[filter]] as const),
}

/** The filters by words and by tag; `isReady`: the tags are loaded. */
export function useMediaFilters(): { filters: readonly ListFilter[]; isReady: boolean } {
  const { data, isFetched } = useFigures()
  const byTag = {
    name: 'tag',
    label: 'Tag',
    choices: (data?.tags ?? []).map(({ tag, files }) => [tag, `${tag} (${files})`] as const),
  }
  return {
    filters: [
      { name: 'q', label: 'Search in names, descriptions and tags' },
      ...(byTag.choices.length > 0 ? [byTag] : []),
    ],
    isReady: isFetched,
  }
}

/** Says why a list of files is empty. */
export function emptyWords({ q, tag, learners }: FilterValues): string {
  if (q) return `No file matches “${q}”.`
  if (tag) return 'No file is in this list.'
  if (learners === 'unanswered') return 'Every picture is answered.'
  return learners ? 'No picture is in this list.' : 'No files yet. Upload the first one above.'
}
