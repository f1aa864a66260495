import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'

interface LinkDialogProps {
  editor: Editor
  isVideo: boolean
  onClose: () => void
}

/**
 * Returns whether a text is a valid link: a page of this site, another site, an e-mail address or a
 * phone number.
 */
const isAddress = (text: string) =>
  /^(https?:\/\/\S+\.\S+|\/(?!\/)\S*|mailto:\S+@\S+|tel:\+?[\d-]+|#\S+)$/i.test(text)
const isVideoAddress = (text: string) =>
  /^https:\/\/((www\.|m\.)?youtube\.com|youtu\.be|(www\.)?facebook\.com|vimeo\.com)\//i.test(text)

/** Makes a link of the selected words, or adds a paragraph with a link to a video. */
export function LinkDialog({ editor, isVideo, onClose }: LinkDialogProps) {
  const { from, to } = editor.state.selection
  const current = editor.getAttributes('link').href as string | undefined
  const [address, setAddress] = useState(isVideo ? '' : (current ?? ''))
  const [words, setWords] = useState(editor.state.doc.textBetween(from, to, ' '))
  const [problem, setProblem] = useState('')
  const needsWords = isVideo || (from === to && !current)

  const submit = () => {
    const href = /^[\w.-]+\.[a-z]{2,}(\/|$)/i.test(address.trim())
      ? `https://${address.trim()}`
      : address.trim()
    if (!isAddress(href))
      return setProblem('Enter a whole address, such as https://www.deped.gov.ph or /contact-us')
    if (isVideo && !isVideoAddress(href))
      return setProblem('Paste the address of a video on YouTube, Facebook or Vimeo.')
    const text = words.trim() || (isVideo ? 'Watch the video' : href)
    const link = { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }
    const chain = editor.chain().focus()
    if (isVideo) chain.insertContent({ type: 'paragraph', content: [link] }).run()
    else if (needsWords) chain.insertContent(link).run()
    else chain.extendMarkRange('link').setLink({ href }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    <Dialog
      title={isVideo ? 'Video' : 'Link'}
      onSubmit={submit}
      onClose={onClose}
      actions={
        <>
          {current && !isVideo && <Button onClick={remove}>Remove the link</Button>}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary">
            Insert
          </Button>
        </>
      }
    >
      <TextField
        label={isVideo ? 'Address of the video' : 'Address'}
        help={isVideo ? 'On YouTube, Facebook or Vimeo.' : 'Another site, or a page of this one.'}
        problem={problem}
        value={address}
        onChange={setAddress}
      />
      {needsWords && (
        <TextField
          label="Link text"
          help={
            isVideo
              ? 'Such as: Watch the robotics finals'
              : 'Describe where the link goes; avoid “click here”.'
          }
          value={words}
          onChange={setWords}
        />
      )}
    </Dialog>
  )
}
