import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAccount } from '../account/account.ts'
import { useSession } from '../session/session-provider.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Finder } from '../ui/finder.tsx'
import { useAbilities, type Command } from '../staff-ability.ts'
import { actionsOf, matchingCommands, screensOf } from './commands.ts'
import { keyOf, pathOf } from './find.ts'
import { focusOpenedPage } from './focus-opened-page.ts'
import { groupsOf } from './found-groups.tsx'
import { NamedLine } from './found-line.tsx'
import * as styles from './palette.module.css'
import { readRecent } from './recent-list.ts'
import { sayFound, useFind } from './use-find.ts'

/** Finds everything by its words, and does what has a name: pages, commands, texts, files. */
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

  const may = {
    id: user.id,
    role: user.role,
    sections: account?.sections ?? [],
    classStatus: account?.classStatus ?? false,
  }
  const isStart = typed.trim() === ''
  const begun = actionsOf(may, abilities)
  const actions = isStart ? begun : matchingCommands(begun, typed)
  const screens = matchingCommands(screensOf(may, abilities), typed)
  const opened = isStart ? recent.filter(({ path }) => path !== pathname) : []
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
    <Dialog
      title="Find"
      size="medium"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <div className={styles.root}>
        <Finder
          label="Words of a text, page, file, setting or command"
          value={typed}
          onChange={setTyped}
          groups={all}
          isPending={finding.isPending && !hasOwn}
          status={
            isStart
              ? 'Type to find it. The arrow keys choose, and Enter opens.'
              : sayFound(typed, count, finding)
          }
          onChoose={(id) => {
            const found = finding.results.find((each) => keyOf(each) === id)
            void open(found ? pathOf(found) : id)
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
