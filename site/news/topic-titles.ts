import type { newsTopics } from '../../school/content/news/topics.ts'
import type { PlainKey, Translate } from '../languages/translate.ts'

type Topic = (typeof newsTopics)[number]

/** Titles of topics; any other topic is the name of a track or of a college department. */
const topicTitles: Readonly<Record<string, PlainKey>> = {
  pgs: 'common.menuGradeSchool',
  jhs: 'common.menuJuniorHigh',
  shs: 'common.menuSeniorHigh',
  college: 'common.menuCollege',
  robotics: 'news.robotics',
  research: 'news.research',
  sustainability: 'news.sustainability',
  spirituality: 'common.menuSpirituality',
  paraya: 'common.menuParaya',
  scholarships: 'common.menuScholarships',
  admissions: 'common.admissions',
  'student life': 'news.studentLife',
  alumni: 'news.alumni',
  HE: 'news.homeEconomics',
} satisfies Partial<Record<Topic, PlainKey>>

/** Returns a topic's title; any other topic is a name already. */
export function topicTitle(t: Translate, topic: string): string {
  const title = topicTitles[topic]
  return title ? t(title) : topic
}
