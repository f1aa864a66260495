import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { learnersFilters, type LearnersFilter } from '../../../school/content/media/learners.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { EmptyState } from '../layout/empty-state.tsx'
import { Alert } from '../ui/alert.tsx'
import * as layout from '../ui/layout.module.css'
import { Pager } from '../ui/pager.tsx'
import { Spinner } from '../ui/progress.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import * as styles from './media-browser.module.css'
import { useTags } from './tags-field.tsx'
import { perPage, readMediaList, type MediaFile } from './media-file.ts'

interface MediaBrowserProps {
  /** only files of this kind; `null` for both kinds */
  kind: MediaFile['kind'] | null
  renderTile: (file: MediaFile) => ReactNode
  /** the words that are searched first */
  firstWords?: string
  /** only pictures with this answer; left out without a filter for it */
  learners?: LearnersFilter | null
  onLearners?: (filter: LearnersFilter | null) => void
  /** draws the content above the files of a page */
  renderAbove?: (files: readonly MediaFile[]) => ReactNode
}

/** The media library, newest first, with search, kinds, tags and pages. */
export function MediaBrowser({
  kind,
  renderTile,
  firstWords = '',
  learners = null,
  onLearners,
  renderAbove,
}: MediaBrowserProps) {
  const [words, setWords] = useState(firstWords)
  const [chosenKind, setChosenKind] = useState<MediaFile['kind'] | null>(null)
  const [chosenTag, setChosenTag] = useState('')
  const [page, setPage] = useState(1)
  const q = useDeferredValue(words.trim())
  const { data: tags, isFetched } = useTags()
  // A tag that no file has any more filters nothing.
  const tag = tags?.data.some((each) => each.tag === chosenTag) ? chosenTag : ''
  const query = { q, kind: kind ?? chosenKind, learners, tag, page }
  const { data, error } = useQuery({
    queryKey: ['media', query],
    queryFn: () => readMediaList(query),
    placeholderData: keepPreviousData,
  })
  const pages = Math.ceil((data?.total ?? 0) / perPage)
  // The filter for tags is above the files.
  if (!isFetched) return <Spinner />
  return (
    <>
      <div className={styles.filters}>
        <div className={layout.grow}>
          <TextField
            label="Search in names, descriptions and tags"
            type="search"
            value={words}
            onChange={(value) => {
              setWords(value)
              setPage(1)
            }}
          />
        </div>
        {kind === null && (
          <Select
            label="Kind"
            isShort
            value={chosenKind ?? ''}
            onChange={(value) => {
              setChosenKind((value || null) as MediaFile['kind'] | null)
              setPage(1)
            }}
          >
            <option value="">All</option>
            <option value="image">Pictures</option>
            <option value="pdf">PDFs</option>
          </Select>
        )}
        {tags && tags.data.length > 0 && (
          <Select
            label="Tag"
            isShort
            value={tag}
            onChange={(value) => {
              setChosenTag(value)
              setPage(1)
            }}
          >
            <option value="">All</option>
            {tags.data.map((each) => (
              <option key={each.tag} value={each.tag}>
                {each.tag} ({each.files})
              </option>
            ))}
          </Select>
        )}
        {onLearners && (
          <Select
            label="Learners"
            isShort
            value={learners ?? ''}
            onChange={(value) => {
              onLearners((value || null) as LearnersFilter | null)
              setPage(1)
            }}
          >
            <option value="">All</option>
            {learnersFilters.map((filter) => (
              <option key={filter} value={filter}>
                {filterNames[filter]}
              </option>
            ))}
          </Select>
        )}
      </div>
      {error && <Alert tone="error">{messageOf(error)}</Alert>}
      {data?.total === 0 && <EmptyState words={emptyWords(q, tag, learners)} />}
      {data && renderAbove?.(data.data)}
      <ul aria-label="Files" className={styles.files}>
        {data?.data.map(renderTile)}
      </ul>
      <Pager page={page} pageCount={pages} onChange={setPage} />
    </>
  )
}

const filterNames: Record<LearnersFilter, string> = {
  unanswered: 'Not answered',
  yes: 'Shows learners',
  no: 'No learners',
  hidden: 'Hidden',
  ending: 'Consent ends within 30 days',
}

function emptyWords(q: string, tag: string, learners: LearnersFilter | null): string {
  if (q) return `No file matches “${q}”.`
  if (tag) return 'No file is in this list.'
  if (learners === 'unanswered') return 'Every picture is answered.'
  return learners ? 'No picture is in this list.' : 'No files yet. Upload the first one above.'
}
