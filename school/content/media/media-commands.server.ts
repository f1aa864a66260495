import * as z from 'zod'
import { changeContent } from '../../../db/change-content.ts'
import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { MediaRow } from '../../../db/tables.ts'
import { action, noSuchCommand } from '../../base/commands.ts'
import { dayInManila } from '../../base/dates.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import { notAllowed } from '../../staff/accounts/permissions.ts'
import { hasRole, needsRole } from '../../staff/accounts/roles.ts'
import {
  changeMedia,
  log,
  loggedFacts,
  showChange,
  writeRow,
  type Dropped,
  type MediaActor,
  type MediaChange,
  type MediaLibrary,
} from './change-media.server.ts'
import { cropFrame, makeCrop } from './crops.server.ts'
import { editPicture } from './edit-picture.server.ts'
import { answerLearners, withdrawConsent } from './learners.server.ts'
import { checkLearners, learnersGiven } from './learners.ts'
import { listMediaUses } from './list-media-uses.server.ts'
import {
  fileNotFound,
  mediaDescription,
  mediaTags,
  openedFileSchema,
  type MediaDescription,
  type MediaFailure,
  type OpenedFile,
} from './media.ts'
import { pictureEditBody } from './picture-edit.ts'
import { findMedia } from './read-media.server.ts'
import { changeTags, mediaWords, writeTags } from './tags.server.ts'
import { deleteVersion, restoreVersion } from './versions.server.ts'

/** Defines a command by its name, what it does, and its fields. */
const command = <Action extends string, Fields extends z.ZodRawShape>(
  name: Action,
  does: string,
  fields: Fields,
) => z.object({ ...action(name, does), ...fields })

const version = z.string().describe('a former version')

/** A command on one file, as a request gives it. */
export const mediaCommand = z.discriminatedUnion(
  'action',
  [
    mediaDescription.safeExtend(
      action(
        'describe',
        'Describes a file. A picture takes alt or decorative, not both. The rights depend on where it is used.',
      ),
    ),
    command(
      'edit',
      'Turns and crops a picture, which becomes a new version; takes an editor. Its address, description and consent stay.',
      pictureEditBody.shape,
    ),
    command(
      'make-crop',
      'Makes the sizes of a part of a picture, for a text that shows only this part (`data-crop`). The picture itself stays as it is.',
      { frame: cropFrame },
    ),
    command(
      'withdraw-consent',
      'Withdraws the consent: the picture is hidden everywhere at once; takes an editor.',
      {},
    ),
    command(
      'restore-version',
      'Makes a former version the current one, with its answer about learners; takes an editor. The current one is kept.',
      { version },
    ),
    command('delete-version', 'Deletes a former version; takes an editor.', { version }),
    command(
      'delete',
      'Deletes a file with its versions; takes an editor. A used file is refused unless forced, with its uses in `usedIn`.',
      { force: z.boolean().default(false).describe('also when it is used') },
    ),
  ],
  noSuchCommand,
)
type MediaCommand = z.output<typeof mediaCommand>

const idsOf = (what: 'file' | 'picture') =>
  z
    .array(z.string())
    .min(1, `Select a ${what}.`)
    .max(100, `Select 100 ${what}s at most.`)
    .describe(`ids of ${what}s`)

/** A command on several files, as a request gives it. */
export const filesCommand = z.discriminatedUnion(
  'action',
  [
    command('tag', 'Adds tags to files and removes tags from them. A file has at most 20.', {
      ids: idsOf('file'),
      add: mediaTags.default([]),
      remove: mediaTags.default([]),
    }),
    command(
      'answer-learners',
      'Says of pictures whether they show learners. With yes and no consent on record they are hidden at once.',
      { ids: idsOf('picture'), ...learnersGiven.shape },
    ),
  ],
  noSuchCommand,
)

/** The commands that authors may give; further rights depend on the uses of the file. */
const ofAuthors: ReadonlySet<MediaCommand['action']> = new Set(['describe', 'make-crop'])

/**
 * Executes a command on a file of the library.
 *
 * @returns the file after the command; a deleted file as it was before
 */
