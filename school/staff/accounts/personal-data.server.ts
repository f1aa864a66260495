import type { Transaction } from 'kysely'
import { changeContent } from '../../../db/change-content.ts'
import type { Database, DatabaseOrTransaction } from '../../../db/database.ts'
import type { Tables } from '../../../db/tables.ts'
import { recordActivity } from '../activity/record-activity.server.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import { accountEvent, type Accounts } from './accounts.server.ts'
import {
  deleteUnfinished,
  isLastAdministrator,
  noSuchPerson,
  shutOut,
  type StaffFailure,
} from './change-staff.server.ts'
import { isDeviceOf, knownDeviceLifeMs } from './known-devices.server.ts'
import type { Staff } from './staff.ts'
import { findMember, findStaffRow } from './staff-list.server.ts'

/** Replaces the name of an erased person. */
export const erasedName = 'Erased person'

/**
 * Collects all data about a person for them (Data Privacy Act of 2012, sections 16 and 18):
 * account, sessions, audit events by or about them, their revisions, comments, files and saved
 * filters, mails that wait to be sent, and class notices by e-mail. Hashes and secrets are not
 * included.
 *
 * @returns `null` when the person is unknown
 */
export async function exportPersonalData(database: Database, id: string) {
  const account = await findMember(database, id)
  const names = await namesOf(database, id)
  if (!account && names.length === 0) return null
  return {
    account,
    names,
    classMail: await database
      .selectFrom('subscription')
      .select(['levels', 'language', 'created_at as createdAt', 'confirmed_at as confirmedAt'])
      .where('channel', '=', 'email')
      .where('address', '=', account?.email ?? '')
      .execute(),
    sessions: await database
      .selectFrom('staff_session')
      .select(['device', 'created_at as createdAt', 'last_seen_at as lastSeenAt'])
      .where('staff_id', '=', id)
      .execute(),
    devices: await database
      .selectFrom('staff_token')
      .select('created_at as createdAt')
      .select((device) => device('expires_at', '-', knownDeviceLifeMs).as('lastUsedAt'))
      .where(isDeviceOf(id))
      .execute(),
    activity: await database
      .selectFrom('activity')
      .selectAll()
      .where((event) =>
        event.or([event.and({ staff_id: id }), event.and({ subject: 'staff', subject_id: id })]),
      )
      .orderBy('id')
      .execute(),
    revisions: await revisionsOf(database, id, names)
      .select(['subject', 'subject_id as subjectId', 'number'])
      .select(['saved_at as savedAt', 'saved_by as savedBy'])
      .orderBy('saved_at')
      .execute(),
    entries: await database
      .selectFrom('entry')
      .select(['kind', 'id', 'title', 'created_at as createdAt'])
      .where('created_by', '=', id)
      .orderBy('id')
      .execute(),
    media: await filesOf(database, id, 'created_at')
      .select(['id', 'name', 'created_at as createdAt'])
      .orderBy('created_at')
      .execute(),
    mediaVersions: await versionsOf(database, id)
      .select(['media_id as mediaId', 'number', 'made_at as madeAt'])
      .orderBy('made_at')
      .execute(),
    unsaved: await database
      .selectFrom('autosave')
      .select(['subject', 'subject_id as subjectId', 'data', 'saved_at as savedAt'])
      .where('staff_id', '=', id)
      .execute(),
    savedFilters: await savedFiltersOf(database, id),
    previews: await database
      .selectFrom('preview')
      .select(['subject', 'subject_id as subjectId', 'data', 'created_at as createdAt'])
      .where('staff_id', '=', id)
      .execute(),
    comments: await database
      .selectFrom('comment')
      .select(['subject', 'subject_id as subjectId', 'text', 'created_at as createdAt'])
      .where('staff_id', '=', id)
      .orderBy('created_at')
      .execute(),
    waitingMails: await database
      .selectFrom('staff_mail')
      .select(['about', 'subject', 'subject_id as subjectId', 'title', 'note'])
      .where((mail) => mail.or({ staff_id: id, sender: id }))
      .execute(),
  }
}

/** Reads the saved filters of a person as they are stored. */
async function savedFiltersOf(database: Database, id: string): Promise<unknown> {
  const staff = database.selectFrom('staff').select('saved_filters').where('id', '=', id)
  const row = await staff.executeTakeFirst()
  return JSON.parse(row?.saved_filters ?? '[]')
}

/** Erases name, e-mail address and password; {@link erasedName} replaces the name elsewhere. */
export function erasePersonalData(
  { database, now }: Accounts,
  actor: Staff,
  id: string,
): Promise<Result<{ id: string }, StaffFailure>> {
  return changeContent(database, async (transaction) => {
    const row = await findStaffRow(transaction, id)
    const names = await namesOf(transaction, id)
    if (!row && names.length === 0) return fail(noSuchPerson)
    if (row && (await isLastAdministrator(transaction, row)))
      return fail({ reason: 'last-administrator' })

    await eraseFromContent(transaction, id, names)
    await eraseFromLog(transaction, id)
    if (row?.email) {
      await transaction
        .deleteFrom('subscription')
        .where('channel', '=', 'email')
        .where('address', '=', row.email)
        .execute()
    }
    await deleteUnfinished(transaction, id)
    await shutOut(transaction, id)
    await transaction
      .updateTable('staff')
      .set({
        name: erasedName,
        email: null,
        sections: '[]',
        password_hash: null,
        totp_secret: null,
        totp_confirmed: 0,
        recovery_codes: '',
        disabled: 1,
        last_seen_at: null,
        erased_at: now(),
      })
      .where('id', '=', id)
      .execute()
    const self = actor.id === id ? { id, name: erasedName } : actor
    await recordActivity(transaction, self, accountEvent('erase', { id, name: erasedName }), now())
    return succeed({ id })
  })
}

