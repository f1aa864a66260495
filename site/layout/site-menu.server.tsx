import { renderToStaticMarkup } from 'react-dom/server'
import type { MenuPage } from '../../school/content/reference/read-menu-pages.server.ts'
import type { MenuLabels } from '../../school/kinds/site-settings.ts'
import type { Translate } from '../languages/translate.ts'
import { contentLanguage } from '../languages/content-language.ts'
import { addressIn, pageAddress } from '../page-address.ts'
import { ChevronIcon, CloseIcon } from '../ui/icons.tsx'
import { LanguageMarkedText } from '../ui/unbroken-text.tsx'
import { LanguageLinks, LanguageOffers } from './language-links.server.tsx'
import { learnWithUs, menuTitle, moreItems, whoWeAre, type MenuItem } from './menu.ts'
import { menuId } from './menu-script.ts'
import * as styles from './site-menu.module.css'
import * as iconButtonStyles from '../ui/icon-button.module.css'

interface MenuProps {
  t: Translate
  /** titles that staff gave items and sublinks */
  labels: MenuLabels
  /** the pages that staff added */
  added: readonly MenuPage[]
}

interface SiteMenuProps extends MenuProps {
  /** path of the page on view, with its query; `null` for a preview, which has no other language */
  path: string | null
}

/** Cache of the menu's HTML, by changed labels, then by language. */
const drawn = new WeakMap<MenuLabels, Map<string, string>>()

/**
 * The left drawer (spec 2), at the end of each document; the browser and menu-script.ts close it.
 * Its HTML is drawn once, without the links to other languages, and is not part of React in the
 * browser.
 */
export function SiteMenu({ t, labels, added, path }: SiteMenuProps) {
  const byLanguage = drawn.get(labels) ?? new Map<string, string>()
  drawn.set(labels, byLanguage)
  const html =
    byLanguage.get(t.language) ??
    renderToStaticMarkup(<Drawer t={t} labels={labels} added={added} />)
  byLanguage.set(t.language, html)
  const languages =
    path === null ? '' : renderToStaticMarkup(<LanguageLinks own={t.language} path={path} />)
  return (
    <>
      <nav
        id={menuId}
        popover="auto"
        className={styles.root}
        aria-label={t('server.siteMenu')}
        dangerouslySetInnerHTML={{ __html: html + languages }}
      />
      {path !== null && <LanguageOffers own={t.language} path={path} />}
    </>
  )
}

const Drawer = ({ t, labels, added }: MenuProps) => (
  <>
    <div className={styles.head}>
      <p className={styles.title}>{t('server.menu')}</p>
      <button
        type="button"
        className={iconButtonStyles.root}
        popoverTarget={menuId}
        popoverTargetAction="hide"
        aria-label={t('server.closeMenu')}
      >
        <CloseIcon />
      </button>
    </div>
    <QuickTasks t={t} />
    <ul className={styles.learn}>
      <MenuEntry t={t} item={learnWithUs} labels={labels} added={added} />
    </ul>
    <div className={styles.about}>
      <h2 className={styles.heading}>{t('common.whoWeAre')}</h2>
      <ul>
        {whoWeAre.map((item) => (
          <MenuEntry key={item.to} t={t} item={item} labels={labels} added={added} />
        ))}
      </ul>
    </div>
    <ul className={styles.more}>
      {moreItems.map((item) => (
        <MenuEntry key={item.to} t={t} item={item} labels={labels} added={added} />
      ))}
      <li>
        <a href={pageAddress(t.language, '/join-our-team')} className={styles.item}>
          {t('home.joinTeam')}
        </a>
      </li>
    </ul>
  </>
)

/** Links to the most common tasks of visitors, above the list of the specification. */
const quickTasks = [
  ['server.search', '/search'],
  ['common.admissions', '/admissions'],
  ['server.fees', '/admissions#fees'],
  ['server.eventsCalendar', '/events'],
  ['server.contact', '/contact-us'],
  ['status.title', '/status'],
  ['server.isNoticeReal', '/verify'],
] as const

const QuickTasks = ({ t }: Pick<MenuProps, 't'>) => (
  <nav className={styles.tasks} aria-label={t('server.quickTasks')}>
    {quickTasks.map(([label, path]) => (
      <a key={path} href={addressIn(t.language, path)}>
        {t(label)}
      </a>
    ))}
  </nav>
)

/**
 * A menu item; with sublinks, an accordion. The browser keeps one accordion open at a time.
 */
function MenuEntry({ t, item, labels, added }: MenuProps & { item: MenuItem }) {
  const label = menuTitle(t, item.to, labels) ?? ''
  if (item.links.length === 0) {
    return (
      <li>
        <a href={addressIn(t.language, item.to)} className={styles.item}>
          <LanguageMarkedText text={label} />
        </a>
      </li>
    )
  }
  return (
    <li>
      <details name="site-menu">
        <summary className={styles.item}>
          <LanguageMarkedText text={label} />
          <ChevronIcon />
        </summary>
        <ul className={styles.links}>
          {item.links.map((link) => (
            <li key={link.segment}>
              <a href={addressIn(t.language, link.to)}>
                <LanguageMarkedText text={menuTitle(t, link.to, labels) ?? ''} />
              </a>
            </li>
          ))}
          {added
            .filter(({ section }) => section === item.to)
            .map((page) => (
              <li key={page.to} lang={contentLanguage(t, page)}>
                <a href={addressIn(t.language, page.to)}>
                  <LanguageMarkedText text={page.title} />
                </a>
              </li>
            ))}
          <li>
            <a href={addressIn(t.language, item.to)} className={styles.index}>
              {t('server.allOf', { item: label })}
            </a>
          </li>
        </ul>
      </details>
    </li>
  )
}
