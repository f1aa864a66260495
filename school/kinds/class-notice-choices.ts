import { departmentTags, type DepartmentTag } from './department-tags.ts'

/** What happens with classes, from the most to the least severe. */
export const classStates = [
  'no-classes',
  'remote',
  'early-dismissal',
  'late-start',
  'as-usual',
] as const
export type ClassState = (typeof classStates)[number]

/** Whether a state says a time: when classes end early or begin late. */
export const hasTime = (state: ClassState) => state === 'early-dismissal' || state === 'late-start'

/** Why classes are not as usual. */
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

/** Who decided, or whose warning the school follows. */
export const classSources = ['pagasa', 'deped', 'governor', 'mayor', 'school'] as const
export type ClassSource = (typeof classSources)[number]

/**
 * The levels for which public schools suspend classes at a wind signal: DepEd Order 22 of 2024, which
 * replaced Order 37 of 2022. It does not bind private schools, so it is only proposed.
 */
const levelsOfSignal: Partial<Record<ClassReason, readonly DepartmentTag[]>> = {
  'signal-1': ['pgs'],
  'signal-2': ['pgs', 'jhs'],
  'signal-3': departmentTags,
  'signal-4': departmentTags,
  'signal-5': departmentTags,
}

/** The rule behind a proposal, for the person who decides; `null` where DepEd names no levels. */
const rules: Partial<Record<ClassReason, string>> = {
  'signal-1': 'DepEd, for public schools: signal 1 suspends kindergarten.',
  'signal-2': 'DepEd, for public schools: signal 2 suspends classes up to Grade 10.',
  'signal-3': 'DepEd, for public schools: signal 3 and higher suspend all levels.',
  'signal-4': 'DepEd, for public schools: signal 3 and higher suspend all levels.',
  'signal-5': 'DepEd, for public schools: signal 3 and higher suspend all levels.',
}

/** Who usually gives the reason, so that a person need not choose the source. */
const sourceOfReason = (reason: ClassReason): ClassSource => {
  if (/^(signal|rain|heat)/.test(reason)) return 'pagasa'
  return reason === 'local-holiday' ? 'mayor' : 'school'
}

/**
 * Proposes levels and source for a reason. A person confirms them.
 * @example proposeFor('signal-2').levels // ['pgs', 'jhs']
 */
export const proposeFor = (reason: ClassReason) => ({
  levels: [...(levelsOfSignal[reason] ?? departmentTags)],
  source: sourceOfReason(reason),
  rule: rules[reason] ?? null,
})
