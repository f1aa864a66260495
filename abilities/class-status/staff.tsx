import { classStatusPath } from '../../admin/src/entries/class-status-path.ts'
import type { StaffAbility } from '../../admin/src/staff-ability.ts'
import { hasRight } from '../../school/staff/accounts/roles.ts'

/** Class status, for those who suspend classes. */
export const classStatus: StaffAbility = {
  entryScreens: {
    'class-status/:id?': async () =>
      (await import('./staff/class-status-page.tsx')).ClassStatusPage,
  },
  actionsOf: (user) =>
    hasRight(user, 'class-status')
      ? [
          {
            name: 'Suspend classes',
            path: classStatusPath,
            words: 'class status notice no classes walang pasok typhoon',
          },
        ]
      : [],
}
