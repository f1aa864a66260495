import { formatFullDate, formatShortDate, formatTime } from '../base/formats.ts'
import type { ClassReason, ClassSource, ClassState } from './class-notice-choices.ts'
import { departmentTags, type DepartmentTag } from './department-tags.ts'

/** A text in the languages of the school; Filipino may be missing. */
export interface TextIn {
  en: string
  fil?: string | undefined
}

/** The choices that a notice is written from. A draft may have gaps. */
export interface NoticeChoices {
  state: ClassState
  time: string | null
  levels: readonly DepartmentTag[]
  campuses: readonly string[]
  day: string
  lastDay: string | null
  reason: ClassReason | null
  otherReason: TextIn | null
  source: ClassSource | null
}

const languages = ['en', 'fil'] as const
type NoticeLanguage = (typeof languages)[number]

/** Returns the language in which notices are for readers of a language: English for unknown ones. */
export const noticeLanguage = (language: string): NoticeLanguage =>
  languages.find((known) => known === language) ?? 'en'

/** Words for the parts of a notice. */
const english = {
  levels: {
    pgs: 'Preschool and Grade School',
    jhs: 'Junior High School',
    shs: 'Senior High School',
    college: 'College',
  },
  all: 'all levels',
  and: 'and',
  headline: (state: ClassState, days: string, time: string) =>
    ({
      'no-classes': `No classes on ${days}`,
      remote: `Online or modular classes on ${days}`,
      'early-dismissal': `Classes end at ${time} on ${days}`,
      'late-start': `Classes begin at ${time} on ${days}`,
      'as-usual': `Classes as usual on ${days}`,
    })[state],
  /** joins two days to a range */
  range: (first: string, last: string) => `${first} to ${last}`,
  advice: (state: ClassState, time: string) =>
    ({
      'no-classes': 'Students stay home. Please stay safe.',
      remote: 'Students stay home and follow what their teachers post for online or modular work.',
      'early-dismissal': `Students go home at ${time}. Please fetch younger children on time.`,
      'late-start': `The first class begins at ${time}. Please travel safely.`,
      'as-usual': 'Classes and offices keep their usual hours.',
    })[state],
  reason: (reason: string) => `Reason: ${reason}.`,
  reasons: {
    'signal-1': 'tropical cyclone wind signal 1',
    'signal-2': 'tropical cyclone wind signal 2',
    'signal-3': 'tropical cyclone wind signal 3',
    'signal-4': 'tropical cyclone wind signal 4',
    'signal-5': 'tropical cyclone wind signal 5',
    'rain-yellow': 'yellow rainfall warning',
    'rain-orange': 'orange rainfall warning',
    'rain-red': 'red rainfall warning',
    heat: 'high heat index',
    flood: 'flood',
    earthquake: 'earthquake',
    'power-or-water': 'no power or water',
    'local-holiday': 'local holiday',
  },
  sources: {
    pagasa: 'according to PAGASA',
    deped: 'according to DepEd',
    governor: 'by order of the governor',
    mayor: 'by order of the mayor',
    school: 'decided by the school',
  },
}

const filipino: typeof english = {
  levels: {
    pgs: 'Preschool at Grade School',
    jhs: 'Junior High School',
    shs: 'Senior High School',
    college: 'Kolehiyo',
  },
  all: 'lahat ng antas',
  and: 'at',
  headline: (state, days, time) =>
    ({
      'no-classes': `Walang pasok sa ${days}`,
      remote: `Online o modular ang klase sa ${days}`,
      'early-dismissal': `Hanggang ${time} lang ang klase sa ${days}`,
      'late-start': `${time} ang simula ng klase sa ${days}`,
      'as-usual': `May pasok gaya ng dati sa ${days}`,
    })[state],
  range: (first, last) => `${first} hanggang ${last}`,
  advice: (state, time) =>
    ({
      'no-classes': 'Manatili po muna sa bahay ang mga mag-aaral. Mag-ingat po tayong lahat.',
      remote:
        'Sa bahay po muna mag-aaral ang mga bata. Pakisundan po ang mga gawaing ibibigay ng mga guro.',
      'early-dismissal': `Uuwi po ang mga mag-aaral nang ${time}. Pakisundo po ang mga bata sa tamang oras.`,
      'late-start': `Magsisimula po ang unang klase nang ${time}. Mag-ingat po sa biyahe.`,
      'as-usual': 'Tuloy po ang klase at bukas ang mga opisina sa karaniwang oras.',
    })[state],
  reason: (reason) => `Dahilan: ${reason}.`,
  reasons: {
    'signal-1': 'bagyo, Signal No. 1',
    'signal-2': 'bagyo, Signal No. 2',
    'signal-3': 'bagyo, Signal No. 3',
    'signal-4': 'bagyo, Signal No. 4',
    'signal-5': 'bagyo, Signal No. 5',
    'rain-yellow': 'Yellow Rainfall Warning',
    'rain-orange': 'Orange Rainfall Warning',
    'rain-red': 'Red Rainfall Warning',
    heat: 'matinding init (heat index)',
    flood: 'baha',
    earthquake: 'lindol',
    'power-or-water': 'walang kuryente o tubig',
    'local-holiday': 'local holiday',
  },
  sources: {
    pagasa: 'ayon sa PAGASA',
    deped: 'ayon sa DepEd',
    governor: 'ayon sa utos ng gobernador',
    mayor: 'ayon sa utos ng mayor',
    school: 'pasya ng paaralan',
  },
}

