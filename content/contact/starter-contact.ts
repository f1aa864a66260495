import type * as z from 'zod'
import type { campusesKind } from '../../school/kinds/campuses.ts'
import type { contactDirectoryKind } from '../../school/kinds/contact-directory.ts'
import type { countersKind } from '../../school/kinds/counters.ts'
import type { graduateQualitiesKind } from '../../school/kinds/graduate-qualities.ts'

/**
 * Unconfirmed facts (street, map links, numbers, the address of Elida Campus) stay empty until the
 * school sets them.
 */
export const starterCampuses: z.input<typeof campusesKind.schema> = [
  {
    title: 'Main Campus',
    address: 'Barangay Wakas, Bocaue, Bulacan 3018, Philippines',
    mapLink: null,
    contact: null,
  },
  { title: 'Elida Campus', address: null, mapLink: null, contact: null },
]

const open = { email: null, url: null, phone: null }

export const starterContacts: z.input<typeof contactDirectoryKind.schema> = {
  basicEducation: [
    { department: 'Preschool and Grade School', tag: 'pgs', ...open },
    { department: 'Junior High School', tag: 'jhs', ...open },
    { department: 'Senior High School', tag: 'shs', ...open },
  ],
  college: [
    { department: 'College of Accountancy', tag: 'coa', ...open },
    { department: 'College of Arts and Sciences', tag: 'cas', ...open },
    { department: 'College of Business Administration', tag: 'cba', ...open },
    { department: 'College of Computer Studies', tag: 'ccs', ...open },
    { department: 'College of Education', tag: 'coed', ...open },
    { department: 'College of Health Sciences', tag: 'chs', ...open },
    { department: 'College of Hospitality Management and Tourism', tag: 'chmt', ...open },
    { department: 'College of Maritime Education', tag: 'cme', ...open },
    { department: 'School of Mechanical Engineering', tag: 'sme', ...open },
    { department: 'School of Psychology', tag: 'sop', ...open },
  ],
}

/**
 * The specification's numbers (spec 3); 17 and 117 recognitions are in the places that it names.
 */
export const starterCounters: z.input<typeof countersKind.schema> = [
  { group: 'enrollment', label: 'Preschool and Grade School', value: 672 },
  { group: 'enrollment', label: 'Junior High School', value: 2657 },
  { group: 'enrollment', label: 'Senior High School', value: 2190 },
  { group: 'enrollment', label: 'College', value: 6686 },
  { group: 'enrollment', label: 'Total', value: 12_205, note: 'A.Y. 24-25' },
  { group: 'home', label: 'Enrolled', value: 12_205, note: 'A.Y. 24-25' },
  { group: 'home', label: 'Programs', value: 20 },
  { group: 'home', label: 'National titles', value: 50 },
  { group: 'home', label: 'Robotics recognitions', value: 17 },
  { group: 'robotics', label: 'Recognitions', value: 117 },
  { group: 'robotics', label: 'World titles', value: 7 },
  { group: 'robotics', label: 'Patents', value: 2 },
]

/** The eight qualities of graduates; sample text for the school to confirm. */
export const starterQualities: z.input<typeof graduateQualitiesKind.schema> = [
  {
    title: 'God-centered person',
    description: 'Prays, asks what is right, and treats every person as someone loved by God.',
  },
  {
    title: 'Lifelong learner',
    description:
      'Keeps reading, asking and practicing after school. Sapentia is wisdom: knowledge with good judgment.',
  },
  {
    title: 'Excellent worker',
    description: 'Does more than the minimum. That is what Magis means.',
  },
  {
    title: 'Servant leader',
    description: 'Leads by helping others. Paraya means self-giving.',
  },
  {
    title: 'Effective communicator',
    description: 'Listens first. Then speaks and writes clearly, in Filipino and in English.',
  },
  {
    title: 'Innovative problem solver',
    description: 'Looks for the cause, tries an idea, tests it, and tries again.',
  },
  {
    title: 'Responsible citizen and steward of creation',
    description: 'Votes, follows the law, and takes care of street and river.',
  },
  {
    title: 'Globally competitive professional rooted in Filipino values',
    description: 'Can work in any team in the world, and keeps malasakit, respect and faith.',
  },
]
