import { useQuery } from '@tanstack/react-query'
import { EyeOff, FileText } from 'lucide-react'
import { useState } from 'react'
import { formatBytes } from '../../../school/base/formats.ts'
import { keptVersions } from '../../../school/content/media/media.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { ConfirmDialog } from '../layout/confirm-dialog.tsx'
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
  /** Saves a version under a name that says which it is: browsers open it from there. */
  const downloadVersion = async ({ version, number }: MediaVersion) => {
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
        {data.data.map((each) => (
          <li key={each.version} className={styles.root}>
            <span className={styles.picture}>
              <Picture version={each} isPdf={file.kind === 'pdf'} />
            </span>
            <div className={layout.grow}>
              <div className={layout.row}>
                <strong>Version {each.number}</strong>
                {each.isCurrent && <Chip tone="success">Current</Chip>}
                {each.isEdit && <Chip>Cropped or turned</Chip>}
              </div>
              <p className={layout.muted}>
                {formatMoment(each.madeAt)} by {each.madeBy}
                <br />
                {file.kind === 'image' && `${each.width} × ${each.height}, `}
                {formatBytes(each.bytes)}
              </p>
              {!each.isCurrent && <FieldNote help={each.hidden ?? undefined} />}
            </div>
            {!each.isCurrent && (
              <div className={layout.row}>
                {file.kind === 'pdf' && (
                  <Button
                    look="outlined"
                    aria-label={`Look at version ${each.number}`}
                    disabled={isBusy || isDownloading || file.refusal.replace !== null}
                    onClick={() => void downloadVersion(each)}
                  >
                    Look at it
                  </Button>
                )}
                <Button
                  look="outlined"
                  aria-label={`Restore version ${each.number}`}
                  disabled={isBusy || file.refusal.replace !== null}
                  onClick={() => void restore(each.version)}
                >
                  Restore
                </Button>
                <Button
                  look="plainDanger"
                  aria-label={`Delete version ${each.number}`}
                  disabled={isBusy || file.refusal.delete !== null}
                  onClick={() => setToDelete(each)}
                >
                  Delete
                </Button>
              </div>
            )}
          </li>
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

function Picture({ version, isPdf }: { version: MediaVersion; isPdf: boolean }) {
  const { picture, hidden } = version
  if (isPdf) return <FileText aria-hidden="true" />
  if (picture === null) return hidden && <EyeOff role="img" aria-label="This version is hidden" />
  return <img src={picture} alt="" />
}
