import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatBytes, formatShortDate } from '../../../school/base/formats.ts'
import { useCall } from '../api/use-call.ts'
import { formatMoment } from '../layout/times.ts'
import { notify } from '../notifications/notify.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import * as layout from '../ui/layout.module.css'
import { TextField } from '../ui/text-field.tsx'
import { CropDialog } from './crop-dialog.tsx'
import { DescriptionFields } from './description-fields.tsx'
import {
  commandMedia,
  lacksDescription,
  openedFile,
  refreshMedia,
  type MediaFile,
} from './media-file.ts'
import { FileUses } from './file-uses.tsx'
import { VersionList } from './version-list.tsx'
import { consentUseNames } from '../../../school/content/media/learners.ts'

interface MediaDialogProps {
  file: MediaFile
  /** label of the save button: for the library, or for the place that the file was chosen for */
  button?: string
  onSaved?: (file: MediaFile) => void
  /** opens another dialog about the file, in the library */
  onOpen?: (dialog: 'delete' | 'learners' | 'withdraw') => void
  /** the file can be deleted, cropped and withdrawn, and former versions restored */
  mayReplace?: boolean
  onClose: () => void
}

const missingAlt = 'Describe what the picture shows, or mark it as decorative.'

/** One file: preview, description and uses. */
export function MediaDialog(props: MediaDialogProps) {
  const { file, button = 'Save', onSaved, onOpen, mayReplace = false, onClose } = props
  const { name, alt, decorative, focalX, focalY, tags } = file
  const [description, setDescription] = useState({ name, alt, decorative, focalX, focalY, tags })
  const [isTried, setTried] = useState(false)
  const [isCropping, setCropping] = useState(false)
  const isUndescribed = lacksDescription({ ...file, ...description, alt: description.alt.trim() })
  const { run, isBusy, message, problemAt } = useCall()
  const { data } = useQuery(openedFile(file.id))
  const shown = data ?? file
  const { refusal } = shown
  const [version, setVersion] = useState(file.version)
  if (shown.version !== version) {
    // Another version has another focal point; the other typed values stay.
    setVersion(shown.version)
    setDescription({ ...description, focalX: shown.focalX, focalY: shown.focalY })
  }

  const save = async () => {
    setTried(true)
    if (isUndescribed) return
    const saved = await run(() => commandMedia(file.id, { action: 'describe', ...description }))
    if (!saved) return
    await refreshMedia()
    onSaved?.(saved)
    onClose()
  }
  return (
    <FormDialog
      title={file.name}
      size="medium"
      button={button}
      isBusy={isBusy}
      problem={message}
      isDisabled={refusal.describe !== null}
      onSubmit={() => void save()}
      onClose={onClose}
      actions={
        mayReplace &&
        onOpen && (
          <span className={layout.apart}>
            <Button
              look="plainDanger"
              disabled={refusal.delete !== null}
              onClick={() => onOpen('delete')}
            >
              Delete
            </Button>
          </span>
        )
      }
    >
      {refusal.describe !== null && <Alert tone="info">{refusal.describe}</Alert>}
      <DescriptionFields
        file={shown}
        isDisabled={refusal.describe !== null}
        value={description}
        onChange={setDescription}
        problemAt={(field) =>
          field === 'alt' && isTried && isUndescribed ? missingAlt : problemAt(field)
        }
      />
      <p className={layout.muted}>
        {formatBytes(shown.bytes)}, added {formatMoment(file.createdAt)} by {file.createdBy}.{' '}
        {shown.hidden === null && (
          <a href={file.address} target="_blank" rel="noopener">
            {file.kind === 'pdf' ? 'Download it' : 'See it whole'}
          </a>
        )}
      </p>
      {shown.hidden === null && (
        <div className={layout.row}>
          <CopyLink address={file.address} />
          {mayReplace && file.kind === 'image' && (
            <Button
              look="outlined"
              disabled={refusal.replace !== null}
              onClick={() => setCropping(true)}
            >
              Crop and turn …
            </Button>
          )}
        </div>
      )}
      <LearnersNote file={shown} onOpen={onOpen} mayWithdraw={mayReplace} />
      {data && <FileUses usedIn={data.usedIn} />}
      {mayReplace && <VersionList file={shown} />}
      {isCropping && <CropDialog file={shown} onClose={() => setCropping(false)} />}
    </FormDialog>
  )
}

/** Copies the address of a file, which stays when the file is replaced. */
function CopyLink({ address }: { address: string }) {
  const [isShown, setShown] = useState(false)
  const { href } = new URL(address, window.location.origin)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(href)
      notify('The link is copied. It stays when the file is replaced.')
    } catch {
      // Some browsers do not let a page write to the clipboard: the person copies the link then.
      setShown(true)
    }
  }
  return isShown ? (
    <TextField label="Link" readOnly value={href} onFocus={({ target }) => target.select()} />
  ) : (
    <div>
      <Button look="outlined" onClick={() => void copy()}>
        Copy link
      </Button>
    </div>
  )
}

interface LearnersNoteProps {
  file: MediaFile
  /** opens the dialog that changes the answer or the consent, or withdraws the consent */
  onOpen: ((dialog: 'learners' | 'withdraw') => void) | undefined
  mayWithdraw: boolean
}

const answers = {
  yes: 'It shows learners.',
  no: 'It shows no learners.',
  unanswered: 'It is not answered yet whether it shows learners.',
}

/** Shows the answer about learners in a picture, and the consent. */
function LearnersNote({ file, onOpen, mayWithdraw }: LearnersNoteProps) {
  const { showsLearners, hidden, consent, refusal } = file
  if (showsLearners === null) return null
  const mayChange = (showsLearners === 'yes' ? refusal.consent : refusal.describe) === null
  return (
    <section aria-labelledby="learners-note" className={layout.tightStack}>
      <h3 id="learners-note">Learners</h3>
      {hidden ? <Alert tone="warning">{hidden}</Alert> : <p>{answers[showsLearners]}</p>}
      {consent && (
        <p>
          Consent: {consent.reference}.{' '}
          {consent.endedAt === null
            ? `Valid until ${formatShortDate(consent.until, 'en')}.`
            : `Ended ${formatMoment(consent.endedAt)}.`}{' '}
          It allows: {consent.uses.map((use) => consentUseNames[use]).join('; ')}.
        </p>
      )}
      <div className={layout.row}>
        {onOpen && mayChange && (
          <Button look="outlined" onClick={() => onOpen('learners')}>
            {changeLabel(file)}
          </Button>
        )}
        {onOpen && mayWithdraw && showsLearners === 'yes' && !hidden && (
          <Button look="plainDanger" onClick={() => onOpen('withdraw')}>
            Withdraw the consent …
          </Button>
        )}
      </div>
    </section>
  )
}

/** The label of the button that changes the answer about learners. */
function changeLabel({ showsLearners, hidden, consent }: MediaFile): string {
  if (showsLearners === 'unanswered') return 'Answer …'
  const lacksConsent = showsLearners === 'yes' && (hidden !== null || !consent)
  return lacksConsent ? 'Record a consent …' : 'Change …'
}
