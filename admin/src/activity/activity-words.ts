import { labeledKinds } from '../../../school/kinds/kind-labels.ts'
import type { LoggedAction } from '../../../school/staff/activity/actions.ts'

/** Each action as words; the subject follows. */
export const actionWords: Record<LoggedAction, string> = {
  create: 'began',
  save: 'changed',
  publish: 'published',
  unpublish: 'took down',
  trash: 'moved to the trash',
  restore: 'restored',
  copy: 'copied',
  revert: 'restored an earlier version of',
  discard: 'discarded the unpublished change of',
  order: 'moved in its list',
  change: 'changed, from a list,',
  undo: 'took back a change, from a list, of',
  'undo-visibility': 'took back publishing or taking down',
  import: 'imported',
  export: 'exported',
  'request-review': 'asked for a review of',
  'send-back': 'sent back',
  comment: 'commented on',
  'resolve-comment': 'resolved a comment on',
  'reopen-comment': 'reopened a comment on',
  'delete-comment': 'deleted a comment on',
  'restore-comment': 'put back a comment on',
  upload: 'uploaded',
  describe: 'described',
  tag: 'changed the tags of',
  replace: 'replaced',
  crop: 'cropped or turned',
  'learners-yes': 'said that learners are shown in',
  'learners-no': 'said that no learners are shown in',
  consent: 'recorded the consent for learners in',
  'consent-withdrawn': 'withdrew the consent for learners in',
  'consent-ended': 'hid, because its consent ended,',
  delete: 'deleted',
  'delete-version': 'deleted a former version of',
  check: 'verified',
  assign: 'changed who verifies, or when,',
  move: 'moved the site to',
  'move-back': 'moved the site back from',
  'sign-in': 'signed in to',
  'sign-in-failed': 'failed to sign in to',
  'sign-out': 'signed out of',
  'sign-out-everywhere': 'signed out on every device of',
  'session-end': 'signed out on another device of',
  'lock-out': 'was locked out after wrong passwords of',
  'password-wrong': 'gave a wrong password for',
  'password-change': 'changed the password of',
  'password-reset': 'set a new password, by a link, for',
  'two-factor-on': 'turned on sign-in codes for',
  'two-factor-off': 'turned off sign-in codes for',
  'set-up': 'set up',
  invite: 'invited',
  'invitation-accepted': 'accepted the invitation to',
  'reset-link': 'made a link for a new password of',
  'role-change': 'changed the rights of',
  rename: 'renamed',
  'email-change': 'changed the e-mail address of',
  disable: 'closed',
  enable: 'opened again',
  erase: 'erased the data of',
}

/** Each kind of subject as words. */
export const subjectWords: Record<string, string> = {
  ...Object.fromEntries(labeledKinds.map(({ name, labels }) => [name, `the ${labels.one}`])),
  reference: 'the page',
  media: 'the file',
  staff: 'the account',
  fact: 'the fact',
  question: 'the question',
  questions: 'questions of visitors',
  'printed-code': 'the printed code',
  'school-year': 'the school year',
}

const isLogged = (action: string): action is LoggedAction => Object.hasOwn(actionWords, action)

/** Describes an audit event without its person: 'published the article “Fair”'. */
export function sayAction({
  action,
  subject,
  title,
}: {
  action: string
  subject: string
  title: string
}): string {
  const thing =
    title === 'an unknown account'
      ? title
      : [subjectWords[subject] ?? 'something', title && `“${title}”`]
  const verb = isLogged(action) ? actionWords[action] : 'changed'
  return [verb, thing].flat().filter(Boolean).join(' ')
}
