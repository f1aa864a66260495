import type {
  ClassReason,
  ClassSource,
  ClassState,
} from '../../../school/kinds/class-notice-choices.ts'

/** Labels of the buttons that choose whether classes are held. */
export const stateLabels: Record<ClassState, string> = {
  'no-classes': 'No classes',
  remote: 'Online or modular',
  'early-dismissal': 'Classes end early',
  'late-start': 'Classes begin late',
  'as-usual': 'Classes as usual',
}

/** Labels of the buttons that choose the reason. */
export const reasonLabels: Record<ClassReason, string> = {
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

/** Labels of the buttons that choose the authority. */
export const sourceLabels: Record<ClassSource, string> = {
  pagasa: 'PAGASA',
  deped: 'DepEd',
  governor: 'Governor',
  mayor: 'Mayor',
  school: 'The school',
}
