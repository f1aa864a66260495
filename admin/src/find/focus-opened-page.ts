/**
 * Moves the focus to the page that was opened from a dialog, so that a screen reader is there;
 * `PageTitle` takes it once there is one. A field that took it, or a question, keeps it.
 */
export function focusOpenedPage(): void {
  const page = document.querySelector<HTMLElement>('#page')
  if (page?.contains(document.activeElement) || document.querySelector('[role$="dialog"]')) return
  page?.focus({ preventScroll: true })
}
