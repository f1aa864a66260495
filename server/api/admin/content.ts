import { entryRoutes } from './entries.ts'
import { referenceRoutes } from './reference.ts'
import type { ContentParts } from './answers.ts'
import type { StaffRoute } from './staff-api.ts'

/** The calls about content (docs/staff-api.md, Content). */
export const contentRoutes = (parts: ContentParts): StaffRoute[] => [...referenceRoutes(parts), ...entryRoutes(parts)]
