import * as z from 'zod'
import { email, line, name, outsideAddress, phone } from '../base/fields.ts'
import type { InLanguage } from '../base/filipino.ts'
import { classDaysSchema, classPeriods } from './class-days.ts'
import { defineReferenceKind, factValue } from './define-reference-kind.ts'
import { menuNames } from './menu-names.ts'
import { officeHoursSchema, openingHours } from './office-hours.ts'
import { fillPattern } from './page-pattern.ts'
import { questionTopics } from './question-topics.ts'

const label = name(80, 'Enter a label.')
const linkLabel = name(80, 'Enter a label.').meta({ title: 'Label' })
const url = outsideAddress.meta({
  title: 'Address',
  description:
    'Not set yet? The link then opens a search for the school, or its old site, and says so.',
})
const link = z.object({ label: linkLabel, url }).meta({ title: 'Link' })

/** One office in the footer; unknown facts are `null`. */
const officeContact = z
  .object({
    label: linkLabel,
    phone: phone.meta({ title: 'Phone number' }),
    email: email.meta({ title: 'E-mail address' }),
    questionTopic: z.enum(questionTopics, 'Choose a topic.').default('other').meta({
      title: 'Questions are about',
      description: 'The question form opens with it while the office has no number or address.',
    }),
  })
  .meta({ title: 'Office' })

const menuLabel = (title: string, starter: string) =>
  line(40)
    .nullable()
    .default(null)
    .meta({
      title,
      description: `Shown as ‘${starter}’ while this is empty.`,
      filipinoHelp: 'While any label that you changed is missing here, Filipino pages keep theirs.',
    })

type MenuPath = keyof typeof menuNames

/** Names a label by its item and, below one, by its link: `Meaning: Vision`. */
function labelTitle(path: MenuPath): string {
  const parent = path.slice(0, path.lastIndexOf('/')) as MenuPath | ''
  return parent ? `${menuNames[parent]}: ${menuNames[path]}` : menuNames[path]
}

const menuPaths = Object.keys(menuNames) as MenuPath[]

const menuLabels = z
  .object(
    Object.fromEntries(
      menuPaths.map((path) => [path, menuLabel(labelTitle(path), menuNames[path])] as const),
    ),
  )
  .prefault({})
  .meta({
    title: 'Menu labels',
    description:
      'What the menu and the line above a page’s title call each page. Where they lead stays as it is.',
  })

/** The question form (docs/decisions/0072). */
const questions = z
  .object({
    email: email.meta({
      title: 'E-mail address for questions',
      description:
        'Gets a copy of each question whose department has no address of its own in the contact directory.',
    }),
    keepMonths: z
      .number('Enter a number of months.')
      .int('Enter whole months.')
      .min(1, 'Keep questions for at least one month.')
      .max(24, 'Keep questions for 24 months at most.')
      .default(6)
      .meta({
        title: 'Months that a closed question is kept',
        description: 'Then it is deleted. The form and its privacy note say this number.',
      }),
  })
  .prefault({})
  .meta({ title: 'Questions', description: 'What visitors send with ‘Ask us’.' })

/** Settings of the school for every page (spec 2, footer). */
export const siteSettingsSchema = z.object({
  schoolName: label.meta({ title: 'Name of the school' }),
  shortName: label.meta({
    title: 'Short name',
    description: 'Where the whole name is too long, such as DYCI.',
    filipinoHelp: 'A name, such as DYCI, may stay empty.',
  }),
  tagline: label.meta({
    title: 'Tagline',
    description: 'Shown in the footer.',
  }),
  defaultAuthor: label.meta({
    title: 'Default author',
    description: 'Named where an article has no author.',
  }),
  address: name(200).meta({ title: 'Address of the school' }),
  socialPages: z
    .array(link)
    .length(4, 'The footer has four social pages.')
    .meta({ title: 'Social pages', description: 'The four buttons in the footer.' }),
  externalLinks: z.array(link).length(3, 'The footer has three external links.').meta({
    title: 'Quick links',
    description: 'The three in the footer that lead to other sites.',
  }),
  campusMaps: z
    .array(link)
    .length(2, 'The footer has two campus maps.')
    .meta({ title: 'Campus maps', description: 'The two in the footer.' }),
  contacts: z
    .array(officeContact)
    .min(1, 'Keep at least one office.')
    .max(6, 'The footer has room for six offices.')
    .meta({ title: 'Contacts', description: 'The offices in the footer.' }),
  officeHours: officeHoursSchema,
  classDays: classDaysSchema,
  admissionsUpdated: name(40).default('March 2025').meta({
    title: 'Admissions note',
    description:
      'When the admission requirements were last checked: ‘Updated as of March 2025’ is shown above them.',
    filipinoHelp: 'Such as Marso 2025: ‘Na-update noong Marso 2025’ is shown.',
  }),
  questions,
  menuLabels,
})

