import type * as z from 'zod'
import { alertKind } from '../alert/alert.ts'
import { findCategory } from '../categories/category-paths.ts'
import {
  categoryKind,
  categoryNames,
  sustainabilityKind,
  type CategoryName,
} from '../categories/category.ts'
import { campusesKind, contactsKind, countersKind, qualitiesKind } from '../contact/contact.ts'
import {
  admissionsKind,
  collegeDepartmentsKind,
  departmentsKind,
  tracksKind,
} from '../learn/learn.ts'
import type { ReferenceKind } from '../reference/reference-content.server.ts'
import { siteSettingsKind } from '../settings/site-settings.ts'

/** A piece of reference content as staff see it. */
export interface EditedReference {
  kind: ReferenceKind<unknown>
  /** its name for staff */
  label: string
  /** its group in the staff menu */
  section: string
  /** the page that shows the change from one state to another; a path on this site */
  shownAt: (before: unknown, after: unknown) => string
}

const edited = <Data>(
  kind: { key: string; schema: z.ZodType<Data> },
  label: string,
  section: string,
  shownAt: EditedReference['shownAt'] | string,
): EditedReference => ({
  kind,
  label,
  section,
  shownAt: typeof shownAt === 'string' ? () => shownAt : shownAt,
})

type Part = Record<string, unknown>

/** Returns the part of a list that is new or changed; otherwise the first one. */
function changedPart(before: unknown, after: unknown): Part | undefined {
  const known = new Set((Array.isArray(before) ? before : []).map((part) => JSON.stringify(part)))
  const parts = Array.isArray(after) ? (after as Part[]) : []
  return parts.find((part) => !known.has(JSON.stringify(part))) ?? parts[0]
}

/** The page of the changed part, below an address. */
const pageOfPart = (parent: string, name: string) => (before: unknown, after: unknown) => {
  const part = changedPart(before, after)
  return part ? `${parent}/${String(part[name])}` : parent
}

/** Returns the department whose admissions panel changed. */
function changedAdmission(before: unknown, after: unknown): string {
  const [was, is] = [(before ?? {}) as Part, after as Part]
  const tag = Object.keys(is).find((each) => JSON.stringify(is[each]) !== JSON.stringify(was[each]))
  return `/learn-with-us/${tag ?? 'college'}`
}

const pathOf: Partial<Record<CategoryName, string>> = {
  dycianNews: '/dycian-news',
  exploreOurSchool: '/learn-with-us',
  announcements: '/announcements',
  events: '/events',
  joinOurTeam: '/join-our-team',
  connectWithUs: '/contact-us',
  dataPrivacyPolicy: '/data-privacy-policy',
}

/** Returns the category's own page, or the page below it when only that one changed. */
const pageOfCategory = (name: CategoryName) => (before: unknown, after: unknown) => {
  const section = findCategory(name)
  const parent = section ? `/${section.path}` : (pathOf[name] ?? '/')
  const [{ subItems: was, ...ownBefore }, { subItems: is, ...own }] = [
    (before ?? {}) as Part,
    after as Part,
  ]
  if (
    !section ||
    JSON.stringify(ownBefore) !== JSON.stringify(own) ||
    JSON.stringify(was) === JSON.stringify(is)
  ) {
    return parent
  }
  return pageOfPart(parent, 'tag')(was, is)
}

const categoryLabels: Record<CategoryName, string> = {
  meaning: 'Meaning',
  identity: 'Identity',
  spirituality: 'Spirituality',
  societalIntegration: 'Servanthood',
  innovationAndResearch: 'Innovations',
  organizationalMemory: 'Organizational Memory',
  norms: 'Norms',
  studentCentricity: 'Stakeholders’ Centricity',
  dycianNews: 'News page',
  exploreOurSchool: 'Learn With Us page',
  announcements: 'Announcements page',
  events: 'Events page',
  joinOurTeam: 'Join Our Team',
  connectWithUs: 'Contact page',
  dataPrivacyPolicy: 'Data Privacy Policy',
}

/** All reference content, in the order in which staff see it. */
export const editedReference: readonly EditedReference[] = [
  edited(siteSettingsKind, 'Site settings', 'Settings', '/learn-with-us'),
  edited(alertKind, 'Alert bar', 'Settings', '/'),
  edited(departmentsKind, 'Departments', 'Learn With Us', pageOfPart('/learn-with-us', 'tag')),
  edited(
    tracksKind,
    'Senior high school tracks',
    'Learn With Us',
    pageOfPart('/learn-with-us/shs/tracks', 'acronym'),
  ),
  edited(
    collegeDepartmentsKind,
    'College departments and courses',
    'Learn With Us',
    pageOfPart('/learn-with-us/college/tracks', 'tag'),
  ),
  edited(admissionsKind, 'Admissions', 'Learn With Us', changedAdmission),
  ...categoryNames.map((name) =>
    edited(
      categoryKind(name),
      categoryLabels[name],
      findCategory(name) ? 'Who We Are' : 'Pages',
      pageOfCategory(name),
    ),
  ),
  edited(
    sustainabilityKind,
    'Sustainability office',
    'Who We Are',
    pageOfPart('/innovations/dyci-sustainability-office', 'tag'),
  ),
  edited(
    qualitiesKind,
    'Eight qualities of graduates',
    'Who We Are',
    '/identity/graduate-attributes',
  ),
  edited(campusesKind, 'Campuses', 'Contact', '/contact-us'),
  edited(contactsKind, 'Contact directory', 'Contact', '/contact-us'),
  edited(countersKind, 'Counters', 'Contact', '/'),
]

/** Finds reference content by its key. */
export const findEditedReference = (key: string): EditedReference | null =>
  editedReference.find(({ kind }) => kind.key === key) ?? null
