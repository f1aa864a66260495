import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { isShortcutsKeyOn, switchShortcutsKey } from './shortcuts.ts'
import * as styles from './shortcuts-dialog.module.css'

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)
const command = isApple ? '⌘' : 'Ctrl'

const groups: readonly { name: string; shortcuts: readonly [keys: string[], does: string][] }[] = [
  {
    name: 'Everywhere',
    shortcuts: [
      [[command, 'K'], 'Find anything'],
      [['?'], 'Show this list, outside text fields'],
    ],
  },
  {
    name: 'While you edit a post, a page or settings',
    shortcuts: [
      [[command, 'S'], 'Save the draft'],
      [[command, 'Enter'], 'Publish …, or Save and show'],
    ],
  },
  {
    name: 'In a text',
    shortcuts: [
      [[command, 'B'], 'Bold'],
      [[command, 'I'], 'Italic'],
      [[command, 'K'], 'Link of the selected words'],
      [[command, 'Z'], 'Undo'],
      [[command, 'Shift', 'Z'], 'Redo'],
    ],
  },
]

/** Lists the keyboard shortcuts, and switches the key `?`. */
export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    title="Keyboard shortcuts"
    onClose={onClose}
    actions={
      <Button look="primary" onClick={onClose}>
        Close
      </Button>
    }
  >
    {groups.map(({ name, shortcuts }) => (
      <section key={name}>
        <h3>{name}</h3>
        <dl className={styles.list}>
          {shortcuts.map(([keys, does]) => (
            <div key={does} className={styles.shortcut}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key} className={styles.key}>
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
    <KeySwitch />
  </Dialog>
)

function KeySwitch() {
  const [isOn, setOn] = useState(isShortcutsKeyOn)
  return (
    <Checkbox
      isSwitch
      label="Show this list when I press ?"
      help="Switch this off if you control this computer by voice or press keys by accident. The list stays under your name."
      isChecked={isOn}
      onChange={(next) => {
        switchShortcutsKey(next)
        setOn(next)
      }}
    />
  )
}
