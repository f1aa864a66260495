import type { Ability } from '../../server/ability.ts'
import { pictureRoutes } from './server/picture-routes.ts'
import { staffRoutes } from './server/staff-routes.ts'

/** Post kit: pictures and captions that carry a notice or an announcement to other sites. */
export const postKit = {
  subject: 'Post kit',
  staffRoutes,
  start: (parts) => ({ routes: [pictureRoutes(parts)] }),
} satisfies Ability
