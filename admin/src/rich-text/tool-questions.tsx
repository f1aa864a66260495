import type { Editor } from '@tiptap/react'
import { lazy, Suspense } from 'react'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import type { ToolQuestion } from './text-tools.tsx'
import { insertFiles } from './use-text-files.ts'
import { VideoDialog } from './video-dialog.tsx'

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