export type SiteSettings = z.output<typeof siteSettingsSchema>

/** The addresses of the footer's links are facts: a page or a map may move. */
const linkFacts = (
  name: string,
  field: 'socialPages' | 'externalLinks' | 'campusMaps',
  links: SiteSettings['socialPages'],
) =>
  links.map((each, index) => ({
    path: `${field}/${each.label}`,
    label: `${name}: ${each.label}`,
    value: each.url,
    address: '/contact-us',
    field: `${field}.${index}.url`,
  }))

/** The settings of the whole site. */
export const siteSettingsKind = defineReferenceKind({
  key: 'site-settings',
  label: 'Site settings',
  group: 'Settings',
  schema: siteSettingsSchema,
  page: '/learn-with-us',
  facts: (settings) => [
    ...settings.contacts.map((office, index) => ({
      path: `contacts/${office.label}`,
      label: `Footer: ${office.label}`,
      value: factValue(office.phone, office.email),
      address: '/contact-us',
      field: `contacts.${index}.phone`,
    })),
    ...linkFacts('Social page', 'socialPages', settings.socialPages),
    ...linkFacts('Quick link', 'externalLinks', settings.externalLinks),
    ...linkFacts('Map', 'campusMaps', settings.campusMaps),
    {
      path: 'officeHours',
      label: 'Office hours',
      value: factValue(...settings.officeHours.map(openingHours)),
      address: '/contact-us',
      field: 'officeHours',
    },
    {
      path: 'classDays',
      label: 'First and last day of classes',
      value: factValue(...classPeriods(settings.classDays)),
      address: '/status',
      field: 'classDays.pgs.firstDay',
      isYearly: true,
    },
    {
      path: 'questions',
      label: 'E-mail address for questions',
      value: settings.questions.email,
      address: '/ask-us',
      field: 'questions.email',
    },
    {
      path: 'admissionsUpdated',
      label: 'Admissions: requirements',
      value: `Updated as of ${settings.admissionsUpdated}`,
      address: `${fillPattern('/learn-with-us/:tag', { tag: 'college' })}#admissions`,
      field: 'admissionsUpdated',
      isYearly: true,
    },
  ],
})

/** Labels that staff gave items and sublinks of the menu, by path. */
export type MenuLabels = Readonly<Record<string, string>>

/** The settings that each page carries. */
export type PageSettings = Pick<
  SiteSettings,
  'schoolName' | 'shortName' | 'tagline' | 'address'
> & {
  /** the labels that staff changed */
  menuLabels: MenuLabels
}

/**
 * Selects the settings that each page carries, without unchanged labels. A menu is in one language:
 * where some labels are missing in the language of the page, the page uses its messages.
 *
 * @param language of the page
 */
export function pageSettingsOf(
  { schoolName, shortName, tagline, address, menuLabels: all }: SiteSettings,
  language: string,
): PageSettings {
  const { language: written, ...labels }: SiteSettings['menuLabels'] & InLanguage = all
  const isRead = language === (written ?? 'en')
  const changed = Object.entries(labels).filter(
    (label): label is [string, string] => isRead && label[1] !== null,
  )
  return { schoolName, shortName, tagline, address, menuLabels: Object.fromEntries(changed) }
}
