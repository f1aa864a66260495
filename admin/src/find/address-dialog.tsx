import { useState, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Finder } from '../ui/finder.tsx'
import { groupsOf, keyOfResult, NamedLine, titleOfResult } from './search-result.tsx'
import { isAddress, wholeAddress } from './link-address.ts'
import { describeFinding, useFind } from './use-find.ts'
import * as styles from './find-dialogs.module.css'

/** Identifies the typed address among the results. */
const typedId = 'typed'

interface AddressDialogProps {
  title: string
  /** text of the field when the dialog opens */
  start: string
  /** the present address; it is not searched for */
  current: string | undefined
  button: string
  actions?: ReactNode
  belowAddress?: ReactNode
  /** @param title of the page, post or file; `null` for a typed address */
  onChoose: (address: string, title: string | null) => void
  onClose: () => void
}

/**
 * Finds a page, post or file by its words, or takes an address that is typed or pasted. All links on the
 * staff pages are chosen in this dialog.
 */
export function AddressDialog({
  title,
  start,
  current,
  button,
  actions,
  belowAddress,
  onChoose,
  onClose,
}: AddressDialogProps) {
  const [typed, setTyped] = useState(start)
  const [problem, setProblem] = useState('')
  const href = wholeAddress(typed)
  const isTyped = isAddress(href)
  const isElsewhere = isTyped && !href.startsWith('/')
  const searched = isElsewhere || typed === current ? '' : typed
  const finding = useFind(searched, 'addresses')
  const chooseTyped = () => {
    if (isTyped) onChoose(href, null)
    else
      setProblem(
        'Choose from the list, or enter a whole address, such as https://www.deped.gov.ph or /contact-us',
      )
  }
  const typedGroup = {
    label: 'This address',
    options: isTyped ? [{ id: typedId, content: <NamedLine name={href} /> }] : [],
  }
  return (
    <Dialog
      title={title}
      size="medium"
      onSubmit={chooseTyped}
      onClose={onClose}
      actions={
        <>
          {actions}
          <Button onClick={onClose}>Cancel</Button>
          {isTyped && (
            <Button type="submit" look="primary">
              {button}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.addresses}>
        <Finder
          label="Words of a page, post or file, or an address"
          value={typed}
          onChange={(text) => {
            setTyped(text)
            setProblem('')
          }}
          groups={[typedGroup, ...groupsOf(finding.results)]}
          isPending={finding.isPending && !isTyped}
          problem={problem}
          status={
            describeFinding(searched, finding.results.length, finding) ||
            'Type to find it, or paste an address.'
          }
          onChoose={(id) => {
            const chosen = finding.results.find((each) => keyOfResult(each) === id)
            if (chosen?.address) onChoose(chosen.address, titleOfResult(chosen))
            else chooseTyped()
          }}
        />
        {isTyped && belowAddress}
      </div>
    </Dialog>
  )
}
