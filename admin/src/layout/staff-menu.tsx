import { useId } from 'react'
import { NavLink } from 'react-router'
import { hasRole } from '../../../school/staff/accounts/roles.ts'
import { useSession } from '../session/session-provider.tsx'
import { useAbilities } from '../staff-ability.ts'
import { menuGroups } from './menu-groups.ts'
import * as styles from './staff-menu.module.css'

/** The staff menu, limited to what the person's role allows. */
export function StaffMenu({ onChoose }: { onChoose?: () => void }) {
  const { user } = useSession()
  const abilities = useAbilities()
  const id = useId()
  if (!user) return null
  return (
    <nav aria-label="Staff pages" className={styles.root}>
      {menuGroups(abilities)
        .map(({ label, items }) => ({
          label,
          items: items.filter(({ minimumRole }) => hasRole(user, minimumRole)),
        }))
        .filter(({ items }) => items.length > 0)
        .map(({ label, items }) => (
          <div key={label}>
            <p className={styles.group} id={`${id}-${label.replaceAll(' ', '-')}`}>
              {label}
            </p>
            <ul aria-labelledby={`${id}-${label.replaceAll(' ', '-')}`}>
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
