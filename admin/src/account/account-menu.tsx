import { CircleUser } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useSession } from '../session/session-provider.tsx'
import { Menu } from '../ui/menu.tsx'
import * as styles from './account-menu.module.css'

/** The menu of the signed-in person: account and sign-out. */
export function AccountMenu() {
  const { user, signOut } = useSession()
  const navigate = useNavigate()
  return (
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
        { text: 'Sign out', run: () => void signOut() },
      ]}
    />
  )
}
