// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { FilterValues } from '../lists/list-filter.ts'
import { emptyListMessage } from './media-filters.ts'

test.each<[FilterValues, string]>([
  [{}, 'No files yet. Upload the first one above.'],
  [{ q: '', tag: '', learners: '', kind: '' }, 'No files yet. Upload the first one above.'],
  [{ kind: 'image' }, 'No pictures yet. Upload the first one above.'],
  [{ kind: 'pdf' }, 'No PDFs yet. Upload the first one above.'],
  [{ q: 'gate' }, 'No file matches “gate”.'],
  [{ q: 'gate', kind: 'image' }, 'No picture matches “gate”.'],
  [{ tag: 'Campus' }, 'No file has this tag.'],
  [{ tag: 'Campus', kind: 'pdf' }, 'No PDF has this tag.'],
  [{ learners: 'unanswered' }, 'Every picture has an answer about learners.'],
  [{ learners: 'yes', kind: 'image' }, 'No picture shows learners.'],
  [{ learners: 'no' }, 'No picture has the answer “No learners”.'],
  [{ learners: 'hidden' }, 'No picture is hidden.'],
  [{ learners: 'ending' }, 'No consent ends within 30 days.'],
  [{ learners: 'unanswered', kind: 'pdf' }, 'Only pictures have an answer about learners.'],
  [{ tag: 'Campus', learners: 'unanswered' }, 'No file matches these filters.'],
])('an empty list of files with the filters %j says “%s”', (filters, message) => {
  expect(emptyListMessage(filters)).toBe(message)
})
