import type { MenuLabels } from '../../school/kinds/site-settings.ts'
import { addressIn } from '../page-address.ts'
import { useMessages } from '../languages/use-messages.ts'
import { ChevronIcon, CloseIcon } from '../ui/icons.tsx'
import { learnWithUs, menuTitle, moreItems, whoWeAre, type MenuItem } from './menu.ts'
import { menuId } from './menu-script.ts'
import { usePageSettings } from './page-settings.ts'
import * as styles from './site-menu.module.css'
import * as iconButtonStyles from '../ui/icon-button.module.css'

/**
 * The left drawer (spec 2). The browser closes it on a click outside and on Escape; menu-script.ts
 * closes it on navigation.
 */
export function SiteMenu() {
  const labels = usePageSettings()?.menuLabels ?? starterLabels
  const t = useMessages()
  return (
    <nav id={menuId} popover="auto" className={styles.root} aria-label={t('common.site')}>
      <div className={styles.head}>
        <p className={styles.title}>{t('common.menu')}</p>
        <button
          type="button"
          className={iconButtonStyles.root}
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={t('common.closeMenu')}
        >
          <CloseIcon />
        </button>
      </div>
      <QuickTasks />
      <ul>
        <MenuEntry item={learnWithUs} labels={labels} />
      </ul>
      <h2 className={styles.heading}>{t('common.whoWeAre')}</h2>
      <ul>
        {whoWeAre.map((item) => (
          <MenuEntry key={item.to} item={item} labels={labels} />
        ))}
      </ul>
      <ul className={styles.more}>
        {moreItems.map((item) => (
          <MenuEntry key={item.to} item={item} labels={labels} />
        ))}
      </ul>
    </nav>
  )
}

/** What most visitors come for, above the list of the specification. */
const quickTasks = [
  ['common.search', '/search'],
  ['common.admissions', '/admissions'],
  ['common.fees', '/admissions#fees'],
  ['common.calendar', '/events'],
  ['common.contact', '/contact-us'],
] as const

function QuickTasks() {
  const t = useMessages()
  return (
    <nav className={styles.tasks} aria-label={t('common.quickTasks')}>
      {quickTasks.map(([label, path]) => (
        <a key={path} href={addressIn(t.language, path)}>
          {t(label)}
        </a>
      ))}
    </nav>
  )
}

/** Used when the settings could not be loaded. */
const starterLabels: MenuLabels = {}

/**
 * One menu item; with sublinks it is an accordion, of which the browser keeps one open at a time.
 */
function MenuEntry({ item, labels }: { item: MenuItem; labels: MenuLabels }) {
  const t = useMessages()
  const label = menuTitle(t, item.to, labels)
  if (item.links.length === 0) {
    return (
      <li>
        <a href={addressIn(t.language, item.to)} className={styles.item}>
          {label}
        </a>
      </li>
    )
  }
  return (
    <li>
      <details name="site-menu">
        <summary className={styles.item}>
          {label}
          <ChevronIcon />
        </summary>
        <ul className={styles.links}>
          {item.links.map((link) => (
            <li key={link.segment}>
              <a href={addressIn(t.language, link.to)}>{menuTitle(t, link.to, labels)}</a>
            </li>
          ))}
          <li>
            <a href={addressIn(t.language, item.to)} className={styles.index}>
              {t('common.allOf', { item: label ?? '' })}
            </a>
          </li>
        </ul>
      </details>
    </li>
  )
}
