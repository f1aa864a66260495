import { classStatusPath } from '../../admin/src/entries/kind-pages.ts'
import type { StaffAbility } from '../../admin/src/staff-ability.ts'
import { hasRight } from '../../school/staff/accounts/roles.ts'

/**
 * Adds to the staff pages the screen of class notices, and the task “Suspend classes” for people with
 * the right to publish notices.
 */
export const classStatusAbility: StaffAbility = {
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
