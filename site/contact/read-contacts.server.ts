import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import { campusesKind } from '../../school/kinds/campuses.ts'
import { contactDirectoryKind } from '../../school/kinds/contact-directory.ts'
import { siteSettingsKind } from '../../school/kinds/site-settings.ts'
import { campusStandIn, mapSearch } from '../../school/kinds/footer-settings.ts'
import type { Translate } from '../languages/translate.ts'
import type { Contact } from './contact-cards.tsx'
import { addDays } from '../../school/base/dates.ts'
import { formatList, formatTime, formatWeekday } from '../../school/base/formats.ts'
import { weekdaysFromMonday, type OfficeHours } from '../../school/kinds/office-hours.ts'
import { schoolRecordsKind } from '../../school/kinds/school-records.ts'
import { pick } from '../languages/content-language.ts'
import { knownFacts } from '../ui/fact-cards.tsx'
import { askAddress } from './ask-address.ts'

/** Reads how to reach the school: only what is known, with a map search made from each address. */
export async function readContacts(source: ContentSource, t: Translate) {
  const [campuses, directory, settings] = await Promise.all([
    readReference(source, campusesKind),
    readReference(source, contactDirectoryKind),
    readReference(source, siteSettingsKind),
  ])
  const { schoolName, contacts, officeHours } = settings
  const basicEducation = directory.basicEducation.filter(isReachable)
  const college = directory.college.filter(isReachable)
  const listed = basicEducation.length + college.length
  const phones = [...contacts, ...basicEducation, ...college].map(({ phone }) => phone)
  return {
    hasPhone: [...phones, ...campuses.map(({ contact }) => contact)].some(Boolean),
    campuses: campuses.map(({ title, address, mapLink, contact }) => ({
      title,
      address,
      phone: contact,
      isFoundByName: !mapLink && !address,
      map:
        mapLink ??
        (address ? mapSearch(`${schoolName}, ${address}`) : campusStandIn(title, schoolName)),
    })),
    hours: officeHours.map((hours) => hoursInWords(t, hours)),
    offices: contacts
      .filter(({ phone, email }) => phone ?? email)
      .map(({ label, phone, email }): Contact => ({ name: label, phone, email })),
    basicEducation: basicEducation.map(toContact),
    college: college.map(toContact),
    hasOthers: listed < directory.basicEducation.length + directory.college.length,
  }
}

const isReachable = ({ phone, email, url }: Omit<Contact, 'name'>) => Boolean(phone ?? email ?? url)

const toContact = ({
  department: name,
  phone,
  email,
  url,
}: Omit<Contact, 'name'> & { department: string }): Contact => ({ name, phone, email, url })

/** A Monday, from which the other days of a week are counted. */
const anyMonday = '2024-01-01'

type Hours = OfficeHours[number]

/** Writes hours: 'Monday to Friday, 8:00 AM to 5:00 PM'. */
function hoursInWords(t: Translate, { from, to, opens, closes }: Hours): string {
  const nameOf = (day: Hours['from']) =>
    formatWeekday(addDays(anyMonday, weekdaysFromMonday.indexOf(day)), t.language)
  const days =
    from === to ? nameOf(from) : t('common.range', { start: nameOf(from), end: nameOf(to) })
  const times = t('common.range', {
    start: formatTime(opens, t.language),
    end: formatTime(closes, t.language),
  })
  return formatList([days, times], t.language)
}

/** Reads the records that people can ask copies of; `null` without any. */
export async function readRecords(source: ContentSource, t: Translate) {
  const records = await readReference(source, schoolRecordsKind)
  if (records.length === 0) return null
  return {
    heading: t('server.records'),
    hint: t('server.recordsHint'),
    ask: { label: t('server.askForRecord'), to: askAddress(t.language, { topic: 'records' }) },
    cards: records.map((record) => ({
      ...pick(record, 'title', 'text'),
      facts: knownFacts({
        [t('server.bring')]: record.papers,
        [t('server.ready')]: record.ready,
        [t('server.price')]: record.price,
        [t('server.whereAndWhen')]: record.where,
      }),
    })),
  }
}
