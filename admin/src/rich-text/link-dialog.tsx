import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { Editor } from '@tiptap/react'
import { useState, type FormEvent } from 'react'

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

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog is inside the entry's form only in React's tree.
    event.stopPropagation()
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
    <Dialog open onClose={onClose} aria-labelledby="link-title" fullWidth maxWidth="xs">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="link-title">{isVideo ? 'Video' : 'Link'}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            <TextField
              label={isVideo ? 'Address of the video' : 'Address'}
              helperText={
                problem ||
                (isVideo
                  ? 'On YouTube, Facebook or Vimeo.'
                  : 'Another site, or a page of this one.')
              }
              error={problem !== ''}
              value={address}
              onChange={(event) => setAddress(event.target.value)}
            />
            {needsWords && (
              <TextField
                label="Link text"
                helperText={
                  isVideo
                    ? 'Such as: Watch the robotics finals'
                    : 'Describe where the link goes; avoid “click here”.'
                }
                value={words}
                onChange={(event) => setWords(event.target.value)}
              />
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          {current && !isVideo && <Button onClick={remove}>Remove the link</Button>}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            Insert
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
