import { CircleUser } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useLoadedDialog } from '../layout/use-loaded-dialog.ts'
import { useShortcutsKey } from '../shortcuts/shortcuts.ts'
import { useSession } from '../session/session-provider.tsx'
import { Menu } from '../ui/menu.tsx'
import * as styles from './account-menu.module.css'

const loadShortcuts = async () =>
  (await import('../shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog

/** The menu of the signed-in person; `?` opens the list of shortcuts too. */
export function AccountMenu() {
  const { user, signOut } = useSession()
  const navigate = useNavigate()
  const { Dialog: Shortcuts, open: showShortcuts, close } = useLoadedDialog(loadShortcuts)
  useShortcutsKey(showShortcuts)
  return (
    <>
      <Menu
        look="inherit"
        button={
          <>
            <CircleUser aria-hidden />
            <span className={styles.name}>{user?.name ?? 'My account'}</span>
          </>
        }
        choices={[
          { text: 'My account', run: () => void navigate('/admin/account') },
          { text: 'Keyboard shortcuts', run: () => void showShortcuts() },
          { text: 'Sign out', run: () => void signOut() },
        ]}
      />
      {Shortcuts && <Shortcuts onClose={close} />}
    </>
  )
}
