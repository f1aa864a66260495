import { draftOwner, listLocalDrafts } from './local-drafts.ts'

/** The page of the draft that is or was open last, and the path of its form. */
let last = { page: '', path: '' }
/** The page whose draft the next form continues. */
let continuedPage: string | null = null

/** Remembers which draft is open. @param page the name of its page on this device */
export function rememberDraftPage(page: string) {
  last = { page, path: location.pathname }
}

/** Returns whether the form at this address held typed words that were not saved. */
export const hasUnsavedDraft = () =>
  last.path === location.pathname &&
  listLocalDrafts(draftOwner()).some(({ page }) => page === last.page)

/** Lets the next form continue with the words of the last form, which failed. */
export function continueLastDraft() {
  continuedPage = last.page
}

/** Returns the page whose draft the form continues without asking, and forgets it. */
export function takeContinuedPage(): string | null {
  const page = continuedPage
  continuedPage = null
  return page
}
