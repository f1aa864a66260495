import MenuIcon from '@mui/icons-material/Menu'
import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Toolbar from '@mui/material/Toolbar'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { AccountMenu } from '../account/account-menu.tsx'
import { ConnectionBanner } from '../api/connection-banner.tsx'
import { RefreshButton } from './refresh-button.tsx'
import { StaffMenu } from './staff-menu.tsx'

const menuWidth = 232

/** Bar, menu and page; on a phone the menu opens from the bar. */
export function StaffLayout() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      <Link
        href="#page"
        sx={{
          position: 'absolute',
          left: -9999,
          zIndex: 2000,
          p: 1,
          bgcolor: '#fff',
          '&:focus': { left: 8, top: 8 },
        }}
      >
        Skip to the page
      </Link>
      <AppBar
        position="fixed"
        color="secondary"
        sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}
      >
        <Toolbar variant="dense" sx={{ gap: 1 }}>
          <IconButton
            color="inherit"
            edge="start"
            aria-label="Open menu"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
            sx={{ display: { md: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
          <Box component="img" src="/images/logo-white.svg" alt="" sx={{ height: 30, width: 30 }} />
          <Box component="span" sx={{ flexGrow: 1, fontWeight: 600, whiteSpace: 'nowrap' }}>
            DYCI staff
          </Box>
          <RefreshButton />
          <Link
            href="/"
            target="_blank"
            rel="noopener"
            color="inherit"
            sx={{ display: { xs: 'none', sm: 'inline' } }}
          >
            See the site
          </Link>
          <AccountMenu />
        </Toolbar>
      </AppBar>
      <Drawer
        variant="permanent"
        sx={{ display: { xs: 'none', md: 'block' }, width: menuWidth, flexShrink: 0 }}
        slotProps={{ paper: { sx: { width: menuWidth, bgcolor: 'background.default' } } }}
      >
        <Toolbar variant="dense" />
        <StaffMenu />
      </Drawer>
      <Drawer
        open={isOpen}
        sx={{ zIndex: 'modal' }}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { sx: { width: menuWidth }, role: 'dialog', 'aria-label': 'Menu' } }}
      >
        <StaffMenu onChoose={() => setOpen(false)} />
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Toolbar variant="dense" />
        <ConnectionBanner />
        <Box
          component="main"
          id="page"
          tabIndex={-1}
          sx={{ p: { xs: 1.5, sm: 3 }, outline: 'none', maxWidth: 1600 }}
        >
          <Outlet />
        </Box>
      </Box>
    </Box>
  )
}
