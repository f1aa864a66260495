import type { SchoolRecordInput } from '../../school/kinds/school-records.ts'

/** The papers to bring, days, prices and hours stay empty until the school sets them. */
export const starterSchoolRecords: SchoolRecordInput[] = [
  {
    title: 'Form 137 (SF10)',
    text: 'Your permanent record: all your grades, year by year. It goes from school to school: your new school asks DYCI for it.',
  },
  {
    title: 'Transcript of records (TOR)',
    text: 'The list of your college subjects and grades. Ask the registrar.',
  },
  {
    title: 'Honorable dismissal',
    text: 'It says that DYCI lets you move to another college. Some schools call it transfer credential. Ask the registrar.',
  },
  {
    title: 'Certificate of good moral character',
    text: 'A short letter about your conduct. Ask the head of your level or the guidance office.',
  },
]
