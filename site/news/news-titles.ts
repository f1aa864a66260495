import { departmentTags } from '../../school/kinds/department-tags.ts'
import type { newsTopics } from '../../school/content/news/news.ts'
import type { PlainKey, Translate } from '../languages/translate.ts'

/** The title of a category of news; one of a content host may have another, which is its title. */
export function categoryTitle(t: Translate, category: string): string {
  if (category === 'Campus News') return t('common.campusNews')
  return category === 'Outside News' ? t('common.outsideNews') : category
}

type Topic = (typeof newsTopics)[number]

/** Titles of topics; any other topic is the name of a track or of a college department. */
const topicTitles: Readonly<Record<string, PlainKey>> = {
  pgs: 'common.menuGradeSchool',
  jhs: 'common.menuJuniorHigh',
  shs: 'common.menuSeniorHigh',
  college: 'common.menuCollege',
  robotics: 'common.topicRobotics',
  research: 'common.topicResearch',
  sustainability: 'common.topicSustainability',
  spirituality: 'common.menuSpirituality',
  paraya: 'common.menuParaya',
  scholarships: 'common.menuScholarships',
  admissions: 'common.admissions',
  'student life': 'common.topicStudentLife',
  alumni: 'common.topicAlumni',
  HE: 'common.topicHomeEconomics',
} satisfies Partial<Record<Topic, PlainKey>>

/** Returns a topic's title; any other topic is a name already. */
export function topicTitle(t: Translate, topic: string): string {
  const title = topicTitles[topic]
  return title ? t(title) : topic
}

const levels: ReadonlySet<string> = new Set(departmentTags)

/** Returns the topic that says most about an article: the first one that is not a level. */
export const mainTopic = (topics: readonly string[]): string | undefined =>
  topics.find((topic) => !levels.has(topic)) ?? topics[0]
