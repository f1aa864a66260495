import type { MenuItem, StaffAbility } from '../staff-ability.ts'
import { labeledKinds } from '../../../school/kinds/kind-labels.ts'
import { entryListPath } from '../entries/kind-pages.ts'
import { startPath } from '../../../school/staff/accounts/return-path.ts'

interface MenuGroup {
  label: string
  items: readonly MenuItem[]
}

const ownGroups: readonly MenuGroup[] = [
  {
    label: 'Start',
    items: [
      { path: startPath, name: 'Dashboard', least: 'author' },
      { path: '/admin/calendar', name: 'Calendar', least: 'author' },
    ],
  },
  {
    label: 'Posts',
    items: labeledKinds.map((kind) => ({
      path: entryListPath(kind),
      name: kind.labels.many,
      least: 'author',
    })),
  },
  {
    label: 'Visitors',
    items: [],
  },
  {
    label: 'Pictures and PDFs',
    items: [{ path: '/admin/media', name: 'Media library', least: 'author' }],
  },
  {
    label: 'Pages and settings',
    items: [
      { path: '/admin/pages', name: 'Pages and facts', least: 'author' },
      { path: '/admin/settings', name: 'Site settings', least: 'editor' },
      { path: '/admin/alert', name: 'Alert', least: 'editor' },
    ],
  },
  {
    label: 'Maintenance',
    items: [
      { path: '/admin/facts', name: 'Facts to verify', least: 'author' },
      { path: '/admin/broken-links', name: 'Broken links', least: 'editor' },
      { path: '/admin/trash', name: 'Trash', least: 'author' },
      { path: '/admin/activity', name: 'Activity', least: 'author' },
      { path: '/admin/staff', name: 'Staff', least: 'administrator' },
    ],
  },
]

export const menuGroups = (abilities: readonly StaffAbility[]): MenuGroup[] =>
  ownGroups.map(({ label, items }) => ({
    label,
    items: [
      ...items,
      ...abilities.flatMap(({ menu }) => (menu?.group === label ? [menu.item] : [])),
    ],
  }))
