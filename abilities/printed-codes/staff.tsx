import type { StaffAbility } from '../../admin/src/staff-ability.ts'

/** Printed QR codes, for those who print them. */
export const printedCodes: StaffAbility = {
  screens: [
    {
      path: 'printed-codes',
      load: async () => {
        const { PrintedCodesPage } = await import('./staff/printed-codes-page.tsx')
        return <PrintedCodesPage />
      },
    },
  ],
  menu: {
    group: 'Visitors',
    item: { to: '/admin/printed-codes', text: 'Printed QR codes', least: 'editor' },
  },
}
