import type { AnswerOf, BodyOf } from '../../../product/contract.ts'
import { callStaffApi } from '../../../admin/src/api/call-staff-api.ts'

/** The school year of the site, and what a move to the next one may change. */
export type SchoolYear = AnswerOf<'GET /school-year'>
export type Move = Extract<BodyOf<'POST /school-year/commands'>, { action: 'begin' }>
export type YearDocument = SchoolYear['documents'][number]
/** A page as it was at the end of a school year. */
export type PastPage = AnswerOf<'GET /school-year/:year'>['pages'][number]
export type YearEvent = SchoolYear['events'][number]

export const schoolYearPath = '/admin/school-year'

/** The page of a past school year. @param year `2026-2027` */
export const pastYearPath = (year: string) => `${schoolYearPath}/${year}`

export const readSchoolYear = () => callStaffApi('GET /school-year')

export const readPastYear = (year: string) =>
  callStaffApi('GET /school-year/:year', { params: { year } })

export const beginSchoolYear = (move: Move) =>
  callStaffApi('POST /school-year/commands', { body: move })

export const undoSchoolYear = (year: string) =>
  callStaffApi('POST /school-year/commands', { body: { action: 'undo', year } })
