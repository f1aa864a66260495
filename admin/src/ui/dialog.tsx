import type { FormEvent, ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { Button } from './button.tsx'
import * as styles from './dialog.module.css'

interface OverlayProps {
  backdrop: string | undefined
  panel: string | undefined
  /** names a dialog without a heading of its own */
  label?: string
  /** left out for a dialog that can only be answered */
  onClose?: (() => void) | undefined
  /** a press beside the panel closes it too; only where nothing typed can be lost */
  closesBeside?: boolean
  children: ReactNode
}

/** A modal panel: keeps the focus inside, closes with Escape. */
function Overlay(props: OverlayProps) {
  const { backdrop, panel, label, onClose, closesBeside, children } = props
  return (
    <ModalOverlay
      isOpen
      isDismissable={closesBeside ?? false}
      isKeyboardDismissDisabled={onClose === undefined}
      onOpenChange={(isOpen) => !isOpen && onClose?.()}
      // A press beside the panel leaves the focus in the panel, so that Escape works at once.
      onMouseDown={(event) => event.target === event.currentTarget && event.preventDefault()}
      className={backdrop ?? ''}
    >
      <Modal className={panel ?? ''}>
        <AriaDialog {...(label && { 'aria-label': label })} className={styles.dialog ?? ''}>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

interface DialogProps {
  title: ReactNode
  size?: 'small' | 'medium' | 'large'
  /** the buttons at the end, the main button last; by default a button that closes */
  actions?: ReactNode
  /** makes the dialog a form, which a button of type `submit` among the actions sends */
  onSubmit?: () => void
  /** left out for a dialog that can only be answered */
  onClose?: () => void
  children?: ReactNode
}

/** Title, content and buttons of a dialog. */
const DialogParts = ({ title, actions, onClose, children }: DialogProps) => (
  <>
    <Heading slot="title" level={2} className={styles.title ?? ''}>
      {title}
    </Heading>
    <div className={styles.content}>{children}</div>
    <div className={styles.actions}>{actions ?? <Button onClick={onClose}>Close</Button>}</div>
  </>
)

/**
 * A dialog with its title and buttons always in view. Render it only while it is open.
 *
 * @example {isOpen && <Dialog title="Your rights" onClose={close}>…</Dialog>}
 */
export function Dialog({ size = 'small', onSubmit, onClose, ...parts }: DialogProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // In React's tree, but not on screen, the dialog may be inside another form.
    event.stopPropagation()
    onSubmit?.()
  }
  const content = <DialogParts {...parts} {...(onClose && { onClose })} />
  return (
    <Overlay backdrop={styles.backdrop} panel={styles[size]} onClose={onClose}>
      {onSubmit ? (
        <form className={styles.form} onSubmit={submit} noValidate>
          {content}
        </form>
      ) : (
        content
      )}
    </Overlay>
  )
}

interface SidePanelProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A modal panel at the right edge, as high as the window. Render it only while it is open. */
export const SidePanel = (props: SidePanelProps) => (
  <Overlay backdrop={styles.atSide} panel={styles.side} closesBeside onClose={props.onClose}>
    <DialogParts {...props} />
  </Overlay>
)

/** The menu of the staff pages on a phone. Render it only while it is open. */
export function MenuPanel({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Overlay
      backdrop={styles.atStart}
      panel={styles.menu}
      label="Menu"
      closesBeside
      onClose={onClose}
    >
      {children}
    </Overlay>
  )
}
