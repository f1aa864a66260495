import * as z from 'zod'

/**
 * Zod would try whether it may make functions from text, which the pages' policy refuses. Imported
 * before all schemas.
 */
z.config({ jitless: true })
