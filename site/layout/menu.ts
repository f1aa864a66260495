import type { MenuLabels } from '../../school/kinds/site-settings.ts'
import type { PlainKey, Translate } from '../languages/translate.ts'

interface MenuLink {
  title: PlainKey
  /** path in English */
  to: string
}

/** A menu item; the path of a link below is the path of the item and one more segment (spec 2). */
export interface MenuItem extends MenuLink {
  links: readonly (MenuLink & { segment: string })[]
}

const menuItem = (
  title: PlainKey,
  to: string,
  links: Readonly<Record<string, PlainKey>> = {},
): MenuItem => ({
  title,
  to,
  links: Object.entries(links).map(([segment, title]) => ({
    segment,
    title,
    to: `${to}/${segment}`,
  })),
})

/** The first item of the menu (spec 2). */
export const learnWithUs = menuItem('common.menuLearnWithUs', '/learn-with-us', {
  pgs: 'common.menuGradeSchool',
  jhs: 'common.menuJuniorHigh',
  shs: 'common.menuSeniorHigh',
  college: 'common.menuCollege',
})

/** The eight items under the heading 'Who We Are' (spec 2). */
export const whoWeAre: readonly MenuItem[] = [
  menuItem('common.menuMeaning', '/meaning', {
    vision: 'common.menuVision',
    mission: 'common.menuMission',
    'core-values': 'common.menuCoreValues',
    'quality-policy': 'common.menuQualityPolicy',
    'dyci-seal': 'common.menuSeal',
  }),
  menuItem('common.menuIdentity', '/identity', {
    'graduate-attributes': 'common.menuGraduateAttributes',
  }),
  menuItem('common.menuSpirituality', '/spirituality', {
    'every-hour-prayer': 'common.menuEveryHourPrayer',
    homebound: 'common.menuHomebound',
    deepening: 'common.menuDeepening',
    'community-mass': 'common.menuCommunityMass',
    'sponsorship-mass': 'common.menuSponsorshipMass',
    recollection: 'common.menuRecollection',
    retreat: 'common.menuRetreat',
    youthcamp: 'common.menuYouthcamp',
    'simbang-gabi': 'common.menuSimbangGabi',
    'god-centered-month': 'common.menuGodCenteredMonth',
  }),
  menuItem('common.menuServanthood', '/servanthood', { paraya: 'common.menuParaya' }),
  menuItem('common.menuInnovations', '/innovations', {
    'dyci-robotics-program': 'common.menuRobotics',
    'dyci-research': 'common.menuResearch',
    'dyci-sustainability-office': 'common.menuSustainability',
  }),
  menuItem('common.menuOrganizationalMemory', '/organizational-memory', {
    history: 'common.menuHistory',
    founder: 'common.menuFounder',
  }),
  menuItem('common.menuNorms', '/norms', {
    'rules-and-regulations': 'common.menuRules',
    'school-policy': 'common.menuSchoolPolicy',
  }),
  menuItem('common.menuStakeholders', '/stakeholders-centricity', {
    scholarships: 'common.menuScholarships',
    'student-organization': 'common.menuStudentOrganization',
  }),
]

/** The remaining items of the menu (spec 2). */
export const moreItems: readonly MenuItem[] = [
  menuItem('common.menuNews', '/dycian-news'),
  menuItem('common.menuAnnouncements', '/announcements'),
  menuItem('common.menuEvents', '/events'),
  menuItem('common.menuConnect', '/contact-us'),
]

/** Every path of the menu with its default title. */
export const menuTitles: ReadonlyMap<string, PlainKey> = new Map(
  [learnWithUs, ...whoWeAre, ...moreItems].flatMap((parent) =>
    [parent, ...parent.links].map(({ to, title }) => [to, title] as const),
  ),
)

/**
 * Returns the menu's title of a path; `undefined` when the menu does not have it.
 * @param labels titles that staff gave items and sublinks
 */
export function menuTitle(t: Translate, path: string, labels: MenuLabels): string | undefined {
  const title = menuTitles.get(path)
  return labels[path] ?? (title && t(title))
}
