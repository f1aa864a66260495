import { activityRoutes } from './activity.ts'
import type { ContentParts } from './answers.ts'
import { autosaveRoutes } from './autosaves.ts'
import { entryRoutes } from './entries.ts'
import { exchangeRoutes } from './exchange.ts'
import { previewRoutes } from './previews.ts'
import { referenceRoutes } from './reference.ts'
import { revisionRoutes } from './revisions.ts'
import type { StaffRoute } from './staff-api.ts'

/** The calls about content (docs/staff-api.md, Content). */
export const contentRoutes = (parts: ContentParts): StaffRoute[] => [
  ...referenceRoutes(parts),
  // Before the entries: `export` stands where else an id does.
  ...exchangeRoutes(parts),
  ...entryRoutes(parts),
  ...revisionRoutes(parts),
  ...autosaveRoutes(parts),
  ...previewRoutes(parts),
  ...activityRoutes(parts),
]
