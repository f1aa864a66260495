import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Spinner } from './progress.tsx'
import * as styles from './button.module.css'

/**
 * `plain` has no edge, `inherit` has the color of what is around it, `danger` destroys something,
 * and `plainDanger` asks before it does.
 */
export type ButtonLook = 'plain' | 'outlined' | 'primary' | 'danger' | 'plainDanger' | 'inherit'

const lookClasses: Record<ButtonLook | 'icon', string | undefined> = {
  icon: styles.icon,
  plain: styles.root,
  outlined: styles.outlined,
  primary: styles.primary,
  danger: styles.danger,
  plainDanger: styles.plainDanger,
  inherit: styles.inherit,
}

/** The class of a button, for elements of libraries. */
export const buttonClass = (look: ButtonLook | 'icon') => lookClasses[look]

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  look?: ButtonLook
  /** drawn before the words */
  icon?: ReactNode
  /** its action is under way: it shows a spinner, and takes no press */
  isBusy?: boolean
}

/** A button; it sends a form only with `type="submit"`. */
export function Button({
  look = 'plain',
  icon,
  isBusy = false,
  disabled,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button {...rest} type={type} disabled={isBusy || disabled} className={lookClasses[look]}>
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  )
}

interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  look?: ButtonLook
  icon?: ReactNode
}

/** A link to another staff page that looks like a button. */
export function ButtonLink({ look = 'plain', icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={lookClasses[look]}>
      {icon}
      {children}
    </Link>
  )
}

interface ButtonAnchorProps extends Omit<ComponentProps<'a'>, 'className'> {
  look?: ButtonLook
  icon?: ReactNode
}

/** A link to a page of the site or a file that looks like a button. */
export function ButtonAnchor({ look = 'plain', icon, children, ...rest }: ButtonAnchorProps) {
  return (
    <a {...rest} className={lookClasses[look]}>
      {icon}
      {children}
    </a>
  )
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'aria-label'> {
  /** its action in words: its name, and the text under the pointer */
  label: string
}

/** A button of a single icon, at least 44 px wide and high. */
export function IconButton({ label, type = 'button', children, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} title={label} className={styles.icon}>
      {children}
    </button>
  )
}

/** A link of a single icon, at least 44 px wide and high. */
export function IconLink({
  label,
  children,
  ...rest
}: Omit<LinkProps, 'className' | 'aria-label'> & { label: string }) {
  return (
    <Link {...rest} aria-label={label} title={label} className={styles.icon}>
      {children}
    </Link>
  )
}
