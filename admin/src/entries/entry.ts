import * as z from 'zod'
import { callApi } from '../api/call-api.ts'

/** An entry in the staff API (docs/staff-api.md); times are UTC in milliseconds. */
export const entrySchema = z.object({
  id: z.number(),
  slug: z.string().nullish(),
  /** its public address */
  address: z.string().nullish(),
  title: z.string(),
  state: z.string(),
  status: z.string(),
  category: z.string().nullish(),
  data: z.record(z.string(), z.unknown()),
  publishAt: z.number().nullish(),
  expiresAt: z.number().nullish(),
  revision: z.number(),
  createdByName: z.string().nullish(),
  reviewRequestedAt: z.number().nullish(),
  reviewNote: z.string().nullish(),
  updatedAt: z.number(),
  updatedBy: z.string().nullish(),
  position: z.number().nullish(),
  can: z.array(z.string()),
})

export type Entry = z.output<typeof entrySchema>

/** The actions on an existing entry besides saving. */
export type EntryAction =
  'publish' | 'unpublish' | 'trash' | 'restore' | 'copy' | 'request-review' | 'send-back' | 'revert'

export const readEntry = async (kind: string, id: string) =>
  entrySchema.parse(await callApi(`/entries/${kind}/${encodeURIComponent(id)}`))

/** @param autosave the id of its draft; sent twice with one id, it is added once */
export const addEntry = async (kind: string, data: unknown, autosave: string) =>
  entrySchema.parse(await callApi(`/entries/${kind}`, { method: 'POST', body: { data, autosave } }))

/** @param basedOn the base revision */
export const saveEntry = async (
  kind: string,
  id: number,
  body: { data: unknown; basedOn: number },
) => entrySchema.parse(await callApi(`/entries/${kind}/${id}`, { method: 'PUT', body }))

export const actOnEntry = async (
  kind: string,
  id: number,
  action: EntryAction,
  body: unknown = {},
) => entrySchema.parse(await callApi(`/entries/${kind}/${id}/${action}`, { method: 'POST', body }))
