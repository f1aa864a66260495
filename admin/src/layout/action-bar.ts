/** Returns the top of the row of actions on a scrolled page: below the bar, in CSS pixels. */
export const actionsTop = () =>
  document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
