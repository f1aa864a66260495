import type { ContentSource } from '../../../school/content/content-host/content-source.server.ts'
import { readNextAdmissionTests } from '../../../school/content/events/read-events.server.ts'
import { readReference } from '../../../school/content/reference/reference-content.server.ts'
import {
  findAdmission,
  findDepartment,
  readAdmissionGuides,
  readCollegeDepartments,
  readDepartments,
} from '../../../school/content/reference/read-departments.server.ts'
import { learnerTypes } from '../../../school/kinds/admissions.ts'
import { siteSettingsKind } from '../../../school/kinds/site-settings.ts'
import { drawAskForm } from '../../../site/ask/ask-form.server.tsx'
import { askAddress } from '../../../site/contact/ask-address.ts'
import type { Translate } from '../../../site/languages/translate.ts'
import { courseLink } from '../../../site/learn/course-words.server.ts'
import { writeUniforms } from '../../../site/learn/admission-guide.server.ts'
import { pageAddress, withQuery } from '../../../site/page-address.ts'

interface JourneyRequest {
  t: Translate
  publicOrigin: string
  /** the tag of the level */
  tag: string
  /** the type of learner whose papers to list; of an unknown type, those of the first type are listed */
  learner: string | null
}

/** Reads how to apply for a level; `null` for an unknown level. */
export async function readJourney(
  source: ContentSource,
  { t, publicOrigin, tag: wantedTag, learner: wantedLearner }: JourneyRequest,
) {
  const department = await findDepartment(source, wantedTag)
  if (!department) return null
  const { tag, name, bannerImg } = department
  const [admission, guides, tests, departments, settings, askForm, colleges] = await Promise.all([
    findAdmission(source, tag),
    readAdmissionGuides(source),
    readNextAdmissionTests(source),
    readDepartments(source),
    readReference(source, siteSettingsKind),
    drawAskForm(source, t, { topic: 'admission', level: tag }),
    tag === 'college' ? readCollegeDepartments(source) : [],
  ])
  const { uniforms, ...guide } = guides[tag]
  const sections = admission?.sections ?? []
  const learners = learnerTypes.filter((type) =>
    sections.some((section) => section.learners.includes(type)),
  )
  const learner = learners.find((type) => type === wantedLearner) ?? learners[0] ?? null
  const canonical = publicOrigin + pageAddress(t.language, '/admissions/:tag', { tag })
  return {
    level: { tag, name, bannerImg },
    guide,
    uniform: writeUniforms(t, uniforms),
    registrationUrl: admission?.registrationUrl ?? null,
    papers: learner && {
      learners: learners.map((type) => ({ type, name: t('server.learner', { type }) })),
      learner,
      sections: sections.filter((section) => section.learners.includes(learner)),
      note: t('server.confirmPapers'),
      address: withQuery(canonical, new URLSearchParams({ learner })),
    },
    nextTest: tests[tag] ?? null,
    otherLevels: departments
      .filter((each) => each.tag !== tag)
      .map((each) => ({ tag: each.tag, name: each.name })),
    contacts: settings.contacts,
    askAddresses: {
      admission: askAddress(t.language, { topic: 'admission', level: tag }),
      fees: askAddress(t.language, { topic: 'fees', level: tag }),
    },
    askForm,
    courses: colleges.flatMap((college) =>
      college.coursesOffered.map((course) => courseLink(t, college.tag, course)),
    ),
    coursesHeading: t('server.chooseCourse'),
    canonical,
  }
}
