import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { isVideoAddress, wholeAddress } from '../find/link-address.ts'

/** Adds a paragraph with a link to a video, which visitors see as a player that loads on a press. */
export function VideoDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [address, setAddress] = useState('')
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState('')
  const submit = () => {
    const href = wholeAddress(address)
    if (!isVideoAddress(href))
      return setProblem('Paste the address of a video on YouTube, Facebook or Vimeo.')
    const text = words.trim() || 'Watch the video'
    const link = { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }
    editor
      .chain()
      .focus()
      .insertContent({ type: 'paragraph', content: [link] })
      .run()
    onClose()
  }
  return (
    <Dialog
      title="Video"
      onSubmit={submit}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary">
            Insert
          </Button>
        </>
      }
    >
      <TextField
        label="Address of the video"
        help="On YouTube, Facebook or Vimeo."
        problem={problem}
        value={address}
        onChange={setAddress}
      />
      <TextField
        label="Link text"
        help="Such as: Watch the robotics finals"
        value={words}
        onChange={setWords}
      />
    </Dialog>
  )
}
