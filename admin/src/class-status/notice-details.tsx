import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { FieldPath } from '../forms/form-data.ts'
import { writeWords, type NoticeDraft } from './notice.ts'

interface NoticeDetailsProps {
  notice: NoticeDraft
  onChange: (path: FieldPath, value: unknown) => void
}

const languages = [
  { key: 'en', name: 'English' },
  { key: 'fil', name: 'Filipino' },
] as const

/** What is rarely needed: another day, several days, the next check and own words. */
export function NoticeDetails({ notice, onChange }: NoticeDetailsProps) {
  const [isOpen, setOpen] = useState(false)
  const hasOwnWords = notice.ownHeadline !== null && notice.ownMessage !== null
  const dayField = (field: 'day' | 'lastDay', label: string, helperText: string) => (
    <TextField
      label={label}
      type="date"
      value={notice[field] ?? ''}
      helperText={helperText}
      onChange={(event) => onChange([field], event.target.value || (field === 'day' ? '' : null))}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
  // Own words are there again after a look at the ready-made ones.
  const [typed, setTyped] = useState<ReturnType<typeof writeWords> | null>(null)
  const setOwnWords = (isOwn: boolean) => {
    const { headline, message } = (isOwn && typed) || writeWords(notice)
    if (!isOwn) setTyped({ headline, message })
    onChange(['ownHeadline'], isOwn ? headline : null)
    onChange(['ownMessage'], isOwn ? message : null)
  }
  return (
    <Box sx={{ mb: 2 }}>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ minHeight: 44 }}>
        Other day, next check, own words
      </Button>
      {isOpen && (
        <Stack spacing={2} sx={{ mt: 2 }}>
          {dayField('day', 'Day', 'The notice ends by itself after this day.')}
          {dayField('lastDay', 'Extended until', 'Empty: for one day.')}
          <TextField
            label="Next check"
            type="datetime-local"
            value={notice.nextCheck ?? ''}
            helperText="When the school looks again, in Philippine time. May stay empty."
            onChange={(event) => onChange(['nextCheck'], event.target.value.slice(0, 16) || null)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <Button variant="outlined" onClick={() => setOwnWords(!hasOwnWords)}>
            {hasOwnWords ? 'Use the ready-made words' : 'Write own words'}
          </Button>
          {hasOwnWords &&
            languages.map(({ key, name }) => (
              <Stack key={key} spacing={2}>
                <TextField
                  label={`Headline in ${name}`}
                  value={notice.ownHeadline?.[key] ?? ''}
                  onChange={(event) => onChange(['ownHeadline', key], event.target.value)}
                />
                <TextField
                  label={`Text in ${name}`}
                  multiline
                  minRows={2}
                  value={notice.ownMessage?.[key] ?? ''}
                  onChange={(event) => onChange(['ownMessage', key], event.target.value)}
                />
              </Stack>
            ))}
        </Stack>
      )}
    </Box>
  )
}