const wordsIn: Record<NoticeLanguage, typeof english> = { en: english, fil: filipino }

const inBoth = (write: (language: NoticeLanguage) => string): TextIn => ({
  en: write('en'),
  fil: write('fil'),
})

/** Names levels: 'all levels', or 'Senior High School and College'. */
export function nameLevels(levels: readonly DepartmentTag[], language: NoticeLanguage): string {
  const { all, and, levels: names } = wordsIn[language]
  if (departmentTags.every((tag) => levels.includes(tag))) return all
  const named = departmentTags.filter((tag) => levels.includes(tag)).map((tag) => names[tag])
  return named.length < 2
    ? named.join('')
    : `${named.slice(0, -1).join(', ')} ${and} ${named.at(-1)}`
}

const timeOf = ({ time }: NoticeChoices, language: NoticeLanguage) =>
  time === null || !/^\d\d:\d\d$/.test(time) ? '' : formatTime(time, language)

function daysOf({ day, lastDay }: NoticeChoices, language: NoticeLanguage): string {
  if (!day) return ''
  return lastDay && lastDay !== day
    ? wordsIn[language].range(formatShortDate(day, language), formatShortDate(lastDay, language))
    : formatFullDate(day, language)
}

/** Writes the headline: 'No classes on Monday, November 23, 2026: all levels'. */
export const writeHeadline = (notice: NoticeChoices): TextIn =>
  inBoth((language) => {
    if (!notice.state) return ''
    const { headline } = wordsIn[language]
    const words = headline(notice.state, daysOf(notice, language), timeOf(notice, language))
    const campuses = notice.campuses.length > 0 ? ` (${notice.campuses.join(', ')})` : ''
    return `${words}: ${nameLevels(notice.levels, language)}${campuses}`
  })

/**
 * Writes a headline that says everything by itself: own words, then state, days, levels and campuses.
 * Ready-made words have these already.
 */
export function writeFullHeadline(
  notice: NoticeChoices & { headline: TextIn; ownHeadline: TextIn | null },
): TextIn {
  const { headline, ownHeadline } = notice
  if (ownHeadline === null) return headline
  const about = writeHeadline(notice)
  return inBoth((language) => `${headline[language] ?? headline.en} – ${about[language] ?? ''}`)
}

/** Writes the text below the headline: what to do, and why. */
export const writeMessage = (notice: NoticeChoices): TextIn =>
  inBoth((language) => {
    if (!notice.state) return ''
    const why = writeReason(notice, language)
    const advice = wordsIn[language].advice(notice.state, timeOf(notice, language))
    return [advice, why && wordsIn[language].reason(why)].filter(Boolean).join(' ')
  })

/** Names the reason with its source: 'flood, by order of the mayor'; '' without a reason. */
export function writeReason(
  { reason, otherReason, source }: Pick<NoticeChoices, 'reason' | 'otherReason' | 'source'>,
  language: NoticeLanguage,
): string {
  if (reason === null) return ''
  const { reasons, sources } = wordsIn[language]
  const named =
    reason === 'other' ? (otherReason?.[language] ?? otherReason?.en ?? '') : reasons[reason]
  return [named, source && sources[source]].filter(Boolean).join(', ')
}
