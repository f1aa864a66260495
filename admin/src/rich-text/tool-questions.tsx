import type { Editor } from '@tiptap/react'
import { lazy, Suspense, useState } from 'react'
import type { ToolQuestion } from './text-tools.tsx'
import { insertFiles, linkedText } from './text-files.tsx'
import { AddressDialog } from '../find/address-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { isVideoAddress, wholeAddress } from '../find/link-address.ts'
import { mediaIdOf } from '../media/media-file.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { goToCaption, removePicture } from './figure.ts'

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

/** The dialog of the question that a tool asks. */
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
const maxSearchLength = 60

/** Makes a link of the selected words, or of the title of what is chosen. */
function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { from, to } = editor.state.selection
  const current = editor.getAttributes('link').href as string | undefined
  const selected = editor.state.doc.textBetween(from, to, ' ').trim()
  const [start] = useState(current ?? (selected.length > maxSearchLength ? '' : selected))
  const [words, setWords] = useState('')
  const needsWords = from === to && !current

  const insert = (href: string, title: string | null) => {
    const chain = editor.chain().focus()
    if (needsWords) chain.insertContent(linkedText(title ?? (words.trim() || href), href)).run()
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
    const link = linkedText(words.trim() || 'Watch the video', href)
    editor
      .chain()
      .focus()
      .insertContent({ type: 'paragraph', content: [link] })
      .run()
    onClose()
  }
  return (
    <FormDialog title="Video" button="Insert" onSubmit={submit} onClose={onClose}>
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
    </FormDialog>
  )
}

interface PictureDialogProps {
  editor: Editor
  /** asks which part of the picture this text shows */
  onCrop: () => void
  onClose: () => void
}

/** Changes the description of the selected picture in this text, leads to its caption, or removes it. */
function PictureDialog({ editor, onCrop, onClose }: PictureDialogProps) {
  const [alt, setAlt] = useState(() => String(editor.getAttributes('image').alt ?? ''))
  const [isDecorative, setDecorative] = useState(alt === '')
  const [isTried, setTried] = useState(false)
  const lacksDescription = alt.trim() === '' && !isDecorative

  const describe = () => {
    setTried(true)
    if (lacksDescription) return false
    editor
      .chain()
      .focus()
      .updateAttributes('image', { alt: isDecorative ? '' : alt.trim() })
      .run()
    return true
  }
  const isOfLibrary = mediaIdOf(String(editor.getAttributes('image').src ?? '')) !== null
  const remove = () => {
    removePicture(editor)
    onClose()
  }
  const writeCaption = () => {
    onClose()
    // The dialog gives the focus back first.
    requestAnimationFrame(() => goToCaption(editor))
  }
  return (
    <FormDialog
      title="Picture"
      size="medium"
      button="Save"
      onSubmit={() => describe() && onClose()}
      onClose={onClose}
      actions={
        <>
          <Button look="plainDanger" onClick={remove}>
            Remove from the text
          </Button>
          <Button onClick={writeCaption}>Caption</Button>
          {isOfLibrary && <Button onClick={() => describe() && onCrop()}>Crop …</Button>}
        </>
      }
    >
      <TextField
        label="What it shows"
        help="Screen readers read this aloud. Do not name learners."
        problem={isTried && lacksDescription && 'Describe the picture, or check the box.'}
        disabled={isDecorative}
        value={alt}
        onChange={setAlt}
      />
      <Checkbox
        label="Decoration only: no description needed"
        isChecked={isDecorative}
        onChange={setDecorative}
      />
    </FormDialog>
  )
}
