import * as z from 'zod'

/** Every action of an audit event: of staff, and of people who try to sign in. */
export const loggedActions = [
  'create',
  'save',
  'publish',
  'unpublish',
  'trash',
  'restore',
  'copy',
  'revert',
  'discard',
  'order',
  'change',
  'undo',
  'import',
  'export',

  'request-review',
  'send-back',
  'upload',
  'describe',
  'replace',
  'crop',
  'learners-yes',
  'learners-no',
  'consent',
  'consent-withdrawn',
  'consent-ended',
  'delete',
  'delete-version',
  'check',
  'assign',
  'move',
  'move-back',

  'sign-in',
  'sign-in-failed',
  'sign-out',
  'sign-out-everywhere',
  'session-end',
  'lock-out',

  'password-wrong',
  'password-change',
  'password-reset',
  'two-factor-on',
  'two-factor-off',

  'set-up',
  'invite',
  'invitation-accepted',
  'reset-link',
  'role-change',
  'rename',
  'email-change',
  'disable',
  'enable',
  'erase',
] as const
export type LoggedAction = (typeof loggedActions)[number]

/** An audit event in a list. */
export const auditEventSchema = z.object({
  id: z.number(),
  at: z.number(),
  staffId: z.string(),
  staffName: z.string(),
  action: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  title: z.string(),
})
