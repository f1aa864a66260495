import * as z from 'zod'

/**
 * Keeps Zod from making functions from text, which the pages' policy refuses. Imported before all
 * schemas.
 */
z.config({ jitless: true })
