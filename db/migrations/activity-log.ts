import type { Kysely } from 'kysely'
import { isPostgres } from '../dialect.ts'
import { automaticId } from './statements.ts'

const refusal = 'The activity log is only added to.'

/**
 * The activity log allows only the erasure of a person's name: it replaces the name and clears both
 * names of a renaming. Everything else is permanent.
 */
export function activityLog(db: Kysely<unknown>) {
  const tables = [
    `create table activity (
      id ${automaticId(db)},
      at bigint not null,
      staff_id text not null,
      staff_name text not null,
      action text not null,
      subject text not null,
      subject_id text not null,
      title text not null,
      before text,
      after text
    )`,
    'create index activity_subject on activity (subject, subject_id, id)',
    'create index activity_staff on activity (staff_id, id)',
    'create index activity_action on activity (action, id)',
  ]
  const isSame = ['id', 'at', 'staff_id', 'action', 'subject', 'subject_id']
    .map((column) => `new.${column} = old.${column}`)
    .join(' and ')
  const distinct = isPostgres(db) ? 'is distinct from' : 'is not'
  const mayChange = `
    ${isSame}
    and new.staff_name in (old.staff_name, 'Erased person')
    and (new.title = old.title or (new.title = 'Erased person' and old.subject = 'staff'))
    and not (
      (new.before ${distinct} old.before or new.after ${distinct} old.after)
      and not (old.subject = 'staff' and old.action = 'rename' and new.before is null and new.after is null)
    )`
  if (!isPostgres(db))
    return [
      ...tables,
      `create trigger activity_no_delete before delete on activity
      begin select raise(abort, '${refusal}'); end`,
      `create trigger activity_no_update before update on activity when not (${mayChange})
      begin select raise(abort, '${refusal}'); end`,
    ]
  return [
    ...tables,
    `create function refuse_activity_change() returns trigger language plpgsql as
      'begin raise exception ''${refusal}''; end'`,
    `create trigger activity_no_delete before delete on activity
      for each row execute function refuse_activity_change()`,
    `create trigger activity_no_truncate before truncate on activity
      for each statement execute function refuse_activity_change()`,
    `create trigger activity_no_update before update on activity
      for each row when (not (${mayChange})) execute function refuse_activity_change()`,
  ]
}
