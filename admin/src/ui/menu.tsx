import type { ReactNode } from 'react'
import {
  Button as AriaButton,
  Menu as AriaMenu,
  MenuItem,
  MenuTrigger,
  Popover,
} from 'react-aria-components'
import { buttonClass, type ButtonLook } from './button.tsx'
import * as styles from './menu.module.css'

/** Line of a menu: runs something, or opens an address in a new tab. */
export type MenuChoice = { text: string; isDangerous?: boolean } & (
  { run: () => void; href?: undefined } | { href: string; run?: undefined }
)

interface MenuProps {
  button: ReactNode
  /** names the button, where its words are not enough */
  label?: string
  look?: ButtonLook
  choices: readonly MenuChoice[]
}

/** A button that opens a menu. */
export function Menu({ button, label, look = 'plain', choices }: MenuProps) {
  return (
    <MenuTrigger>
      <AriaButton className={buttonClass(look) ?? ''} {...(label && { 'aria-label': label })}>
        {button}
      </AriaButton>
      <Popover className={styles.popover ?? ''} placement="bottom end">
        <AriaMenu className={styles.menu ?? ''}>
          {choices.map(({ text, isDangerous, run, href }) => (
            <MenuItem
              key={text}
              className={(isDangerous ? styles.danger : styles.item) ?? ''}
              {...(href === undefined
                ? { onAction: run }
                : { href, target: '_blank', rel: 'noopener' })}
            >
              {text}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
