/** Where the row of actions stays while the page is scrolled: below the bar, in CSS pixels. */
export const actionsTop = () =>
  document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
