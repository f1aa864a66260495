import type { Role } from '../../../school/staff/accounts/roles.ts'
import { labeledKinds } from '../../../school/kinds/kind-labels.ts'
import { entryListPath } from '../entries/kind-pages.ts'
import { startPath } from '../../../school/staff/accounts/return-path.ts'

export interface MenuItem {
  to: string
  text: string
  least: Role
}

/** All staff pages, in the groups of the menu. */
export const menuGroups: readonly { label: string; items: readonly MenuItem[] }[] = [
  {
    label: 'Start',
    items: [
      { to: startPath, text: 'Dashboard', least: 'author' },
      { to: '/admin/calendar', text: 'Calendar', least: 'author' },
    ],
  },
  {
    label: 'Posts',
    items: labeledKinds.map((kind) => ({
      to: entryListPath(kind),
      text: kind.labels.many,
      least: 'author',
    })),
  },
  {
    label: 'Visitors',
    items: [
      { to: '/admin/questions', text: 'Questions', least: 'editor' },
      { to: '/admin/printed-codes', text: 'Printed QR codes', least: 'editor' },
    ],
  },
  {
    label: 'Pictures and PDFs',
    items: [{ to: '/admin/media', text: 'Media library', least: 'author' }],
  },
  {
    label: 'Pages and settings',
    items: [
      { to: '/admin/pages', text: 'Pages and facts', least: 'author' },
      { to: '/admin/settings', text: 'Site settings', least: 'editor' },
      { to: '/admin/alert', text: 'Alert', least: 'editor' },
      { to: '/admin/school-year', text: 'School year', least: 'editor' },
    ],
  },
  {
    label: 'Maintenance',
    items: [
      { to: '/admin/facts', text: 'Facts to verify', least: 'author' },
      { to: '/admin/broken-links', text: 'Broken links', least: 'editor' },
      { to: '/admin/trash', text: 'Trash', least: 'author' },
      { to: '/admin/activity', text: 'Activity', least: 'author' },
      { to: '/admin/staff', text: 'Staff', least: 'administrator' },
    ],
  },
]
