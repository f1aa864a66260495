import type * as z from 'zod'
import { fillFilipino } from '../../school/base/filipino.ts'
import { accountancyToComputing } from './accountancy-to-computing.ts'
import { announcements } from './announcements.ts'
import { contactAndNews } from './contact-and-news.ts'
import { departments } from './departments.ts'
import type { Dictionary } from './dictionary.ts'
import { educationToHospitality } from './education-to-hospitality.ts'
import { events } from './events.ts'
import { faithAndService } from './faith-and-service.ts'
import { howToApply } from './how-to-apply.ts'
import { innovations } from './innovations.ts'
import { maritimeToPsychology } from './maritime-to-psychology.ts'
import { norms } from './norms.ts'
import { papers } from './papers.ts'
import { privacy } from './privacy.ts'
import { scholarships } from './scholarships.ts'
import { tracks } from './tracks.ts'
import { whoWeAre } from './who-we-are.ts'

const all: Dictionary = {
  ...accountancyToComputing,
  ...announcements,
  ...contactAndNews,
  ...departments,
  ...educationToHospitality,
  ...events,
  ...faithAndService,
  ...howToApply,
  ...innovations,
  ...maritimeToPsychology,
  ...norms,
  ...papers,
  ...privacy,
  ...scholarships,
  ...tracks,
  ...whoWeAre,
}

/** Adds to starter content the Filipino of its texts, as far as there is one. */
export const addFilipino = <Data>(schema: z.ZodType, data: Data): Data =>
  fillFilipino(schema, data, (english) =>
    english.startsWith('<') ? translateHtml(english) : all[english],
  )

/** Translates HTML paragraph by paragraph; `undefined`: not all of it has a Filipino version. */
function translateHtml(english: string): string | undefined {
  let isWhole = true
  const filipino = english.replace(/(?<=<(p|li)>).*?(?=<\/\1>)/gs, (part) => {
    const text = all[part]
    isWhole &&= text !== undefined
    return text ?? part
  })
  return isWhole ? filipino : undefined
}
