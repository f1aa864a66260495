import type { AdmissionInput } from '../../school/kinds/admissions.ts'
import type { DepartmentTag } from '../../school/kinds/department-tags.ts'

/** Without `registrationUrl`, the QR code of the college is a printed code (content/seed.ts). */
export const starterAdmissions: Record<DepartmentTag, AdmissionInput> = {
  pgs: {
    title: 'Preschool and Grade School Admissions',
    registrationUrl: null,
    sections: [
      {
        heading: 'New pupils: Nursery and Kinder',
        learners: ['kinder'],
        description:
          'Kinder is for children who are five years old by October 31. With a birthday in November or December, a child needs a readiness check (the ECD Checklist) or a certificate of an early-childhood year. Private schools usually ask for these papers. Confirm them, and the age for Nursery, with the registrar.',
        requirements: [
          'Birth certificate from the PSA, the Philippine Statistics Authority: the original to show, a photocopy to leave',
          'Immunization record, such as the baby book or vaccination card',
          '2 ID photos',
        ],
      },
      {
        heading: 'New pupils: Grade 1',
        learners: ['grade1'],
        description:
          'By law, kindergarten comes before Grade 1: bring proof that it is finished. Your child keeps the Learner Reference Number (LRN) until Grade 12.',
        requirements: [
          'SF9 (report card, once Form 138) or certificate of kindergarten completion, with the LRN',
          'PSA birth certificate: original to show, photocopy to leave',
          'Immunization record',
          '2 ID photos',
        ],
      },
      {
        heading: 'Transferees: Grades 2 to 6',
        learners: ['transferee'],
        description:
          'You do not need the permanent record, SF10 (once Form 137). DYCI asks the former school for it.',
        requirements: [
          'SF9 of the last grade finished, the original signed by the principal',
          'PSA birth certificate',
          'Certificate of good moral character, a short letter from the former school’s head or guidance office',
          '2 ID photos',
        ],
      },
      {
        heading: 'Returning pupils',
        learners: ['returning'],
        description:
          'For children of DYCI who enroll for the next grade. The payments of the past year must be settled.',
        requirements: ['SF9 of the grade just finished', 'Enrollment form, filled in'],
      },
      {
        heading: 'Foreign pupils',
        learners: ['foreign'],
        description:
          'Begin some months before, because immigration papers take time. School records must be authenticated or apostilled (certified by the country that issued them), and translated if they are not in English.',
        requirements: [
          'Copy of the passport',
          'Birth certificate',
          'School records, authenticated or apostilled, with translation where needed',
          'ACR I-Card, the identity card of the Bureau of Immigration for foreign residents',
          'Special Study Permit (SSP) or a visa that allows study',
          'Medical certificate',
          '2 photos',
        ],
      },
      {
        heading: 'Filipino pupils coming home from a school abroad',
        learners: ['abroad'],
        description:
          'The school looks at the records first and tells you the grade. Please wait for the answer before you buy books or uniforms.',
        requirements: ['School records of the grades finished abroad', 'PSA birth certificate'],
      },
    ],
  },
  jhs: {
    title: 'Junior High School Admissions',
    registrationUrl: null,
    sections: [
      {
        heading: 'New students: Grade 7',
        learners: ['new', 'grantee'],
        description:
          'For children who have finished Grade 6 at any recognized school, public or private. Private high schools usually ask for these papers. Ask the registrar if DYCI needs more.',
        requirements: [
          'Grade 6 SF9, the report card (once Form 138), with the Learner Reference Number (LRN)',
          'Birth certificate from the Philippine Statistics Authority (PSA)',
          'Certificate of good moral character from the elementary school',
          '2x2 ID photos',
        ],
      },
      {
        heading: 'Grade 7 with an ESC grant',
        learners: ['grantee'],
        description:
          'ESC (Education Service Contracting) is government help for students of private junior high schools that take part. It is for Filipinos who finished a public or recognized elementary school, enter Grade 7 and never had the grant. Ask about open slots when you apply. Add these to the papers for Grade 7.',
        requirements: [
          'ESC application form',
          'Proof of family income: income tax return, certificate of tax exemption or certificate of unemployment',
        ],
      },
      {
        heading: 'Keeping the ESC grant',
        description:
          'The grant lasts until Grade 10. It ends early for a student who repeats a grade or is suspended for long. It also ends for one who leaves school for a reason other than health. The same is true of one who does not come back the next year, or moves to a school outside the ESC program.',
        requirements: [],
      },
      {
        heading: 'Transferees: Grades 8 to 10',
        learners: ['transferee'],
        description: 'DYCI asks the former school for the permanent record, SF10 (once Form 137).',
        requirements: [
          'SF9 of the last grade finished',
          'Certificate of good moral character',
          'PSA birth certificate',
          'ID photos',
          'ESC certificate, if the student is a grantee',
        ],
      },
      {
        heading: 'Foreign students',
        learners: ['foreign'],
        description:
          'Papers from abroad are checked before enrollment, so ask early. Apostilled means certified by the country that issued the paper.',
        requirements: [
          'Copy of the passport and birth certificate',
          'Report card or its equivalent from the last school, authenticated or apostilled, with a translation where needed',
          'ACR I-Card, the Bureau of Immigration’s card for foreign residents',
          'Special Study Permit (SSP) or a visa that allows study',
          'Medical certificate',
          '2 photos',
        ],
      },
    ],
  },
  shs: {
    title: 'Senior High School Admissions',
    registrationUrl: null,
    sections: [
      {
        heading: 'New students: Grade 11',
        learners: ['public', 'private_with_esc', 'private_without_esc'],
        description:
          'Bring your papers and a first idea of your track. For Maritime, a medical check is often asked for. Lists differ a little from school to school, so confirm this one with the registrar.',
        requirements: [
          'Grade 10 SF9, the report card (once Form 138), with the Learner Reference Number (LRN)',
          'Certificate of completion of junior high school',
          'Birth certificate from the Philippine Statistics Authority (PSA)',
          'Certificate of good moral character from the junior high school',
          '2x2 ID photos',
        ],
      },
      {
        heading: 'Voucher: from a public junior high school',
        learners: ['public'],
        description:
          'The senior-high voucher is government help with fees. It goes to the school, never to you in cash; you pay only what it does not cover. From a public school, you have it without applying: your Grade 10 report card is enough.',
        requirements: [],
      },
      {
        heading: 'Voucher: from a private school, with ESC',
        learners: ['private_with_esc'],
        description: 'With an ESC grant, you also have the voucher without applying.',
        requirements: ['ESC certificate from the junior high school'],
      },
      {
        heading: 'Voucher: from a private school, without ESC',
        learners: ['private_without_esc'],
        description:
          'You apply in the government’s online voucher portal, on the dates that it announces. Those who qualify get a QVR certificate (qualified voucher recipient).',
        requirements: ['QVR certificate'],
      },
      {
        heading: 'Voucher: passers of ALS or PEPT',
        learners: ['als'],
        description:
          'If you passed ALS (Alternative Learning System) or PEPT (Philippine Educational Placement Test), you apply for the voucher too.',
        requirements: [
          'Certificate of rating of the ALS or PEPT examination',
          'QVR certificate once it is granted',
        ],
      },
      {
        heading: 'Who cannot use a voucher',
        description:
          'The voucher is not for students who are not Filipino citizens. It is also not for those who finished high school before 2016. Grade 12 students need to have held a voucher in Grade 11. You can enroll without it.',
        requirements: [],
      },
      {
        heading: 'Transferees: Grade 12',
        learners: ['transferee'],
        description:
          'The department compares your subjects with those of the track here. A missing subject must be made up. DYCI asks your former school for SF10, the permanent record.',
        requirements: [
          'Grade 11 SF9 with the grades of both semesters',
          'PSA birth certificate',
          'Certificate of good moral character',
          '2x2 ID photos',
          'Voucher papers, if you hold a voucher',
        ],
      },
    ],
  },
  college: {
    title: 'College Admissions',
    registrationUrl: null,
    sections: [
      {
        heading: 'Before you apply',
        description:
          'You must have finished secondary school at a recognized school, and you take the DYCI admission test. Enrollment is a contract: you and your parent or guardian accept the rules of the school. Check with the Registrar before you pay for a document.',
        requirements: [],
      },
      {
        heading: 'Incoming freshmen',
        learners: ['new'],
        description: 'File your papers with the Registrar.',
        requirements: [
          'Grade 12 report card (SF9, formerly Form 138)',
          '3 photos, 2x2, on a white background',
          'Certificate of good moral character from your last school',
          'Medical certificate from Dr. Yanga’s Hospital',
          'Birth certificate from the Philippine Statistics Authority (PSA)',
        ],
      },
      {
        heading: 'Transferees from another college',
        learners: ['transferee'],
        description:
          'Honorable dismissal (transfer credential) says that your former college lets you go. Ask for it first, because other records often wait for it.',
        requirements: [
          'Honorable dismissal',
          'Certificate of good moral character',
          'Official copy of grades or transcript of records (TOR), signed by the dean or registrar',
          'Letter that gives your reasons for moving and the course you want to enter',
          'Medical certificate from Dr. Yanga’s Hospital',
          'PSA birth certificate',
          '3 photos, 2x2',
        ],
      },
      {
        heading: 'DYCIans moving to another DYCI college',
        learners: ['dycian'],
        description:
          'Begin with a letter to the Office of the Dean of your new college. It tells you if it needs more.',
        requirements: [
          'Letter to the receiving Dean',
          'Copy of your grades',
          'Clearance or release from your present dean',
        ],
      },
      {
        heading: 'Second degree, or the one-year teaching certificate (CPTE)',
        learners: ['graduate'],
        description:
          'For those who have a bachelor’s degree. The dean reads your transcript and says which subjects count.',
        requirements: [
          'Transcript of records showing the degree',
          'PSA birth certificate',
          'PSA marriage certificate, if your name has changed by marriage',
          'ID photos',
        ],
      },
      {
        heading: 'Foreign students',
        learners: ['foreign'],
        description:
          'Only schools cleared by CHED and the Bureau of Immigration may take foreign students. Ask the Registrar if your course is open to you before you prepare papers. The student visa, 9(f), is for ages 18 and up.',
        requirements: [
          'Notice of acceptance from the school',
          'Personal history statement',
          'School records, authenticated in the country that issued them',
          'Affidavit of support with bank statement',
          'Copies of the passport and birth certificate',
          'Certificate of good moral character',
          'Health clearance',
          'Police clearance',
        ],
      },
    ],
  },
}
