import type { DataProvider } from 'react-admin'
import type { KindName } from '../../../school/kinds/index.ts'
import type { QueryOf } from '../../../server/api/contract.ts'
import { callStaffApi } from './call-staff-api.ts'

type EntryQuery = QueryOf<'GET /entries/:kind'>

interface ListQuery {
  pagination?: Pick<EntryQuery, 'page' | 'perPage'>
  sort?: { field: EntryQuery['sort']; order: EntryQuery['order'] }
  filter?: Omit<EntryQuery, 'page' | 'perPage' | 'sort' | 'order'>
}

const notOffered = () => Promise.reject(new Error('The staff API has no such call.'))

/**
 * The lists of react-admin on the staff API. Its only resources are the kinds of entries; the editor
 * reads and saves them, as it keeps drafts and conflicts.
 */
export const dataProvider = {
  getList: (kind: KindName, { pagination, sort, filter }: ListQuery) =>
    callStaffApi('GET /entries/:kind', {
      params: { kind },
      query: { ...pagination, sort: sort?.field, order: sort?.order, ...filter },
    }),
  getOne: notOffered,
  getMany: notOffered,
  getManyReference: notOffered,
  create: notOffered,
  update: notOffered,
  updateMany: notOffered,
  delete: notOffered,
  deleteMany: notOffered,
} as unknown as DataProvider
