import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { keyOf, titleOf } from '../find/find.ts'
import { groupsOf } from '../find/found-groups.tsx'
import { NamedLine } from '../find/found-line.tsx'
import { sayFound, useFind } from '../find/use-find.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Finder } from '../ui/finder.tsx'
import { TextField } from '../ui/text-field.tsx'
import { isAddress, wholeAddress } from './link-address.ts'
import * as styles from './link-dialog.module.css'

/** Identifies the typed address among the results. */
const typedId = 'typed'

/** Selected words of at most this length are searched for at once, in characters. */
const longestSearch = 60

/**
 * Makes a link of the selected words, or of the title of what is chosen: a page, news, an event or a
 * file, found by its words, or an address that is typed or pasted.
 */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { from, to } = editor.state.selection
  const current = editor.getAttributes('link').href as string | undefined
  const selected = editor.state.doc.textBetween(from, to, ' ').trim()
  const [start] = useState(current ?? (selected.length > longestSearch ? '' : selected))
  const [typed, setTyped] = useState(start)
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState('')
  const needsWords = from === to && !current
  const href = wholeAddress(typed)
  const isTyped = isAddress(href)
  const isElsewhere = isTyped && !href.startsWith('/')
  const searched = isElsewhere || typed === current ? '' : typed
  const finding = useFind(searched, 'addresses')

  const insert = (address: string, title: string) => {
    const link = { type: 'text', text: title, marks: [{ type: 'link', attrs: { href: address } }] }
    const chain = editor.chain().focus()
    if (needsWords) chain.insertContent(link).run()
    else chain.extendMarkRange('link').setLink({ href: address }).run()
    onClose()
  }
  const insertTyped = () => {
    if (isTyped) insert(href, words.trim() || href)
    else
      setProblem(
        'Choose from the list, or enter a whole address, such as https://www.deped.gov.ph or /contact-us',
      )
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  const own = {
    label: 'This address',
    options: isTyped ? [{ id: typedId, content: <NamedLine name={href} /> }] : [],
  }
  const found = groupsOf(finding.results)
  return (
    <Dialog
      title="Link"
      size="medium"
      onSubmit={insertTyped}
      onClose={onClose}
      actions={
        <>
          {current && <Button onClick={remove}>Remove the link</Button>}
          <Button onClick={onClose}>Cancel</Button>
          {isTyped && (
            <Button type="submit" look="primary">
              Insert
            </Button>
          )}
        </>
      }
    >
      <div className={styles.root}>
        <Finder
          label="Words of a page, post or file, or an address"
          value={typed}
          onChange={(text) => {
            setTyped(text)
            setProblem('')
          }}
          groups={[own, ...found]}
          isPending={finding.isPending && !isTyped}
          problem={problem}
          status={
            sayFound(searched, finding.results.length, finding) ||
            'Type to find it, or paste an address.'
          }
          onChoose={(id) => {
            const chosen = finding.results.find((each) => keyOf(each) === id)
            if (chosen?.address) insert(chosen.address, titleOf(chosen))
            else insertTyped()
          }}
        />
        {needsWords && isTyped && (
          <TextField
            label="Link text"
            help="Describe where the link goes; avoid “click here”."
            value={words}
            onChange={setWords}
          />
        )}
      </div>
    </Dialog>
  )
}
