import type { WithPhotos } from '../../school/base/photo.ts'
import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import { readNextAdmissionTests } from '../../school/content/events/read-events.server.ts'
import {
  readAdmissionGuides,
  readDepartments,
} from '../../school/content/reference/read-departments.server.ts'
import type { AdmissionGuide } from '../../school/kinds/admission-guide.ts'
import type { DepartmentTag } from '../../school/kinds/department-tags.ts'
import { keepLanguage, pick } from '../languages/content-language.ts'
import type { Translate } from '../languages/translate.ts'
import { pageAddress } from '../page-address.ts'
import { knownFacts } from '../ui/fact-cards.tsx'

/** Reads how to apply for a level in short, for the pages of its tracks and colleges. */
export async function readAdmissionBrief(source: ContentSource, tag: DepartmentTag) {
  const [guides, tests] = await Promise.all([
    readAdmissionGuides(source),
    readNextAdmissionTests(source),
  ])
  const steps = guides[tag].steps.map((step) => pick(step, 'title'))
  return { tag, steps, test: tests[tag] ?? null }
}

/** Writes the uniforms of a level; `null` without any. */
export const writeUniforms = (t: Translate, uniforms: WithPhotos<AdmissionGuide['uniforms']>) =>
  uniforms.length > 0
    ? {
        heading: t('server.uniform'),
        cards: uniforms.map((uniform) => ({
          ...pick(uniform, 'title', 'text', 'picture'),
          facts: knownFacts({
            [t('server.price')]: uniform.price,
            [t('server.shop')]: uniform.shop,
          }),
        })),
      }
    : null

/** Lists next steps that lead to the uniforms of each level that has some. */
export async function linkUniforms(source: ContentSource, t: Translate) {
  const [departments, guides] = await Promise.all([
    readDepartments(source),
    readAdmissionGuides(source),
  ])
  return departments
    .filter(({ tag }) => guides[tag].uniforms.length > 0)
    .map(({ tag, name }) => ({
      label: null,
      text: t('server.uniformOf', { level: name }),
      to: `${pageAddress(t.language, '/admissions/:tag', { tag })}#uniform`,
      ...keepLanguage(t),
    }))
}
