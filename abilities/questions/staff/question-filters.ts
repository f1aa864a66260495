import type { ListFilter } from '../../../admin/src/lists/list-filter.ts'
import { offices, questionTopics } from '../../../school/kinds/question-topics.ts'
import { officeNames, questionStates, stateNames, topicNames } from '../question.ts'

/** The filters of the inbox. */
export const questionFilters: readonly ListFilter[] = [
  { name: 'q', label: 'Search' },
  {
    name: 'state',
    label: 'State',
    choices: [
      ['open', 'Not closed'],
      ...questionStates.map((state) => [state, stateNames[state]] as const),
    ],
  },
  {
    name: 'topic',
    label: 'Topic',
    choices: questionTopics.map((topic) => [topic, topicNames[topic]] as const),
  },
]

/** The filter by office, for those who see all of them. */
export const byOffice: ListFilter = {
  name: 'office',
  label: 'Office',
  choices: offices.map((office) => [office, officeNames[office]] as const),
}
