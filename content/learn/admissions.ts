import type { AdmissionInput } from '../../school/kinds/admissions.ts'
import type { DepartmentTag } from '../../school/kinds/department-tags.ts'

/** `registrationUrl` of the college stays `null` until the school sets it. */
export const starterAdmissions: Record<DepartmentTag, AdmissionInput> = {
  pgs: {
    title: 'Preschool and Grade School Admissions',
    registrationUrl: null,
    sections: [
      {
        heading: 'New pupils: Nursery and Kinder',
        learners: ['kinder'],
        description:
          'A child enters Kinder at the age of five. From School Year 2025-26 the birthday that counts is 31 October; a child who turns five in November or December may enter after a readiness check (the ECD Checklist) or with a certificate from a completed early-childhood year. The papers listed on this page are those that schools like ours usually ask for: confirm the list, and the age for Nursery, with the registrar before you come.',
        requirements: [
          'Birth certificate from the PSA, the Philippine Statistics Authority: the original to show, a photocopy to leave',
          'Immunization record, such as the baby book or vaccination card',
          '2 ID photos',
          'A short interview with child and parent about readiness for school',
        ],
      },
      {
        heading: 'New pupils: Grade 1',
        learners: ['grade1'],
        description:
          'By law kindergarten comes before Grade 1, so bring proof that it was finished. The Learner Reference Number (LRN) on that paper stays with your child until Grade 12.',
        requirements: [
          'SF9, the report card that used to be called Form 138, or the certificate of kindergarten completion, showing the LRN',
          'PSA birth certificate: original to show, photocopy to leave',
          'Immunization record',
          '2 ID photos',
          'Interview with child and parent',
        ],
      },
      {
        heading: 'Transferees: Grades 2 to 6',
        learners: ['transferee'],
        description:
          'You need not carry the permanent record (SF10, once Form 137). DYCI asks the former school for it, and it travels from school to school.',
        requirements: [
          'SF9 of the last grade finished, the original signed by the principal',
          'PSA birth certificate',
          'Certificate of good moral character, a short letter from the former school’s head or guidance office',
          '2 ID photos',
          'Interview',
        ],
      },
      {
        heading: 'Returning pupils',
        learners: ['returning'],
        description: 'For families who are already with us and enroll for the next grade.',
        requirements: [
          'SF9 of the grade just finished',
          'Accounts of the past year settled',
          'Enrollment form, filled in',
        ],
      },
      {
        heading: 'Foreign pupils',
        learners: ['foreign'],
        description:
          'Begin some months ahead, as the immigration papers take time. School records from abroad must be authenticated or apostilled (certified by the country that issued them) and translated if they are not in English.',
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
          'The school evaluates the records first and then tells you in which grade your child will be placed. Please wait for that answer before you buy books or uniforms.',
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
          'For children who have finished Grade 6 at any recognized school. The requirements on this page follow common practice in private high schools, and the registrar can tell you whether DYCI needs anything more.',
        requirements: [
          'Grade 6 SF9, the report card (once Form 138), with the Learner Reference Number (LRN)',
          'Birth certificate from the Philippine Statistics Authority (PSA)',
          'Certificate of good moral character from the elementary school',
          '2x2 ID photos',
          'Entrance or placement test',
        ],
      },
      {
        heading: 'Grade 7 with an ESC grant',
        learners: ['grantee'],
        description:
          'ESC, Education Service Contracting, is a government subsidy for students of participating private junior high schools. Applicants must be Filipino, about to enter Grade 7, graduates of a public or recognized elementary school, and must not have held an ESC grant before. Ask about open slots when you apply.',
        requirements: [
          'ESC application form',
          '2x2 ID photos',
          'PSA birth certificate',
          'Grade 6 report card (SF9)',
          'Proof of family income: income tax return, certificate of tax exemption or certificate of unemployment',
        ],
      },
      {
        heading: 'Keeping the ESC grant',
        description:
          'The grant follows the student up to Grade 10. It ends if the student drops out for a reason other than health, does not come back for the next year, has to repeat a grade, is suspended for long, or moves to a school outside the ESC program.',
        requirements: [],
      },
      {
        heading: 'Transferees: Grades 8 to 10',
        learners: ['transferee'],
        description:
          'SF10, the permanent record (once Form 137), is requested by DYCI from the former school. A grantee who moves from one ESC school to another should bring proof of the grant.',
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
          'Foreign papers are checked before enrollment, so send copies early. Apostilled means certified by the country that issued the paper.',
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
          'Bring your papers and a first idea of your track; an interest form and a talk with guidance can help with the rest. For Maritime, a check of medical fitness is commonly asked. As lists differ a little from school to school, let the registrar confirm this one for your year.',
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
          'The senior-high voucher is government help with fees. It is paid to the school and never handed out in cash; the family pays only what it does not cover. Completers of public schools have it automatically and file no application.',
        requirements: ['Grade 10 report card from the public school'],
      },
      {
        heading: 'Voucher: from a private school, with ESC',
        learners: ['private_with_esc'],
        description:
          'Grantees of ESC, the subsidy for private junior high schools, are also qualified automatically.',
        requirements: ['ESC certificate from the junior high school', 'Grade 10 report card'],
      },
      {
        heading: 'Voucher: from a private school, without ESC',
        learners: ['private_without_esc'],
        description:
          'Here you apply yourself, in the government’s online voucher portal, within the dates that it announces. A qualified applicant receives a QVR certificate, which stands for qualified voucher recipient.',
        requirements: ['QVR certificate', 'Grade 10 report card'],
      },
      {
        heading: 'Voucher: passers of ALS or PEPT',
        learners: ['als'],
        description:
          'Learners who finished through the Alternative Learning System (ALS) or the Philippine Educational Placement Test (PEPT) also apply for the voucher.',
        requirements: [
          'Certificate of rating of the ALS or PEPT examination',
          'QVR certificate once it is granted',
        ],
      },
      {
        heading: 'Who cannot use a voucher',
        description: 'These students are welcome to enroll; the voucher itself is closed to them.',
        requirements: [
          'Students who are not Filipino citizens',
          'Those who finished high school before 2016',
          'Grade 12 students who did not hold a voucher in Grade 11',
        ],
      },
      {
        heading: 'Transferees: Grade 12',
        learners: ['transferee'],
        description:
          'The department compares the subjects you have taken with those of the track here, because a missing subject has to be made up. DYCI requests SF10, the permanent record, from the former school.',
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
          'You need a finished secondary education from a recognized school and you take the DYCI admission test. Enrollment is a contract: the student, together with parents or guardian, accepts the school’s rules on study and conduct. Requirements are reviewed from time to time, so check with the Registrar before you pay for a document.',
        requirements: [],
      },
      {
        heading: 'Incoming freshmen',
        learners: ['new'],
        description:
          'Everything is filed with the Registrar. The medical certificate comes from one named hospital.',
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
          'Honorable dismissal, also called a transfer credential, is the paper by which your former college releases you. Ask for it first, as the other records often wait for it.',
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
          'Take your papers to the Office of the Dean who is to receive you. It starts with a letter; that office will tell you if it needs more than the following.',
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
          'For applicants who already hold a bachelor’s degree. The dean reads the transcript to see which subjects can be credited.',
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
          'Admission is subject to government authorization: only institutions cleared by CHED and the Bureau of Immigration may take foreign students, so ask the Registrar whether your course is open before you prepare papers. The student visa, known as 9(f), is for applicants aged 18 and above.',
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
