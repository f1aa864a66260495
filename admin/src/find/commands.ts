import { labeledKinds } from '../../../school/kinds/kind-labels.ts'
import { referenceKinds } from '../../../school/kinds/reference-kinds.ts'
import { wordsOf } from '../../../school/content/search/words.ts'
import { readingRefusal } from '../../../school/staff/accounts/permissions.ts'
import { hasRole } from '../../../school/staff/accounts/roles.ts'
import type { Command, CommandUser, StaffAbility } from '../staff-ability.ts'
import { entryPath } from '../entries/kind-pages.ts'
import { menuGroups } from '../layout/menu-groups.ts'
import { referencePath } from '../reference/reference-paths.ts'

/** Lists what a person can begin. */
export const actionsOf = (user: CommandUser, abilities: readonly StaffAbility[]): Command[] => [
  ...labeledKinds
    .filter(({ right }) => right === null)
    .map((kind) => ({
      name: `New ${kind.labels.one}`,
      path: entryPath(kind, 'create'),
      words: `add write ${kind.labels.many}`,
    })),
  ...abilities.flatMap(({ actionsOf: actions }) => actions?.(user) ?? []),
]

/** Lists the staff pages that a person may open. */
export const screensOf = (user: CommandUser, abilities: readonly StaffAbility[]): Command[] => [
  ...menuGroups(abilities)
    .flatMap(({ items }) => items)
    .filter(({ least }) => hasRole(user, least))
    .map(({ to, text, words }) => ({
      name: text,
      path: to,
      words: words ?? otherWords[text] ?? '',
    })),
  { name: 'My account', path: '/admin/account', words: 'password two-factor sign in devices' },
  ...referenceScreensOf(user),
]

/** The pages of reference content that the person may read; two of them have screens of their own. */
const referenceScreensOf = (user: CommandUser): Command[] =>
  referenceKinds
    .filter(({ key }) => key !== 'site-settings' && key !== 'alert')
    .filter((kind) => readingRefusal(user, kind) === null)
    .map(({ key, label, group }) => ({ name: label, path: referencePath(key), label: group }))

/** Other words that people use for a page, by its name. */
const otherWords: Record<string, string> = {
  Trash: 'deleted removed restore bin',
  Activity: 'log who did what audit',
  'Media library': 'pictures photographs photos files upload PDF',
  'Site settings': 'social media address phone logo',
  Staff: 'people invite accounts roles',
}

/** Chooses the commands with all of the typed words; those with the words in their name first. */
export function matchingCommands(commands: readonly Command[], typed: string): Command[] {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return []
  const hasAll = (text: string) => {
    const words = wordsOf(text)
    return wanted.every((prefix) => words.some((word) => word.startsWith(prefix)))
  }
  return commands
    .filter(({ name, words = '' }) => hasAll(`${name} ${words}`))
    .toSorted((one, other) => Number(hasAll(other.name)) - Number(hasAll(one.name)))
}
