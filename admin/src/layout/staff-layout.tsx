import { Menu as MenuIcon, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Outlet, useNavigation } from 'react-router'
import { AccountMenu } from '../account/account-menu.tsx'
import { ConnectionBanner } from '../api/connection-banner.tsx'
import { ExtensionNote } from '../extensions/extension-note.tsx'
import { FindButton } from '../find/find-button.tsx'
import { StaffMenu } from './staff-menu.tsx'
import { IconButton } from '../ui/button.tsx'
import { MenuPanel } from '../ui/dialog.tsx'
import * as styles from './staff-layout.module.css'
import { useIsFetching, useIsMutating, useQueryClient } from '@tanstack/react-query'
import { Spinner } from '../ui/progress.tsx'

/** Bar, menu and page; on a phone the menu opens from the bar. */
export function StaffLayout() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.root}>
      <a href="#page" className={styles.skip}>
        Skip to the page
      </a>
      <header className={styles.bar}>
        <span className={styles.opener}>
          <IconButton label="Open menu" aria-expanded={isOpen} onClick={() => setOpen(true)}>
            <MenuIcon aria-hidden />
          </IconButton>
        </span>
        <img src="/images/logo-white.svg" alt="" width={30} height={30} />
        <span className={styles.name}>DYCI staff</span>
        <FindButton />
        <RefreshButton />
        <a href="/" target="_blank" rel="noopener" className={styles.site}>
          See the site
        </a>
        <AccountMenu />
      </header>
      <div className={styles.menu}>
        <StaffMenu />
      </div>
      {isOpen && (
        <MenuPanel onClose={() => setOpen(false)}>
          <StaffMenu onChoose={() => setOpen(false)} />
        </MenuPanel>
      )}
      <div className={styles.beside}>
        <ConnectionBanner />
        <ExtensionNote />
        <main id="page" tabIndex={-1} className={styles.page}>
          <Outlet />
        </main>
      </div>
    </div>
  )
}

/** Reads the page's data again; while something loads, shows that in its place. */
function RefreshButton() {
  const queries = useQueryClient()
  const isLoading = [useIsFetching() > 0, useIsMutating() > 0, useNavigation().state !== 'idle']
  return (
    <IconButton label="Refresh" onClick={() => void queries.invalidateQueries()}>
      {isLoading.includes(true) ? <Spinner /> : <RotateCw aria-hidden />}
    </IconButton>
  )
}
