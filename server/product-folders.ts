import { join } from 'node:path'

/** The folders of the product's files. */
export interface ProductFolders {
  /** the project’s own folder */
  root: string
  /** pictures, scripts and styles of the site */
  files: string
  /** the page and the scripts of the staff pages */
  staff: string
}

/** As the builds leave them: this module is then `build/server/index.js`. */
export const builtFolders: ProductFolders = {
  root: join(import.meta.dirname, '../..'),
  files: join(import.meta.dirname, '../client'),
  staff: join(import.meta.dirname, '../../admin/build'),
}
