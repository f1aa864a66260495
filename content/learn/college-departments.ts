import type { CollegeDepartmentInput } from '../../school/kinds/college-departments.ts'
import { accountancyToComputing } from './accountancy-to-computing.ts'
import { educationToHospitality } from './education-to-hospitality.ts'
import { maritimeToPsychology } from './maritime-to-psychology.ts'

/**
 * The ten college departments with their twenty courses. Links, e-mail, phone and pictures stay
 * `null` until the school sets them.
 */
export const starterCollegeDepartments: CollegeDepartmentInput[] = [
  ...accountancyToComputing,
  ...educationToHospitality,
  ...maritimeToPsychology,
]
