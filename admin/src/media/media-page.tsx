import { useCallback, useState } from 'react'
import { hasRole } from '../../../school/staff/accounts/staff.ts'
import { PageTitle } from '../layout/page-title.tsx'
import { useSession } from '../session/session-provider.tsx'
import { DeleteMediaDialog } from './delete-media-dialog.tsx'
import { FileActions } from './file-actions.tsx'
import { MediaBrowser } from './media-browser.tsx'
import { MediaDialog } from './media-dialog.tsx'
import type { MediaFile } from './media-file.ts'
import { MediaTile } from './media-tile.tsx'
import { UploadArea } from './upload-area.tsx'
import { useUploads } from './use-uploads.ts'

type Open = { file: MediaFile; dialog: 'details' | 'delete' } | null

/** The media library: pictures and PDFs of the site. */
export function MediaPage() {
  const { user } = useSession()
  const mayReplace = user !== null && hasRole(user, 'editor')
  const [open, setOpen] = useState<Open>(null)
  const close = useCallback(() => setOpen(null), [])
  const uploads = useUploads(useCallback(() => {}, []))
  return (
    <>
      <PageTitle title="Media library" />
      <UploadArea uploads={uploads} kind={null} />
      <MediaBrowser
        kind={null}
        renderTile={(file) => (
          <MediaTile
            key={file.id}
            file={file}
            verb="Open"
            onPress={() => setOpen({ file, dialog: 'details' })}
          >
            {mayReplace && (
              <FileActions
                file={file}
                uploads={uploads}
                onDelete={() => setOpen({ file, dialog: 'delete' })}
              />
            )}
          </MediaTile>
        )}
      />
      {open?.dialog === 'details' && (
        <MediaDialog
          key={open.file.id}
          file={open.file}
          onDelete={mayReplace ? () => setOpen({ file: open.file, dialog: 'delete' }) : undefined}
          onClose={close}
        />
      )}
      {open?.dialog === 'delete' && <DeleteMediaDialog file={open.file} onClose={close} />}
    </>
  )
}
