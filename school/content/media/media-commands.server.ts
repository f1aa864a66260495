import * as z from 'zod'
import { changeContent } from '../../../db/change-content.ts'
import { dayInManila } from '../../base/dates.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import { notAllowed } from '../../staff/accounts/permissions.ts'
import { hasRole, needsRole } from '../../staff/accounts/roles.ts'
import {
  changeMedia,
  log,
  logged,
  showChange,
  writeRow,
  type Dropped,
  type MediaActor,
  type MediaLibrary,
} from './change-media.server.ts'
import { cropFrame, makeCrop } from './crops.server.ts'
import { editPicture } from './edit-picture.server.ts'
import { answerLearners, withdrawConsent } from './save-learners.server.ts'
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
import { changeTags, mediaWords, readTags, writeTags } from './tags.server.ts'
import { deleteVersion, restoreVersion } from './versions.server.ts'

const action = <Action extends string>(name: Action, does: string) => ({
  action: z.literal(name).describe(does),
})
const version = z.string().describe('a former version')
const noSuchCommand = {
  error: ({ code }: { code?: string }) =>
    code === 'invalid_union' ? 'There is no such command.' : undefined,
}

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
    pictureEditBody.extend(
      action(
        'edit',
        'Turns and crops a picture, which becomes a new version; takes an editor. Its address, description and consent stay.',
      ),
    ),
    z.object({
      ...action(
        'make-crop',
        'Makes the sizes of a part of a picture, for a text that shows only this part (`data-crop`). The picture itself stays as it is.',
      ),
      frame: cropFrame,
    }),
    z.object(
      action(
        'withdraw-consent',
        'Withdraws the consent: the picture is hidden everywhere at once; takes an editor.',
      ),
    ),
    z.object({
      ...action(
        'restore-version',
        'Makes a former version the current one, with its answer about learners; takes an editor. The current one is kept.',
      ),
      version,
    }),
    z.object({
      ...action('delete-version', 'Deletes a former version; takes an editor.'),
      version,
    }),
    z.object({
      ...action(
        'delete',
        'Deletes a file with its versions; takes an editor. A used file is refused unless forced, with its uses in `usedIn`.',
      ),
      force: z.boolean().default(false).describe('also when it is used'),
    }),
  ],
  noSuchCommand,
)
export type MediaCommand = z.output<typeof mediaCommand>

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
    z.object({
      ...action('tag', 'Adds tags to files and removes tags from them. A file has at most 20.'),
      ids: idsOf('file'),
      add: mediaTags.default([]),
      remove: mediaTags.default([]),
    }),
    learnersGiven.extend({
      ...action(
        'answer-learners',
        'Says of pictures whether they show learners. With yes and no consent on record they are hidden at once.',
      ),
      ids: idsOf('picture'),
    }),
  ],
  noSuchCommand,
)
export type FilesCommand = z.output<typeof filesCommand>

/** The commands that authors may give; each asks for further rights by the uses of the file. */
const ofAuthors: ReadonlySet<MediaCommand['action']> = new Set(['describe', 'make-crop'])

/**
 * Executes a command on a file of the library.
 *
 * @returns the file after it; one that was deleted as it was
 */
export async function executeMediaCommand(
  library: MediaLibrary,
  id: string,
  command: MediaCommand,
  actor: MediaActor,
): Promise<Result<OpenedFile, MediaFailure>> {
  if (!ofAuthors.has(command.action) && !hasRole(actor.staff, 'editor'))
    return fail(notAllowed(needsRole('editor')))
  const before = command.action === 'delete' ? await findMedia(library.database, id, actor) : null
  const done = await perform(library, id, command, actor)
  if (!done.ok) return done
  const file = before ?? (await findMedia(library.database, id, actor))
  return file ? succeed(file) : fail(fileNotFound)
}

function perform(
  library: MediaLibrary,
  id: string,
  command: MediaCommand,
  actor: MediaActor,
): Promise<Dropped> {
  switch (command.action) {
    case 'describe':
      return describe(library, id, command, actor)
    case 'edit':
      return editPicture(library, id, command, actor)
    case 'make-crop':
      return makeCrop(library, id, command.frame, actor)
    case 'withdraw-consent':
      return withdrawConsent(library, id, actor)
    case 'restore-version':
      return restoreVersion(library, id, command.version, actor)
    case 'delete-version':
      return deleteVersion(library, id, command.version, actor)
    case 'delete':
      return deleteMedia(library, id, command.force, actor)
  }
}

export const filesAnswer = z.object({
  done: z.array(openedFileSchema),
  refused: z.array(z.object({ id: z.string(), error: z.string() })),
})

/**
 * Executes a command on several files of the library.
 *
 * @returns the files after it, and which were refused, and why; problems when the command itself is wrong
 */
export async function executeFilesCommand(
  library: MediaLibrary,
  command: FilesCommand,
  actor: MediaActor,
): Promise<Result<z.output<typeof filesAnswer>, MediaFailure>> {
  const isTag = command.action === 'tag'
  const problems = isTag ? [] : checkLearners(command, dayInManila(new Date(actor.now)))
  if (problems.length > 0) return fail({ reason: 'invalid', problems })
  return changeContent(library.database, async (database) => {
    const answer: z.output<typeof filesAnswer> = { done: [], refused: [] }
    for (const id of new Set(command.ids)) {
      const changed = await changeMedia(
        { ...library, database },
        id,
        isTag ? 'describe' : null,
        actor,
        (transaction, file) =>
          command.action === 'tag'
            ? changeTags(transaction, file, command, actor)
            : answerLearners(transaction, file, command, actor),
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
  library: MediaLibrary,
  id: string,
  { name, alt, decorative, focalX, focalY, tags }: MediaDescription,
  actor: MediaActor,
) =>
  changeMedia(library, id, 'describe', actor, async (transaction, before): Promise<Dropped> => {
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
    const words = mediaWords(file, (await readTags(transaction, [id])).get(id))
    await writeRow(transaction, before, { ...columns, words }, 'describe', actor)
    if (tags) await writeTags(transaction, file, tags, actor)
    return succeed([])
  })

/**
 * Deletes a file from the library, with its bytes and its former versions.
 *
 * @param force whether to delete even when content uses it, which then shows the fallback image
 */
async function deleteMedia(
  library: MediaLibrary,
  id: string,
  force: boolean,
  actor: MediaActor,
): Promise<Dropped> {
  const deleted = await changeMedia(
    library,
    id,
    'delete',
    actor,
    async (transaction, before): Promise<Dropped> => {
      const usedIn = await listMediaUses(transaction, id, actor.now)
      if (usedIn.length > 0 && !force) return fail({ reason: 'used', usedIn })
      await showChange(transaction, id)
      // Keeps the uses: the content still names the file.
      await transaction.deleteFrom('media').where('id', '=', id).execute()
      for (const table of ['media_tag', 'media_version', 'media_crop'] as const)
        await transaction.deleteFrom(table).where('media_id', '=', id).execute()
      await log(transaction, actor, 'delete', before, { ...logged(before), usedIn }, undefined)
      return succeed([])
    },
  )
  if (deleted.ok) await library.store.remove(id)
  return deleted
}
