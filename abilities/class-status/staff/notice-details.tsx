import { useState } from 'react'
import { longestOwnText } from '../../../school/kinds/class-notice-problems.ts'
import { TextArea, TextField } from '../../../admin/src/ui/text-field.tsx'
import { Button } from '../../../admin/src/ui/button.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import { fieldProps } from './choices.tsx'
import { writeWords, type NoticePartProps } from './notice.ts'

const languages = [
  { key: 'en', name: 'English' },
  { key: 'fil', name: 'Filipino' },
] as const

/** Shows the rarely needed fields: another day, several days, the next check and own words. */
export function NoticeDetails({ notice, problems, onChange }: NoticePartProps) {
  const [isOpen, setOpen] = useState(false)
  const own = problems.filter(({ field }) =>
    /^(lastDay|nextCheck|ownHeadline|ownMessage)/.test(field),
  )
  if (own.length > 0 && !isOpen) setOpen(true)
  const hasOwnWords = notice.ownHeadline !== null && notice.ownMessage !== null
  const dayField = (field: 'day' | 'lastDay', label: string, help: string) => (
    <TextField
      label={label}
      {...(field === 'lastDay' && fieldProps(own, field))}
      type="date"
      value={notice[field] ?? ''}
      help={help}
      onChange={(value) => onChange([field], value || (field === 'day' ? '' : null))}
      isShort
    />
  )
  // Typed words are kept while the notice has the ready-made words.
  const [keptWords, setKeptWords] = useState<ReturnType<typeof writeWords> | null>(null)
  const setOwnWords = (isOwn: boolean) => {
    const words = writeWords(notice)
    const { headline, message } = isOwn ? (keptWords ?? words) : words
    if (!isOwn) setKeptWords(words)
    onChange(['ownHeadline'], isOwn ? headline : null)
    onChange(['ownMessage'], isOwn ? message : null)
  }
  return (
    <div className={layout.tightStack}>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Other day, next check, own words
      </Button>
      {isOpen && (
        <div className={layout.stack}>
          {dayField('day', 'Day', 'The notice ends by itself after this day.')}
          {dayField('lastDay', 'Extended until', 'Empty: for one day.')}
          <TextField
            label="Next check"
            {...fieldProps(own, 'nextCheck')}
            type="datetime-local"
            value={notice.nextCheck ?? ''}
            help="When the school looks again, in Philippine time. May stay empty."
            onChange={(value) => onChange(['nextCheck'], value.slice(0, 16) || null)}
            isShort
          />
          <Button look="outlined" onClick={() => setOwnWords(!hasOwnWords)}>
            {hasOwnWords ? 'Use the ready-made words' : 'Write own words'}
          </Button>
          {hasOwnWords &&
            languages.map(({ key, name }) => (
              <div className={layout.stack} key={key}>
                <TextField
                  lang={key}
                  label={`Headline in ${name}`}
                  {...fieldProps(own, `ownHeadline.${key}`)}
                  value={notice.ownHeadline?.[key] ?? ''}
                  onChange={(value) => onChange(['ownHeadline', key], value)}
                />
                <TextArea
                  lang={key}
                  label={`Text in ${name}`}
                  {...fieldProps(own, `ownMessage.${key}`)}
                  value={notice.ownMessage?.[key] ?? ''}
                  rows={2}
                  help={`At most ${longestOwnText} characters, so that a picture of the notice carries all of it.`}
                  onChange={(value) => onChange(['ownMessage', key], value)}
                />
              </div>
            ))}
        </div>
      )}
    </div>
  )
}
