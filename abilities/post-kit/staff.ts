import type { StaffAbility } from '../../admin/src/staff-ability.ts'

/** Post kit, beside what the school says. */
export const postKit: StaffAbility = {
  besideEntry: {
    name: 'post-kit',
    load: async () => (await import('./staff/post-kit.tsx')).PostKit,
  },
}
