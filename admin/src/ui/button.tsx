import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Spinner } from './progress.tsx'
import * as styles from './button.module.css'

/**
 * `plain` has no edge, `inherit` has the color of its surroundings, `danger` destroys something,
 * `plainDanger` asks first, and `icon` holds a single icon.
 */
export type ButtonLook =
  'plain' | 'outlined' | 'primary' | 'danger' | 'plainDanger' | 'inherit' | 'icon'

/** The class of a button, for elements of libraries. */
export const buttonClass = (look: ButtonLook) => styles[look]

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  look?: ButtonLook
  icon?: ReactNode
  /** the action is under way: shows a spinner, and takes no press */
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
    <button {...rest} type={type} disabled={isBusy || disabled} className={styles[look]}>
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  )
}

/** A link to another staff page that looks like a button. */
export const ButtonLink = ({ look = 'plain', ...rest }: LinkProps & { look?: ButtonLook }) => (
  <Link {...rest} className={styles[look]} />
)

/** A link to a page of the site or a file that looks like a button. */
export const ButtonAnchor = ({
  look = 'plain',
  children,
  ...rest
}: ComponentProps<'a'> & { look?: ButtonLook }) => (
  <a {...rest} className={styles[look]}>
    {children}
  </a>
)

/** A button of a single icon, at least 44 px wide and high. @param label its action in words */
export const IconButton = ({ label, ...rest }: ComponentProps<'button'> & { label: string }) => (
  <Button {...rest} look="icon" aria-label={label} title={label} />
)

/** A link of a single icon, at least 44 px wide and high. */
export const IconLink = ({ label, ...rest }: LinkProps & { label: string }) => (
  <ButtonLink {...rest} look="icon" aria-label={label} title={label} />
)
