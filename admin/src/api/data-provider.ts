import type { DataProvider, Identifier } from 'react-admin'
import * as z from 'zod'
import { findKind } from '../../../school/kinds/index.ts'
import { callApi, queryOf } from './call-api.ts'

const recordSchema = z.looseObject({ id: z.union([z.number(), z.string()]) })
const listSchema = z.object({ data: z.array(recordSchema), total: z.number() })

/** The API's path of what react-admin calls a resource: entries are named by their kind there. */
function pathOf(resource: string): string {
  return findKind(resource) ? `/entries/${resource}` : `/${resource}`
}

const readOne = async (resource: string, id: Identifier) =>
  recordSchema.parse(await callApi(`${pathOf(resource)}/${encodeURIComponent(id)}`))

const notOffered = () => Promise.reject(new Error('The staff API has no such call.'))

interface ListQuery {
  pagination?: { page: number; perPage: number }
  sort?: { field: string; order: 'ASC' | 'DESC' }
  filter?: Record<string, string | number | boolean | null | undefined>
}

const readList = async (resource: string, { pagination, sort, filter }: ListQuery) => {
  const query = queryOf({
    page: pagination?.page,
    perPage: pagination?.perPage,
    sort: sort?.field,
    order: sort?.order,
    ...filter,
  })
  return listSchema.parse(await callApi(pathOf(resource) + query))
}

/**
 * react-admin's lists on the staff API; records are saved by the editor, which keeps drafts and
 * conflicts.
 */
export const dataProvider = {
  getList: (resource: string, parameters: ListQuery) => readList(resource, parameters),
  getOne: async (resource: string, { id }: { id: Identifier }) => ({
    data: await readOne(resource, id),
  }),
  getMany: async (resource: string, { ids }: { ids: readonly Identifier[] }) => ({
    data: await Promise.all(ids.map((id) => readOne(resource, id))),
  }),
  getManyReference: (resource: string, parameters: ListQuery) => readList(resource, parameters),
  create: notOffered,
  update: notOffered,
  updateMany: notOffered,
  delete: notOffered,
  deleteMany: notOffered,
} as unknown as DataProvider
