import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef, useState } from 'react'
import { hasRole } from '../../../school/staff/accounts/staff.ts'
import { useSession } from '../session/session-provider.tsx'
import { ConsentFields } from './consent-fields.tsx'
import { givenOf, isSeenWith, noAnswer } from './learners-answer.ts'
import type { Upload, Uploads } from './use-uploads.ts'

/** Asks of each picture that is about to be uploaded whether it shows learners. */
export function AskLearners({ uploads }: { uploads: Uploads }) {
  const asking = uploads.uploads.filter(({ state }) => state === 'asking')
  return asking.length === 0 ? null : <Questions uploads={uploads} asking={asking} />
}

function Questions({ uploads, asking }: { uploads: Uploads; asking: readonly Upload[] }) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  /** the pictures with learners whose consent is being entered */
  const [withLearners, setWithLearners] = useState<readonly number[]>([])
  const { user } = useSession()
  const mayConsent = user !== null && hasRole(user, 'editor')
  const entered = asking.filter(({ key }) => withLearners.includes(key))
  const keys = asking.map(({ key }) => key)

  // The pictures may have been chosen far below, by Replace.
  useEffect(() => heading.current?.focus(), [])

  const sayYes = (some: readonly number[]) =>
    mayConsent ? setWithLearners(some) : uploads.answer(some, { showsLearners: 'yes' })
  const buttons = (some: readonly number[], name: string) => (
    <>
      <Button
        variant="outlined"
        aria-label={`No learners in ${name}`}
        onClick={() => uploads.answer(some, { showsLearners: 'no' })}
      >
        No learners
      </Button>
      <Button variant="outlined" aria-label={`Learners in ${name}`} onClick={() => sayYes(some)}>
        Learners
      </Button>
    </>
  )
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2, mt: 1 }}>
      <Typography variant="h2" id={id} ref={heading} tabIndex={-1}>
        {asking.length === 1 ? 'Does it show learners?' : 'Do they show learners?'}
      </Typography>
      <Typography sx={{ mb: 1 }}>
        {mayConsent
          ? 'A picture with learners is seen only with a consent on record.'
          : 'A picture with learners is hidden until an editor has recorded the consent.'}
      </Typography>
      {entered.length > 0 ? (
        <EnterConsent
          entered={entered}
          onAnswer={(given) => {
            uploads.answer(withLearners, given)
            setWithLearners([])
          }}
          onBack={() => setWithLearners([])}
        />
      ) : (
        <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {asking.length > 1 && (
            <Row name={`All ${asking.length} pictures`} isStrong>
              {buttons(keys, `all ${asking.length} pictures`)}
              <Button color="inherit" onClick={() => keys.forEach(uploads.dismiss)}>
                Cancel all
              </Button>
            </Row>
          )}
          {asking.map(({ key, name }) => (
            <Row key={key} name={name}>
              {buttons([key], name)}
              <Button
                color="inherit"
                aria-label={`Cancel ${name}`}
                onClick={() => uploads.dismiss(key)}
              >
                Cancel
              </Button>
            </Row>
          ))}
        </Stack>
      )}
    </Paper>
  )
}

function Row({
  name,
  isStrong = false,
  children,
}: {
  name: string
  isStrong?: boolean
  children: React.ReactNode
}) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 44 }}
    >
      <Box
        component="span"
        sx={{
          flex: { xs: '1 1 100%', sm: '1 1 10rem' },
          overflowWrap: 'anywhere',
          fontWeight: isStrong ? 600 : 400,
        }}
      >
        {name}
      </Box>
      {children}
    </Box>
  )
}

function EnterConsent({
  entered,
  onAnswer,
  onBack,
}: {
  entered: readonly Upload[]
  onAnswer: (given: ReturnType<typeof givenOf>) => void
  onBack: () => void
}) {
  const [draft, setDraft] = useState({ ...noAnswer, showsLearners: 'yes' as const })
  const [isTried, setTried] = useState(false)
  const problems: Record<string, string | false> = {
    'consent.reference': draft.reference.trim() === '' && 'Say where the signed consent is kept.',
    'consent.until': draft.until === '' && 'Choose the last day.',
    'consent.uses': draft.uses.length === 0 && 'Choose what the consent allows.',
  }
  const isComplete = isSeenWith(draft) && Object.values(problems).every((problem) => !problem)
  const names = entered.map(({ name }) => name).join(', ')
  return (
    <Box role="group" aria-label={`Consent for ${names}`}>
      <Typography sx={{ fontWeight: 600, mb: 2, overflowWrap: 'anywhere' }}>{names}</Typography>
      <ConsentFields
        value={draft}
        onChange={(value) => setDraft({ ...value, showsLearners: 'yes' })}
        problemAt={(field) => (isTried && problems[field]) || undefined}
      />
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 2, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          onClick={() => (isComplete ? onAnswer(givenOf(draft)) : setTried(true))}
        >
          Upload with this consent
        </Button>
        <Button variant="outlined" onClick={() => onAnswer({ showsLearners: 'yes' })}>
          Upload it hidden, without consent
        </Button>
        <Button color="inherit" onClick={onBack}>
          Back
        </Button>
      </Stack>
    </Box>
  )
}
