import type { StaffAbility } from '../../admin/src/staff-ability.ts'

/** Printed QR codes, for those who print them. */
export const printedCodes: StaffAbility = {
  screens: {
    'printed-codes': async () => (await import('./staff/printed-codes-page.tsx')).PrintedCodesPage,
  },
  menu: {
    group: 'Visitors',
    item: { path: '/admin/printed-codes', name: 'Printed QR codes', minimumRole: 'editor' },
  },
}
