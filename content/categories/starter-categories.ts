import type { CategoryInput, CategoryName } from '../../school/kinds/category.ts'
import { admissions } from './admissions.ts'
import { announcements } from './announcements.ts'
import { connectWithUs } from './connect-with-us.ts'
import { dataPrivacyPolicy } from './data-privacy-policy.ts'
import { dycianNews } from './dycian-news.ts'
import { events } from './events.ts'
import { exploreOurSchool } from './explore-our-school.ts'
import { identity } from './identity.ts'
import { innovationAndResearch } from './innovation-and-research.ts'
import { joinOurTeam } from './join-our-team.ts'
import { meaning } from './meaning.ts'
import { norms } from './norms.ts'
import { organizationalMemory } from './organizational-memory.ts'
import { societalIntegration } from './societal-integration.ts'
import { spirituality } from './spirituality.ts'
import { studentCentricity } from './student-centricity.ts'

/** The content of every category on a new installation. */
export const starterCategories: Record<CategoryName, CategoryInput> = {
  meaning,
  identity,
  spirituality,
  societalIntegration,
  innovationAndResearch,
  organizationalMemory,
  norms,
  studentCentricity,
  dycianNews,
  exploreOurSchool,
  admissions,
  announcements,
  events,
  joinOurTeam,
  connectWithUs,
  dataPrivacyPolicy,
}