export async function executeMediaCommand(
  change: MediaChange,
  given: MediaCommand,
): Promise<Result<OpenedFile, MediaFailure>> {
  const { library, id, actor } = change
  if (!ofAuthors.has(given.action) && !hasRole(actor.staff, 'editor'))
    return fail(notAllowed(needsRole('editor')))
  const before = given.action === 'delete' ? await findMedia(library.database, id, actor) : null
  const done = await perform(change, given)
  if (!done.ok) return done
  const file = before ?? (await findMedia(library.database, id, actor))
  return file ? succeed(file) : fail(fileNotFound)
}

function perform(change: MediaChange, given: MediaCommand): Promise<Dropped> {
  switch (given.action) {
    case 'describe':
      return describe(change, given)
    case 'edit':
      return editPicture(change, given)
    case 'make-crop':
      return makeCrop(change, given.frame)
    case 'withdraw-consent':
      return withdrawConsent(change)
    case 'restore-version':
      return restoreVersion(change, given.version)
    case 'delete-version':
      return deleteVersion(change, given.version)
    case 'delete':
      break
  }
  return deleteMedia(change, given)
}

export const filesAnswer = z.object({
  done: z.array(openedFileSchema),
  refused: z.array(z.object({ id: z.string(), error: z.string() })),
})

/**
 * Executes a command on several files of the library.
 *
 * @returns the changed files, and the refused files with the reason; problems when the command
 * itself is wrong
 */
export async function executeFilesCommand(
  library: MediaLibrary,
  given: z.output<typeof filesCommand>,
  actor: MediaActor,
): Promise<Result<z.output<typeof filesAnswer>, MediaFailure>> {
  const today = dayInManila(new Date(actor.now))
  const problems = given.action === 'tag' ? [] : checkLearners(given, today)
  if (problems.length > 0) return fail({ reason: 'invalid', problems })
  return changeContent(library.database, async (database) => {
    const answer: z.output<typeof filesAnswer> = { done: [], refused: [] }
    for (const id of new Set(given.ids)) {
      const change = { library: { ...library, database }, id, actor }
      const changed =
        given.action === 'tag'
          ? await changeMedia(change, 'describe', (transaction, file) =>
              changeTags(transaction, file, given, actor),
            )
          : await changeMedia(change, null, (transaction, file) =>
              answerLearners(transaction, file, given, change),
            )
      const file = changed.ok ? await findMedia(database, id, actor) : null
      if (file) answer.done.push(file)
      else if (!changed.ok && 'error' in changed.failure)
        answer.refused.push({ id, error: changed.failure.error })
    }
    return succeed(answer)
  })
}

/** Changes name, alt text or decorative, focal point and tags of a file. */
const describe = (
  change: MediaChange,
  { name, alt, decorative, focalX, focalY, tags }: MediaDescription,
) =>
  changeMedia(change, 'describe', async (transaction, before): Promise<Dropped> => {
    if (before.kind === 'image' && !alt && !decorative) {
      const message = 'Describe what the picture shows, or mark it as decorative.'
      return fail({ reason: 'invalid', problems: [{ field: 'alt', message }] })
    }
    const columns = {
      name,
      alt,
      decorative: decorative ? 1 : 0,
      focal_x: Math.round(focalX * 100),
      focal_y: Math.round(focalY * 100),
    }
    const file = { ...before, ...columns }
    const words = mediaWords(file)
    await writeRow(transaction, before, { ...columns, words }, 'describe', change.actor)
    if (tags) await writeTags(transaction, file, tags, change.actor)
    return succeed([])
  })

/**
 * Deletes a file from the library, with its former versions.
 *
 * @param options `force`: also when content uses the file, which then shows the fallback image
 */
async function deleteMedia(change: MediaChange, { force }: { force: boolean }): Promise<Dropped> {
  const { library, id, actor } = change
  const write = async (transaction: DatabaseOrTransaction, before: MediaRow): Promise<Dropped> => {
    const usedIn = await listMediaUses(transaction, id, actor.now)
    if (usedIn.length > 0 && !force) return fail({ reason: 'used', usedIn })
    await showChange(transaction, id)
    // The uses stay: the content still names the file.
    await transaction.deleteFrom('media').where('id', '=', id).execute()
    for (const table of ['media_version', 'media_crop'] as const)
      await transaction.deleteFrom(table).where('media_id', '=', id).execute()
    await log(transaction, actor, 'delete', before, { ...loggedFacts(before), usedIn }, undefined)
    return succeed([])
  }
  const deleted = await changeMedia(change, 'delete', write)
  if (deleted.ok) await library.store.remove(id)
  return deleted
}
