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
      { path: startPath, name: 'Dashboard', minimumRole: 'author' },
      { path: '/admin/calendar', name: 'Calendar', minimumRole: 'author' },
    ],
  },
  {
    label: 'Posts',
    items: labeledKinds.map((kind) => ({
      path: entryListPath(kind),
      name: kind.labels.many,
      minimumRole: 'author',
    })),
  },
  {
    label: 'Visitors',
    items: [],
  },
  {
    label: 'Pictures and PDFs',
    items: [{ path: '/admin/media', name: 'Media library', minimumRole: 'author' }],
  },
  {
    label: 'Pages and settings',
    items: [
      { path: '/admin/pages', name: 'Pages and facts', minimumRole: 'author' },
      { path: '/admin/settings', name: 'Site settings', minimumRole: 'editor' },
      { path: '/admin/alert', name: 'Alert', minimumRole: 'editor' },
    ],
  },
  {
    label: 'Maintenance',
    items: [
      { path: '/admin/facts', name: 'Facts to verify', minimumRole: 'author' },
      { path: '/admin/broken-links', name: 'Broken links', minimumRole: 'editor' },
      { path: '/admin/trash', name: 'Trash', minimumRole: 'author' },
      { path: '/admin/activity', name: 'Activity', minimumRole: 'author' },
      { path: '/admin/staff', name: 'Staff', minimumRole: 'administrator' },
    ],
  },
]

/** Lists the groups of the menu with the pages of abilities, whatever the role of a person. */
export const menuGroups = (abilities: readonly StaffAbility[]): MenuGroup[] =>
  ownGroups.map(({ label, items }) => ({
    label,
    items: [
      ...items,
      ...abilities.flatMap(({ menu }) => (menu?.group === label ? [menu.item] : [])),
    ],
  }))
