/** What was done, in words. */
export const actionWords: Record<string, string> = {
  create: 'began',
  save: 'changed',
  publish: 'published',
  schedule: 'scheduled',
  unpublish: 'took down',
  trash: 'threw away',
  restore: 'restored',
  copy: 'copied',
  revert: 'brought back an earlier version of',
  order: 'put in order',
  import: 'imported',
  'request-review': 'asked for a review of',
  'send-back': 'sent back',
  'sign-in': 'signed in:',
  'sign-out': 'signed out:',
  invite: 'invited',
  upload: 'uploaded',
  describe: 'described',
  replace: 'replaced',
  delete: 'deleted',
}

/** What it was done to, in words. */
export const subjectWords: Record<string, string> = {
  article: 'the article',
  announcement: 'the announcement',
  event: 'the event',
  research: 'the research item',
  service: 'the community-service article',
  reference: 'the page',
  media: 'the file',
  staff: 'the account',
}
