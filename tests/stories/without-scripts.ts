import { test as base } from './site-fixture.ts'

/** Tells a story in a browser that runs no scripts. */
export const test = base.extend({ javaScriptEnabled: false })
