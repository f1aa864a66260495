/** Says how often a page was viewed. @example sayViews(1) // '1 view' */
export const sayViews = (views: number) =>
  `${views.toLocaleString('en')} ${views === 1 ? 'view' : 'views'}`
