import { previewPaths } from './previews/preview-pages.ts'
import { staffPagePaths } from './staff-pages/staff-pages.ts'

/** All addresses with content that is not public. */
export const staffPaths = [...staffPagePaths, ...previewPaths, '/api/admin', '/api/admin/*']
