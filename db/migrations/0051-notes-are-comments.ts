import { sql, type Kysely } from 'kysely'

/** Makes the notes of staff on questions comments (see `CommentTable`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into comment
      (id, subject, subject_id, staff_id, staff_name, text, created_at, resolved_at, resolved_by, deleted_at)
    select 'questionnote' || question_note.id,
      'question', cast(question_note.question_id as text), question_note.staff_id,
      coalesce(staff.name, 'A former staff member'), question_note.text, question_note.at,
      null, null, question_note.removed_at
    from question_note left join staff on staff.id = question_note.staff_id
  `.execute(db)
  await db.schema.dropTable('question_note').execute()
}
