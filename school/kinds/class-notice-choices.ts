import { departmentTags, type DepartmentTag } from './department-tags.ts'

/** States of classes, from the most to the least severe. */
export const classStates = [
  'no-classes',
  'remote',
  'early-dismissal',
  'late-start',
  'as-usual',
] as const
export type ClassState = (typeof classStates)[number]

/** Tells whether a state has a time: when classes end early or begin late. */
export const hasTime = (state: ClassState) => state === 'early-dismissal' || state === 'late-start'

/** Reasons for which classes are not as usual. */
export const classReasons = [
  'signal-1',
  'signal-2',
  'signal-3',
  'signal-4',
  'signal-5',
  'rain-yellow',
  'rain-orange',
  'rain-red',
  'heat',
  'flood',
  'earthquake',
  'power-or-water',
  'local-holiday',
  'other',
] as const
export type ClassReason = (typeof classReasons)[number]

/** Authorities that decide, or whose warnings the school follows. */
export const classSources = ['pagasa', 'deped', 'governor', 'mayor', 'school'] as const
export type ClassSource = (typeof classSources)[number]

const basicEducation: readonly DepartmentTag[] = ['pgs', 'jhs', 'shs']

/**
 * The levels for which public schools suspend classes at a warning, if not for all (DepEd Order 22 of
 * 2024). The order does not bind private schools, so its levels are only proposed. They
 * come from pages that repeat or report the order (docs/decisions/0080).
 */
const levelsOfWarning: Partial<Record<ClassReason, readonly DepartmentTag[]>> = {
  'signal-1': ['pgs'],
  'signal-2': ['pgs', 'jhs'],
  'rain-orange': basicEducation,
  'rain-red': basicEducation,
}

/** The rule behind a proposal, for the person who decides; `null` where DepEd names no levels. */
const rules: Partial<Record<ClassReason, string>> = {
  'signal-1': 'DepEd, for public schools: signal 1 suspends kindergarten.',
  'signal-2': 'DepEd, for public schools: signal 2 suspends classes up to Grade 10.',
  'signal-3': 'DepEd, for public schools: signal 3 and higher suspend all levels.',
  'signal-4': 'DepEd, for public schools: signal 3 and higher suspend all levels.',
  'signal-5': 'DepEd, for public schools: signal 3 and higher suspend all levels.',
  'rain-yellow': 'DepEd, for public schools: at a yellow warning the school or the mayor decides.',
  'rain-orange': 'DepEd, for public schools: an orange warning suspends classes up to Grade 12.',
  'rain-red': 'DepEd, for public schools: a red warning suspends classes up to Grade 12.',
}

/** Returns the usual source of a reason. */
const sourceOfReason = (reason: ClassReason): ClassSource => {
  if (/^(signal|rain|heat)/.test(reason)) return 'pagasa'
  return reason === 'local-holiday' ? 'mayor' : 'school'
}

/**
 * Proposes levels and source for a reason. A person confirms them.
 * @example proposeFor('signal-2').levels // ['pgs', 'jhs']
 */
export const proposeFor = (reason: ClassReason) => ({
  levels: [...(levelsOfWarning[reason] ?? departmentTags)],
  source: sourceOfReason(reason),
  rule: rules[reason] ?? null,
})
