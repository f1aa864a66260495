import type {
  ClassReason,
  ClassSource,
  ClassState,
} from '../../../school/kinds/class-notice-choices.ts'

/** Words for the states of a class notice, as staff read them. */
export const stateWords: Record<ClassState, string> = {
  'no-classes': 'No classes',
  remote: 'Online or modular',
  'early-dismissal': 'Classes end early',
  'late-start': 'Classes begin late',
  'as-usual': 'Classes as usual',
}

export const reasonWords: Record<ClassReason, string> = {
  'signal-1': 'Signal 1',
  'signal-2': 'Signal 2',
  'signal-3': 'Signal 3',
  'signal-4': 'Signal 4',
  'signal-5': 'Signal 5',
  'rain-yellow': 'Rain, yellow',
  'rain-orange': 'Rain, orange',
  'rain-red': 'Rain, red',
  heat: 'Heat index',
  flood: 'Flood',
  earthquake: 'Earthquake',
  'power-or-water': 'Power or water',
  'local-holiday': 'Local holiday',
  other: 'Other',
}

export const sourceWords: Record<ClassSource, string> = {
  pagasa: 'PAGASA',
  deped: 'DepEd',
  governor: 'Governor',
  mayor: 'Mayor',
  school: 'The school',
}
