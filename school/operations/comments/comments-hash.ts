/** The part of an address that leads to the comments of an entry or a page. */
export const commentsHash = '#comments'
