import { useQuery } from '@tanstack/react-query'
import { EyeOff, FileText } from 'lucide-react'
import { useState } from 'react'
import { formatBytes } from '../../../school/base/formats.ts'
import { keptVersions } from '../../../school/content/media/media.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { ConfirmDialog } from '../ui/form-dialog.tsx'
import { saveFile } from '../layout/save-file.ts'
import { formatMoment } from '../layout/times.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { FieldNote } from '../ui/field.tsx'
import * as layout from '../ui/layout.module.css'
import type { MediaFile, MediaVersion } from './media-file.ts'
import { useVersions } from './use-versions.ts'
import * as styles from './version-list.module.css'

/** The versions of a file, newest first, once it has more than one; former ones can be restored. */
export function VersionList({ file }: { file: MediaFile }) {
  const [toDelete, setToDelete] = useState<MediaVersion | null>(null)
  const { restore, remove, isBusy } = useVersions(file)
  const { run, isBusy: isDownloading, message } = useCall()
  /** Saves a PDF under a name with the number of its version: browsers open it from there. */
  const downloadPdf = async ({ version, number }: MediaVersion) => {
    const pdf = await run(() =>
      callStaffApi('GET /media/:id/versions/:version/file', {
        params: { id: file.id, version },
        isFile: true,
      }),
    )
    if (pdf) saveFile(pdf, `${file.name} (version ${number}).pdf`, 'application/pdf')
  }
  const { data } = useQuery({
    queryKey: ['media', file.id, 'versions', file.version],
    queryFn: () => callStaffApi('GET /media/:id/versions', { params: { id: file.id } }),
  })
  if (!data || data.data.length < 2) return null
  return (
    <section aria-labelledby="versions" className={layout.tightStack}>
      <h3 id="versions">Versions</h3>
      <p className={layout.muted}>
        The last {keptVersions} before the current one are kept. Visitors see only the current one.
      </p>
      {message && <Alert tone="error">{message}</Alert>}
      <ul className={layout.list}>
        {data.data.map((version) => (
          <VersionItem
            key={version.version}
            file={file}
            version={version}
            isBusy={isBusy || isDownloading}
            onDownload={() => void downloadPdf(version)}
            onRestore={() => void restore(version.version)}
            onDelete={() => setToDelete(version)}
          />
        ))}
      </ul>
      {toDelete && (
        <ConfirmDialog
          title={`Delete version ${toDelete.number}?`}
          text="It cannot be restored. The current version and the other ones stay."
          button="Delete it"
          isDangerous
          onConfirm={() => remove(toDelete.version, toDelete.number)}
          onClose={() => setToDelete(null)}
        />
      )}
    </section>
  )
}

interface VersionItemProps {
  file: MediaFile
  version: MediaVersion
  isBusy: boolean
  onDownload: () => void
  onRestore: () => void
  onDelete: () => void
}

/** One version: picture, facts and, for a former one, buttons. */
function VersionItem(props: VersionItemProps) {
  const { file, version, isBusy, onDownload, onRestore, onDelete } = props
  const { number, isCurrent, isEdit, madeAt, madeBy, width, height, bytes, hidden } = version
  const mayNotReplace = isBusy || file.refusal.replace !== null
  return (
    <li className={styles.root}>
      <span className={`${layout.frame} ${styles.picture}`}>
        <VersionPicture version={version} isPdf={file.kind === 'pdf'} />
      </span>
      <div className={layout.grow}>
        <div className={layout.row}>
          <strong>Version {number}</strong>
          {isCurrent && <Chip tone="success">Current</Chip>}
          {isEdit && <Chip>Cropped or turned</Chip>}
        </div>
        <p className={layout.muted}>
          {formatMoment(madeAt)} by {madeBy}
          <br />
          {file.kind === 'image' && `${width} × ${height}, `}
          {formatBytes(bytes)}
        </p>
        {!isCurrent && <FieldNote help={hidden ?? undefined} />}
      </div>
      {!isCurrent && (
        <div className={layout.row}>
          {file.kind === 'pdf' && (
            <Button
              look="outlined"
              aria-label={`Look at version ${number}`}
              disabled={mayNotReplace}
              onClick={onDownload}
            >
              Look at it
            </Button>
          )}
          <Button
            look="outlined"
            aria-label={`Restore version ${number}`}
            disabled={mayNotReplace}
            onClick={onRestore}
          >
            Restore
          </Button>
          <Button
            look="plainDanger"
            aria-label={`Delete version ${number}`}
            disabled={isBusy || file.refusal.delete !== null}
            onClick={onDelete}
          >
            Delete
          </Button>
        </div>
      )}
    </li>
  )
}

function VersionPicture({ version, isPdf }: { version: MediaVersion; isPdf: boolean }) {
  const { picture, hidden } = version
  if (isPdf) return <FileText aria-hidden="true" />
  if (picture === null) return hidden && <EyeOff role="img" aria-label="This version is hidden" />
  return <img src={picture} alt="" />
}
