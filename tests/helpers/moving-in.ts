import type { RequestListener } from 'node:http'
import { expect, onTestFinished } from 'vitest'
import type { DatabaseSettings } from '../../db/database.ts'
import { environmentOf } from './backups.ts'
import { withDatabase } from './site-content.ts'
import { makePhoto } from './pictures.ts'
import { runScript } from './run-script.ts'
import { startStandInHost } from './stand-in-host.ts'

/** Runs `npm run import` as an operator would. */
export const importInto = (place: DatabaseSettings, ...args: string[]) =>
  runScript('scripts/import.ts', args, environmentOf(place))

/** Starts a host until the test ends. */
export async function startHost(listener: RequestListener) {
  const host = await startStandInHost(listener)
  onTestFinished(() => host.stop())
  return host
}

export const makeJpeg = async () => (await makePhoto(640, 480)).jpeg().toBuffer()

/** Reads what was taken over. */
export const readMoved = (place: DatabaseSettings) =>
  withDatabase(place, async (database) => {
    const entries = await database
      .selectFrom('entry')
      .select(['id', 'kind', 'title', 'slug', 'status', 'data', 'content', 'publish_at', 'old_id'])
      .select(['old_source', 'old_losses', 'category', 'revision', 'created_by'])
      .orderBy('id')
      .execute()
    const media = await database.selectFrom('media').selectAll().orderBy('file_name').execute()
    const addresses = await database.selectFrom('old_address').selectAll().execute()
    const activity = await database
      .selectFrom('activity')
      .select(['action', 'staff_name', 'subject'])
      .execute()
    return { entries, media, addresses, activity }
  })

/** Expects that nothing was taken over twice. */
export function expectNoDoubles({
  entries,
  addresses,
  media,
}: Awaited<ReturnType<typeof readMoved>>) {
  const names = entries.map(({ kind, old_id }) => `${kind} ${old_id}`)
  expect(new Set(names).size).toBe(names.length)
  const files = addresses.filter(({ leads_to }) => leads_to === 'media')
  expect(files.map(({ target }) => target).toSorted()).toEqual(media.map(({ id }) => id).toSorted())
}
