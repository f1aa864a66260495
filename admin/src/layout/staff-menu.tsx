import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import { Link, useLocation } from 'react-router'
import { hasRole, type Role } from '../../../school/accounts/staff.ts'
import { useSession } from '../session/session-provider.tsx'
import { menuGroups } from './menu-groups.ts'

/** Whether a page of the menu is the one on view, or one below it. */
const isAt = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`)

/** Where staff can go, by what their role lets them do. */
export function StaffMenu({ onChoose }: { onChoose?: () => void }) {
  const { user } = useSession()
  const { pathname } = useLocation()
  const mayOpen = (least: Role) => user !== null && hasRole(user, least)
  return (
    <nav aria-label="Staff pages">
      {menuGroups
        .map((group) => ({ ...group, items: group.items.filter(({ least }) => mayOpen(least)) }))
        .filter(({ items }) => items.length > 0)
        .map(({ label, items }) => (
          <List
            key={label}
            dense
            aria-label={label}
            subheader={
              <ListSubheader component="div" sx={{ lineHeight: 2.5, bgcolor: 'transparent' }}>
                {label}
              </ListSubheader>
            }
          >
            {items.map(({ to, text }) => (
              <ListItem key={to} disablePadding>
                <ListItemButton
                  component={Link}
                  to={to}
                  selected={isAt(pathname, to)}
                  aria-current={isAt(pathname, to) ? 'page' : undefined}
                  {...(onChoose && { onClick: onChoose })}
                >
                  <ListItemText primary={text} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        ))}
    </nav>
  )
}
