/** The sections of the English catalog, which names every message. */
export { default as common } from './en/common.ts'
export { default as events } from './en/events.ts'
export { default as home } from './en/home.ts'
export { default as learn } from './en/learn.ts'
export { default as news } from './en/news.ts'
export { default as pages } from './en/pages.ts'
export { default as search } from './en/search.ts'
export { default as server } from './en/server.ts'
