import type { Reader } from '../reader.ts'
import type { WithPhotos } from '../../base/photo.ts'
import { readPages, readReference } from './reference-content.server.ts'
import { admissionGuideKind, type AdmissionGuide } from '../../kinds/admission-guide.ts'
import { admissionAnchor, admissionsKind, type Admission } from '../../kinds/admissions.ts'
import { collegeDepartmentKind, type CollegeDepartment } from '../../kinds/college-departments.ts'
import { courseKind, type Course } from '../../kinds/courses.ts'
import { courseSlug } from '../../base/slug.ts'
import type { DepartmentTag } from '../../kinds/department-tags.ts'
import { departmentKind, type Department } from '../../kinds/departments.ts'
import { trackKind, type Track } from '../../kinds/tracks.ts'

/** Reads the four departments, in order. */
export const readDepartments = async (reader: Reader): Promise<WithPhotos<Department>[]> =>
  (await readPages(reader, departmentKind)).map(({ data }) => data)

/** Reads the senior-high tracks. */
export const readTracks = async (reader: Reader): Promise<WithPhotos<Track>[]> =>
  (await readPages(reader, trackKind)).map(({ data }) => data)

/** Reads the college departments with their courses. */
export async function readCollegeDepartments(
  reader: Reader,
): Promise<WithPhotos<CollegeDepartment>[]> {
  const [colleges, courses] = await Promise.all([
    readPages(reader, collegeDepartmentKind),
    readPages(reader, courseKind),
  ])
  return colleges.map(({ key, data }) => ({
    ...data,
    coursesOffered: courses.filter(({ parent }) => parent === key).map((course) => course.data),
  }))
}

/** Finds a department by tag; `null`: 'Department not found!' (spec 8). */
export async function findDepartment(
  reader: Reader,
  tag: string,
): Promise<WithPhotos<Department> | null> {
  return (await readDepartments(reader)).find((department) => department.tag === tag) ?? null
}

/** The admissions panel of a department, with the anchor of each section on its page. */
export interface AdmissionView extends Omit<WithPhotos<Admission>, 'sections'> {
  sections: (Admission['sections'][number] & { anchor: string })[]
}

/** Finds the admissions panel of a department; `null`: 'No data available yet.' (spec 8). */
export async function findAdmission(
  reader: Reader,
  tag: DepartmentTag,
): Promise<AdmissionView | null> {
  const admission = (await readReference(reader, admissionsKind))[tag]
  if (!admission) return null
  const sections = admission.sections.map((section) => ({
    ...section,
    anchor: admissionAnchor(section.heading),
  }))
  return { ...admission, sections }
}

/** Reads how to apply for each level. */
export const readAdmissionGuides = (
  reader: Reader,
): Promise<WithPhotos<Record<DepartmentTag, AdmissionGuide>>> =>
  readReference(reader, admissionGuideKind)

/**
 * The content of a track page: a senior-high track, found by acronym, or a college department,
 * found by tag.
 */
export type TrackPage =
  | { kind: 'track'; track: WithPhotos<Track> }
  | { kind: 'college'; department: WithPhotos<CollegeDepartment> }

/**
 * Finds a track or college department of a department.
 *
 * @returns `null`: 'Track or Department not found!', also for a track of another department
 */
export async function findTrackPage(
  reader: Reader,
  tag: string,
  trackId: string,
): Promise<TrackPage | null> {
  if (tag === 'shs') {
    const track = (await readTracks(reader)).find(({ acronym }) => acronym === trackId)
    return track ? { kind: 'track', track } : null
  }
  if (tag !== 'college') return null
  const department = (await readCollegeDepartments(reader)).find((each) => each.tag === trackId)
  return department ? { kind: 'college', department } : null
}

/** Finds a course of the college by its acronym; `null` when no course has it. */
export async function findCourseByTag(
  reader: Reader,
  wanted: string,
): Promise<WithPhotos<Course> | null> {
  const courses = (await readCollegeDepartments(reader)).flatMap((each) => each.coursesOffered)
  return courses.find(({ tag }) => tag === wanted) ?? null
}

/** Finds a course of a college department by the last segment of its address. */
export async function findCourse(
  reader: Reader,
  { trackId, course: slug }: { trackId: string; course: string },
): Promise<{ course: WithPhotos<Course>; college: WithPhotos<CollegeDepartment> } | null> {
  const college = (await readCollegeDepartments(reader)).find(({ tag }) => tag === trackId)
  const course = college?.coursesOffered.find(({ tag }) => courseSlug(tag) === slug)
  return college && course ? { course, college } : null
}
