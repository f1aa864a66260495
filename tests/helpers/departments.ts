import type * as z from 'zod'
import { liveReader } from '../../school/content/reader.ts'
import { readContentVersion } from '../../db/content-version.ts'
import type { Database } from '../../db/database.ts'
import { stampFilipino } from '../../school/base/filipino.ts'
import { departmentKind } from '../../school/kinds/departments.ts'
import { readDepartments } from '../../school/content/reference/read-departments.server.ts'
import { search } from '../../school/content/search/search.server.ts'
import { openContentApi, type StaffName } from './content-api.ts'
import { sourceOf } from './content-source.ts'
import { noon } from './entries.ts'

/** A department, as far as tests change it. */
export interface Department {
  tag: string
  name: string
  shortDescription: string
}

/** Returns a department with another name, whose Filipino is older then. */
export const rename = (data: Department, name: string): Department =>
  stampFilipino(departmentKind.schema as z.ZodType, { ...data, name })

/** Opens a department of the starter content in the staff API. */
export async function openDepartment(database: Database, tag: string, who: StaffName = 'ana') {
  const clock = { now: noon }
  const api = openContentApi(database, clock)
  const path = `/entries/reference/department%2F${tag}`
  const data = (await api.get(who, path)).body.data as Department
  return { api, clock, path, data }
}

/** Reads the name of a department as visitors learn it from pages, counts and search. */
export async function seenDepartment(database: Database, tag: string) {
  const { source } = sourceOf(database)
  const page = (await readDepartments(liveReader(database))).find((each) => each.tag === tag)?.name
  const found = async (q: string) => {
    const { results } = await search(source, { q, page: 1 })
    return results.some(({ address }) => address === `/learn-with-us/${tag}`)
  }
  return {
    page,
    foundByNewName: await found('quokka'),
    version: await readContentVersion(database),
  }
}
