import type { PageType } from '../../school/kinds/define-page-kind.ts'
import type { KindName } from '../../school/kinds/index.ts'
import type { PlainKey, Translate } from '../languages/translate.ts'

/** Message keys of visitors' names for kinds of entries and types of pages. */
const titles: Record<KindName | PageType, PlainKey> = {
  article: 'search.article',
  announcement: 'search.announcement',
  'class-notice': 'search.classNotice',
  event: 'search.event',
  research: 'search.research',
  'service-article': 'search.serviceArticle',
  page: 'search.page',
  department: 'search.department',
  track: 'search.track',
  'college-department': 'search.collegeDepartment',
  course: 'search.course',
  admission: 'search.admission',
  admissions: 'common.admissions',
  sustainability: 'search.sustainability',
}

/** Returns what visitors call a result; below a section, its label is the title of the section. */
export function resultTitle(t: Translate, label: string): string {
  const title = (titles as Partial<Record<string, PlainKey>>)[label]
  return title ? t(title) : label
}
