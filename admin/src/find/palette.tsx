import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAccount } from '../account/account.ts'
import { useSession } from '../session/session-provider.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Finder } from '../ui/finder.tsx'
import {
  useAbilities,
  type Command,
  type CommandUser,
  type StaffAbility,
} from '../staff-ability.ts'
import { groupsOf, keyOfResult, NamedLine, pathOfResult } from './search-result.tsx'
import { isDialogOpen } from '../shortcuts/shortcuts.ts'
import * as styles from './find-dialogs.module.css'
import { readRecent } from './recent.ts'
import { describeFinding, useFind } from './use-find.ts'
import { labeledKinds } from '../../../school/kinds/kind-labels.ts'
import { referenceKinds } from '../../../school/kinds/reference-kinds.ts'
import { wordsOf } from '../../../school/content/search/words.ts'
import { readingRefusal } from '../../../school/staff/accounts/permissions.ts'
import { hasRole } from '../../../school/staff/accounts/roles.ts'
import { entryPath } from '../entries/kind-pages.ts'
import { menuGroups } from '../layout/menu-groups.ts'
import { referencePath } from '../reference/reference-paths.ts'

/** The dialog that finds pages, commands, texts and files by their words. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { user } = useSession()
  const account = useAccount().data
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const abilities = useAbilities()
  const [typed, setTyped] = useState('')
  const finding = useFind(typed)
  const [recent] = useState(() => (user ? readRecent(user.id) : []))
  if (!user) return null

  const rights = account ?? { ...user, sections: [], classStatus: false }
  const isEmpty = typed.trim() === ''
  const allActions = actionsOf(rights, abilities)
  const actions = isEmpty ? allActions : matchingCommands(allActions, typed)
  const screens = matchingCommands(screensOf(rights, abilities), typed)
  const opened = isEmpty ? recent.filter(({ path }) => path !== pathname) : []
  const groups = [
    { label: 'Opened last', lines: opened.map(({ title, ...rest }) => ({ name: title, ...rest })) },
    { label: 'Do', lines: actions },
    { label: 'Go to', lines: screens },
  ].map(({ label, lines }) => ({ label, options: lines.map(toOption) }))
  const hasOwn = groups.some(({ options }) => options.length > 0)
  const all = [...groups, ...groupsOf(finding.results)]
  const count = all.reduce((sum, { options }) => sum + options.length, 0)

  const open = async (path: string) => {
    onClose()
    await navigate(path)
    focusOpenedPage()
  }
  return (
    <Dialog title="Find" size="medium" onClose={onClose}>
      <div className={styles.everything}>
        <Finder
          label="Words of a text, page, file, setting or command"
          value={typed}
          onChange={setTyped}
          groups={all}
          isPending={finding.isPending && !hasOwn}
          status={
            isEmpty
              ? 'Type to find it. The arrow keys choose, and Enter opens.'
              : describeFinding(typed, count, finding)
          }
          onChoose={(id) => {
            const found = finding.results.find((each) => keyOfResult(each) === id)
            void open(found ? pathOfResult(found) : id)
          }}
        />
      </div>
    </Dialog>
  )
}

const toOption = ({ name, path, label }: Pick<Command, 'name' | 'path' | 'label'>) => ({
  id: path,
  content: <NamedLine name={name} label={label} />,
})

/**
 * Moves the focus to the page that was opened from a dialog, so that a screen reader starts there, until
 * its `PageTitle` takes the focus. A field or a dialog that has the focus keeps it.
 */
function focusOpenedPage(): void {
  const page = document.querySelector<HTMLElement>('#page')
  if (page?.contains(document.activeElement) || isDialogOpen()) return
  page?.focus({ preventScroll: true })
}

const actionsOf = (user: CommandUser, abilities: readonly StaffAbility[]): Command[] => [
  ...labeledKinds
    .filter(({ right }) => right === null)
    .map((kind) => ({
      name: `New ${kind.labels.one}`,
      path: entryPath(kind, 'create'),
      words: `add write ${kind.labels.many}`,
    })),
  ...abilities.flatMap(({ actionsOf: actions }) => actions?.(user) ?? []),
]

const screensOf = (user: CommandUser, abilities: readonly StaffAbility[]): Command[] => [
  ...menuGroups(abilities)
    .flatMap(({ items }) => items)
    .filter(({ minimumRole }) => hasRole(user, minimumRole))
    .map((item) => ({ ...item, words: item.words ?? otherWords[item.name] ?? '' })),
  {
    name: 'Drafts of all kinds',
    path: '/admin/documents',
    words: 'waiting for review scheduled ending',
  },
  { name: 'My account', path: '/admin/account', words: 'password two-factor sign in devices' },
  // Site settings and alert have screens of their own.
  ...referenceKinds
    .filter(({ key }) => key !== 'site-settings' && key !== 'alert')
    .filter((kind) => readingRefusal(user, kind) === null)
    .map(({ key, label, group }) => ({ name: label, path: referencePath(key), label: group })),
]

/** Other words that people use for a page, by its name. */
const otherWords: Partial<Record<string, string>> = {
  Trash: 'deleted removed restore bin',
  Activity: 'log who did what audit',
  'Media library': 'pictures photographs photos files upload PDF',
  'Site settings': 'social media address phone logo',
  Staff: 'people invite accounts roles',
}

/** Chooses the commands with all of the typed words; matches by name come first. */
function matchingCommands(commands: readonly Command[], typed: string): Command[] {
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
