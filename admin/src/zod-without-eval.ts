import * as z from 'zod/v4'

/**
 * Keeps Zod from making functions from text, which the pages' policy refuses. The build puts this
 * module in the place of `zod`, so that it runs before all schemas, and only where there are some.
 */
z.config({ jitless: true })

export * from 'zod/v4'
