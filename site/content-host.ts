/**
 * Returns the origin that the browser asks for news and announcements; '' for this one. The root
 * writes it into the page.
 */
export const contentHost = () => document.documentElement.dataset.contentHost ?? ''
