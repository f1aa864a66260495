import { useId } from 'react'
import { NavLink } from 'react-router'
import { hasRole, type Role } from '../../../school/staff/accounts/roles.ts'
import { useSession } from '../session/session-provider.tsx'
import { useAbilities } from '../staff-ability.ts'
import { menuGroups } from './menu-groups.ts'
import * as styles from './staff-menu.module.css'

/** The staff menu, limited to what the person's role allows. */
export function StaffMenu({ onChoose }: { onChoose?: () => void }) {
  const { user } = useSession()
  const id = useId()
  const mayOpen = (least: Role) => user !== null && hasRole(user, least)
  return (
    <nav aria-label="Staff pages" className={styles.root}>
      {menuGroups(useAbilities())
        .map((group) => ({ ...group, items: group.items.filter(({ least }) => mayOpen(least)) }))
        .filter(({ items }) => items.length > 0)
        .map(({ label, items }) => (
          <div key={label}>
            <p className={styles.group} id={`${id}-${label.replaceAll(' ', '-')}`}>
              {label}
            </p>
            <ul className={styles.list} aria-labelledby={`${id}-${label.replaceAll(' ', '-')}`}>
              {items.map(({ path, name }) => (
                <li key={path}>
                  <NavLink
                    to={path}
                    className={styles.item ?? ''}
                    {...(onChoose && { onClick: onChoose })}
                  >
                    {name}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </nav>
  )
}
