import type { ContentSource } from '../school/content/content-host/content-source.server.ts'
import type { StaffParts } from '../server/api/admin/parts.ts'
import { createStaffApi } from './staff-calls.ts'
import type { RenderPage } from '../server/pages/page-answer.ts'
import { previewPages } from '../server/previews/preview-pages.ts'
import { createRoutes, refuseChange } from '../server/routes.ts'
import type { DrawPageCard } from '../server/share-cards/draw-page-card.ts'
import { staffPages } from '../server/staff-pages/staff-pages.ts'

export interface StaffRouteParts {
  source: ContentSource
  renderPage: RenderPage
  staff: StaffParts
  /** the folder of the built staff pages */
  staffFolder: string
  drawPageCard: DrawPageCard
}

/** Creates what only staff and holders of a preview link see. Every answer says `no-store`. */
export function createStaffRoutes({
  source,
  renderPage,
  staff,
  staffFolder,
  drawPageCard,
}: StaffRouteParts) {
  const { publicOrigin, logger } = staff
  const routes = createRoutes(logger)
  routes.route('/', staffPages({ folder: staffFolder, publicOrigin, renderPage }))
  routes.route('/', previewPages({ source, renderPage, publicOrigin, logger, drawPageCard }))
  routes.route('/api/admin', createStaffApi(staff))
  routes.all('*', refuseChange)
  return routes
}
