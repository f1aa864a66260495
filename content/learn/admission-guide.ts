import type { AdmissionGuideInput } from '../../school/kinds/admission-guide.ts'
import type { DepartmentTag } from '../../school/kinds/department-tags.ts'

const inquire = (what: string) => ({
  title: 'Inquire',
  text: `Ask if there are open slots in ${what} for the coming school year, and for the application form.`,
  shows: 'question' as const,
})

const pay = {
  title: 'Pay',
  text: 'The school gives you the amount in writing before you pay.',
  shows: 'fees' as const,
}

/**
 * Starter guide to applying, by level. Fees and forms stay empty until the school sets them; the
 * grants are those of the page about scholarships.
 */
export const starterAdmissionGuide: Record<DepartmentTag, AdmissionGuideInput> = {
  pgs: {
    introduction:
      'For children from Nursery to Grade 6. There is a short interview, with you in the room.',
    whoCanApply: [
      'Kinder: children who are five years old by October 31 of the school year.',
      'Kinder, birthday in November or December: after a readiness check or with a certificate of an early-childhood year.',
      'Grade 1: children who have finished kindergarten, as the law asks.',
      'Grades 2 to 6: pupils who passed the grade before, at any recognized school.',
      'Foreign pupils, and Filipino pupils who come home from a school abroad.',
    ],
    steps: [
      inquire('your child’s grade'),
      {
        title: 'Bring the papers',
        text: 'Your child’s grade decides the list. Bring the originals to show and a photocopy to leave.',
        shows: 'papers',
      },
      {
        title: 'Come for the interview',
        text: 'A short talk with child and parent. Nothing to study for.',
        shows: 'test',
      },
      pay,
      {
        title: 'Meet the section',
        text: 'You are told the section, the adviser and the first day of classes.',
      },
    ],
  },
  jhs: {
    introduction:
      'For students of Grades 7 to 10. Most join in Grade 7; transferees can enter Grades 8 to 10.',
    whoCanApply: [
      'Grade 7: children who have finished Grade 6 at any recognized school.',
      'Grades 8 to 10: transferees who passed the grade before.',
      'ESC grant: Filipino students entering Grade 7 who have not held the grant before.',
      'Foreign students, with papers that are checked before enrollment.',
    ],
    steps: [
      inquire('your grade and in the ESC grant'),
      {
        title: 'Bring the papers',
        text: 'Bring the originals to show and a photocopy to leave. DYCI asks your former school for Form 137 (SF10).',
        shows: 'papers',
      },
      {
        title: 'Take the test',
        text: 'New students of Grade 7 take an entrance or placement test. For Grades 8 to 10, ask if you need one.',
        shows: 'test',
      },
      {
        ...pay,
        text: 'An ESC grant pays part of the fees. The school gives you the amount in writing before you pay.',
      },
      {
        title: 'Join your section',
        text: 'You are told your section, your adviser and the first day of classes.',
      },
    ],
    scholarships: [
      'ESC (Education Service Contracting): a government subsidy from Grade 7 to Grade 10.',
    ],
  },
  shs: {
    introduction:
      'For students of Grades 11 and 12. Choose a track, and see which papers the voucher needs.',
    whoCanApply: [
      'Grade 11: completers of junior high school, public or private.',
      'Passers of ALS or PEPT.',
      'Grade 12: transferees, when the subjects they took fit the track here.',
      'Maritime: a medical check is often asked for.',
    ],
    steps: [
      inquire('your track'),
      {
        title: 'Bring the papers',
        text: 'The list depends on your last school. It decides about the voucher too.',
        shows: 'papers',
      },
      {
        title: 'Take the test and choose a track',
        text: 'Say which track you want. Are you not sure? Ask us.',
        shows: 'test',
      },
      {
        ...pay,
        text: 'The voucher goes to the school. You pay only the rest; you get the amount in writing before you pay.',
      },
      {
        title: 'Join your section',
        text: 'You are told your section, your adviser and the first day of classes.',
      },
    ],
    scholarships: [
      'Voucher, from a public junior high school: automatic, no application.',
      'Voucher, from a private school with an ESC grant: automatic; bring the ESC certificate.',
      'Voucher, from a private school without ESC: apply in the government’s voucher portal.',
      'Voucher, ALS and PEPT passers: apply with the certificate of rating.',
    ],
  },
  college: {
    introduction:
      'For freshmen, transferees and holders of a degree. The Registrar receives your papers.',
    whoCanApply: [
      'Freshmen: graduates of senior high school at a recognized school.',
      'Transferees from another college, with honorable dismissal.',
      'DYCIans who move to another DYCI college.',
      'Holders of a bachelor’s degree: a second degree, or the one-year teaching certificate.',
      'Foreign students, where the government has authorized the course.',
    ],
    steps: [
      inquire('your course'),
      {
        title: 'Bring the papers',
        text: 'File them with the Registrar. The medical certificate is from Dr. Yanga’s Hospital.',
        shows: 'papers',
      },
      {
        title: 'Take the admission test',
        text: 'All new students take the DYCI admission test.',
        shows: 'test',
      },
      {
        ...pay,
        text: 'Ask first about scholarships. The school gives you the amount in writing before you pay.',
      },
      {
        title: 'Get your subjects and section',
        text: 'The dean helps you to choose subjects. You and your parent or guardian accept the rules of the school.',
      },
    ],
    scholarships: [
      'Valedictorian of a recognized high school: free tuition for two semesters in a row.',
      'Salutatorian: half of the tuition for two semesters in a row.',
      'High-school average of 85 or better: 15% off tuition for one semester.',
      'Graduates of the DYCI high school: alumni discount on tuition while the grades stay good.',
      'Academic scholarship: after one year at DYCI, with a weighted average of 1.50 or better.',
    ],
  },
}
