import type { Ability } from '../../server/ability.ts'
import { postKit as postKitRoutes } from './server/post-kit.ts'
import { postPictures } from './server/post-pictures.ts'
import { staffRoutes } from './server/staff-routes.ts'

/** Post kit: pictures and captions that carry a notice or an announcement to other sites. */
export const postKit = {
  subject: 'Post kit',
  staffRoutes,
  start: (parts) => ({ routes: [postKitRoutes(parts.source, postPictures(parts))] }),
} satisfies Ability
