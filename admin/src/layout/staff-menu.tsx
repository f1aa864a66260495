import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Link, useLocation } from 'react-router'
import { hasRole, type Role } from '../../../school/staff/accounts/staff.ts'
import { useSession } from '../session/session-provider.tsx'
import { menuGroups } from './menu-groups.ts'

/** Returns whether a menu item's page, or one below it, is open. */
const isAt = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`)

/** The staff menu, limited to what the person's role allows. */
export function StaffMenu({ onChoose }: { onChoose?: () => void }) {
  const { user } = useSession()
  const id = useId()
  const { pathname } = useLocation()
  const mayOpen = (least: Role) => user !== null && hasRole(user, least)
  return (
    <nav aria-label="Staff pages">
      {menuGroups
        .map((group) => ({ ...group, items: group.items.filter(({ least }) => mayOpen(least)) }))
        .filter(({ items }) => items.length > 0)
        .map(({ label, items }) => (
          <Box key={label}>
            <Typography
              variant="body2"
              component="p"
              id={`${id}-${label.replaceAll(' ', '-')}`}
              sx={{ px: 2, pt: 1.25, color: 'text.secondary', fontSize: '0.8rem' }}
            >
              {label}
            </Typography>
            <List dense disablePadding aria-labelledby={`${id}-${label.replaceAll(' ', '-')}`}>
              {items.map(({ to, text }) => (
                <ListItem key={to} disablePadding>
                  <ListItemButton
                    component={Link}
                    to={to}
                    selected={isAt(pathname, to)}
                    aria-current={isAt(pathname, to) ? 'page' : undefined}
                    {...(onChoose && { onClick: onChoose })}
                  >
                    <ListItemText primary={text} sx={{ my: { xs: 0.75, md: 0 } }} />
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </Box>
        ))}
    </nav>
  )
}
