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
    items: [],
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

/** Lists all staff pages, in the groups of the menu. */
export const menuGroups = (abilities: readonly StaffAbility[]): MenuGroup[] =>
  ownGroups.map(({ label, items }) => ({
    label,
    items: [
      ...items,
      ...abilities.flatMap(({ menu }) => (menu?.group === label ? [menu.item] : [])),
    ],
  }))
