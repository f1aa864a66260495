import { Menu as MenuIcon, RotateCw } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { Outlet, useNavigation } from 'react-router'
import { AccountMenu } from '../account/account-menu.tsx'
import { useConnectionLost } from '../api/connection.ts'
import { replacedTexts } from '../extensions/replaced-texts.ts'
import { FindButton } from '../find/find-button.tsx'
import { StaffMenu } from './staff-menu.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { MenuPanel } from '../ui/dialog.tsx'
import * as styles from './staff-layout.module.css'
import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { queries } from '../api/queries.ts'
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
        <ConnectionNote />
        <ExtensionNote />
        <main id="page" tabIndex={-1} className={styles.page}>
          <Outlet />
        </main>
      </div>
    </div>
  )
}

/** Reads the page's data again; shows a spinner while anything loads. */
function RefreshButton() {
  const isLoading = [useIsFetching() > 0, useIsMutating() > 0, useNavigation().state !== 'idle']
  return (
    <IconButton label="Refresh" onClick={() => void queries.invalidateQueries()}>
      {isLoading.includes(true) ? <Spinner /> : <RotateCw aria-hidden />}
    </IconButton>
  )
}

/** Says that the site cannot be reached, and what happens to typed text. */
function ConnectionNote() {
  const isLost = useConnectionLost()
  return (
    <div role="status">
      {isLost && (
        <Alert tone="warning" role="note">
          The connection is lost. Go on writing: everything is kept on this device and sent as soon
          as the connection is back.
        </Alert>
      )}
    </div>
  )
}

/** Says that a browser extension changes the words of the staff pages, and what to do. */
function ExtensionNote() {
  const isReplaced = useSyncExternalStore(replacedTexts.subscribe, replacedTexts.read)
  const reload = (
    <Button look="outlined" onClick={() => location.reload()}>
      Load the page again
    </Button>
  )
  return (
    <div role="status">
      {isReplaced && (
        <Alert tone="warning" role="note" action={reload}>
          A browser extension, such as a translator, is changing the words of this page, so some may
          be wrong. You can go on: what you type is kept and can be saved. To see the right words,
          switch the extension off for this site and load the page again.
        </Alert>
      )}
    </div>
  )
}
