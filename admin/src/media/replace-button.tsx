import { useRef } from 'react'
import { Button } from '../ui/button.tsx'
import type { MediaFile } from './media-file.ts'
import { acceptOf } from './upload-area.tsx'
import type { Uploads } from './use-uploads.ts'

interface ReplaceButtonProps {
  file: MediaFile
  uploads: Uploads
  /** id of the text that says why the file cannot be replaced */
  describedBy: string
}

/** Replaces a file; its address and all its uses stay. */
export function ReplaceButton({ file, uploads, describedBy }: ReplaceButtonProps) {
  const isRefused = file.refusal.replace !== null
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        aria-label={`Replace ${file.name}`}
        aria-describedby={isRefused ? describedBy : undefined}
        disabled={isRefused}
        onClick={() => chooser.current?.click()}
      >
        Replace
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={`File that replaces ${file.name}`}
        accept={acceptOf(file.kind)}
        onChange={({ currentTarget }) => {
          uploads.add([...(currentTarget.files ?? [])], file.id)
          currentTarget.value = ''
        }}
      />
    </>
  )
}