/** Removes the name from revisions, entries, comments and files. */
async function eraseFromContent(
  transaction: Transaction<Tables>,
  id: string,
  names: readonly string[],
) {
  const numbers = await revisionsOf(transaction, id, names)
    .select(['subject', 'subject_id', 'number'])
    .execute()
  for (const { subject, subject_id, number } of numbers) {
    await transaction
      .updateTable('revision')
      .set({ saved_by: erasedName })
      .where('subject', '=', subject)
      .where('subject_id', '=', subject_id)
      .where('number', '=', number)
      .execute()
    // The last editor is the author of the newest revision.
    const rows = transaction.updateTable('entry').where('kind', '=', subject)
    const row =
      subject === 'reference'
        ? rows.where('key', '=', subject_id)
        : rows.where('id', '=', Number(subject_id))
    await row.where('revision', '=', number).set({ updated_by: erasedName }).execute()
  }
  await transaction
    .updateTable('entry')
    .set({ created_by_name: erasedName })
    .where('created_by', '=', id)
    .execute()
  await transaction
    .updateTable('comment')
    .set({ staff_name: erasedName })
    .where('staff_id', '=', id)
    .execute()
  await eraseFromFiles(transaction, id)
}

/** Removes the names from the activity log; events and their times stay. */
async function eraseFromLog(transaction: Transaction<Tables>, id: string) {
  await transaction
    .updateTable('activity')
    .set({ staff_name: erasedName })
    .where('staff_id', '=', id)
    .execute()
  const about = transaction
    .updateTable('activity')
    .where('subject', '=', 'staff')
    .where('subject_id', '=', id)
  await about.set({ title: erasedName }).execute()
  await about.where('action', '=', 'rename').set({ before: null, after: null }).execute()
}

/** Lists every name that a person has had here. */
async function namesOf(database: DatabaseOrTransaction, id: string): Promise<string[]> {
  const activity = database.selectFrom('activity')
  const rows = await activity
    .select('staff_name as name')
    .where('staff_id', '=', id)
    .union(
      activity.select('title as name').where('subject', '=', 'staff').where('subject_id', '=', id),
    )
    .union(database.selectFrom('staff').select('name').where('id', '=', id))
    .execute()
  return rows.map(({ name }) => name).filter((name) => name !== erasedName)
}

/** Finds the revisions of a person by name. Where two people share it, the activity log decides. */
function revisionsOf(database: DatabaseOrTransaction, id: string, names: readonly string[]) {
  return database
    .selectFrom('revision')
    .where('saved_by', 'in', names.length > 0 ? names : [erasedName])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('activity')
            .select('activity.id')
            .whereRef('activity.subject', '=', 'revision.subject')
            .whereRef('activity.subject_id', '=', 'revision.subject_id')
            .whereRef('activity.at', '=', 'revision.saved_at')
            .where('activity.staff_id', '!=', id),
        ),
      ),
    )
}

/**
 * Finds the files of a person by the activity log.
 *
 * @param moment `created_at`: files that the person added; `made_at`: whose current version they made
 */
const filesOf = (database: DatabaseOrTransaction, id: string, moment: 'created_at' | 'made_at') =>
  database
    .selectFrom('media')
    .where((file) => file(file.refTuple('id', moment), 'in', changesOf(database, id)))

/** Finds the former versions that a person made. */
const versionsOf = (database: DatabaseOrTransaction, id: string) =>
  database
    .selectFrom('media_version')
    .where((file) => file(file.refTuple('media_id', 'made_at'), 'in', changesOf(database, id)))

/** Finds the changes of files by a person: which file, and when. */
const changesOf = (database: DatabaseOrTransaction, id: string) =>
  database
    .selectFrom('activity')
    .select(['subject_id', 'at'])
    .where('subject', '=', 'media')
    .where('staff_id', '=', id)
    .$asTuple('subject_id', 'at')

/** Removes the name from the media library. */
async function eraseFromFiles(transaction: DatabaseOrTransaction, id: string) {
  const media = transaction.updateTable('media')
  const added = filesOf(transaction, id, 'created_at').select('id')
  await media.set({ created_by: erasedName }).where('id', 'in', added).execute()
  const made = filesOf(transaction, id, 'made_at').select('id')
  await media.set({ made_by: erasedName }).where('id', 'in', made).execute()
  const former = versionsOf(transaction, id).select('version')
  const versions = transaction.updateTable('media_version').set({ made_by: erasedName })
  await versions.where('version', 'in', former).execute()
}
