import type { Editor } from '@tiptap/react'
import { lazy, Suspense, useState } from 'react'
import { PictureDialog } from './picture-dialog.tsx'
import type { ToolQuestion } from './text-tools.tsx'
import { insertFiles } from './use-text-files.ts'
import { AddressDialog } from '../find/address-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { isVideoAddress, wholeAddress } from '../find/link-address.ts'

const MediaPicker = lazy(() =>
  import('../media/media-picker.tsx').then((part) => ({ default: part.MediaPicker })),
)

const TextCropDialog = lazy(() =>
  import('./text-crop-dialog.tsx').then((part) => ({ default: part.TextCropDialog })),
)

interface ToolQuestionsProps {
  editor: Editor
  question: ToolQuestion | null
  /** goes on to another question */
  onAsk: (question: ToolQuestion) => void
  /** sends files to the library and puts them into the text */
  onFiles: (files: readonly File[]) => void
  onClose: () => void
}

/** The dialog of the tool that asks something. */
export function ToolQuestions({ editor, question, onAsk, onFiles, onClose }: ToolQuestionsProps) {
  switch (question) {
    case 'link':
      return <LinkDialog editor={editor} onClose={onClose} />
    case 'video':
      return <VideoDialog editor={editor} onClose={onClose} />
    case 'picture':
      return <PictureDialog editor={editor} onCrop={() => onAsk('crop')} onClose={onClose} />
    case 'crop':
      return (
        <Suspense>
          <TextCropDialog editor={editor} onClose={onClose} />
        </Suspense>
      )
    case 'choose picture':
    case 'choose PDF':
      return (
        <Suspense>
          <MediaPicker
            kind={question === 'choose PDF' ? 'pdf' : 'image'}
            onChoose={(file) => insertFiles(editor, [file])}
            onFiles={onFiles}
            onClose={onClose}
          />
        </Suspense>
      )
    case null:
      break
  }
  return null
}

/** Selected words of at most this length are searched for at once, in characters. */
const longestSearch = 60

/** Makes a link of the selected words, or of the title of what is chosen. */
function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { from, to } = editor.state.selection
  const current = editor.getAttributes('link').href as string | undefined
  const selected = editor.state.doc.textBetween(from, to, ' ').trim()
  const [start] = useState(current ?? (selected.length > longestSearch ? '' : selected))
  const [words, setWords] = useState('')
  const needsWords = from === to && !current

  const insert = (href: string, title: string | null) => {
    const text = title ?? (words.trim() || href)
    const link = { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }
    const chain = editor.chain().focus()
    if (needsWords) chain.insertContent(link).run()
    else chain.extendMarkRange('link').setLink({ href }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    <AddressDialog
      title="Link"
      start={start}
      current={current}
      button="Insert"
      actions={current && <Button onClick={remove}>Remove the link</Button>}
      belowAddress={
        needsWords && (
          <TextField
            label="Link text"
            help="Describe where the link goes; avoid “click here”."
            value={words}
            onChange={setWords}
          />
        )
      }
      onChoose={insert}
      onClose={onClose}
    />
  )
}

/** Adds a paragraph with a link to a video, which visitors see as a player that loads on a press. */
function VideoDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
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
