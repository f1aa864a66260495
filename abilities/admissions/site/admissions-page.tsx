import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { contentLanguage, keepLanguage, pick } from '../../../site/languages/content-language.ts'
import { readReference } from '../../../school/content/reference/reference-content.server.ts'
import { readCategory } from '../../../school/content/reference/read-category.server.ts'
import {
  readAdmissionGuides,
  readDepartments,
} from '../../../school/content/reference/read-departments.server.ts'
import { readNextAdmissionTests } from '../../../school/content/events/read-events.server.ts'
import { siteSettingsKind } from '../../../school/kinds/site-settings.ts'
import { drawAskForm } from '../../../site/ask/ask-form.server.tsx'
import { AskSection } from '../../../site/ask/ask-section.tsx'
import { CategoryFrame } from '../../../site/categories/category-frame.tsx'
import { askAddress } from '../../../site/contact/ask-address.ts'
import { readContext } from '../../../site/context.server.ts'
import { Paragraphs } from '../../../site/ui/staff-text.tsx'
import { pageAddress } from '../../../site/page-address.ts'
import { useMessages } from '../../../site/languages/use-messages.ts'
import { AskForFees, FeeTable } from './fees.tsx'
import { FormList } from './form-list.tsx'
import { Steps } from './steps.tsx'
import * as styles from './admissions-page.module.css'
import { daysInShort } from '../../../site/events/event-words.ts'
import type { EventItem } from '../../../school/content/events/events.ts'
import type { DepartmentTag } from '../../../school/kinds/department-tags.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { source, t, publicOrigin } = readContext(context)
  const [{ headerContent, pageContent }, departments, guides, tests, settings, askForm] =
    await Promise.all([
      readCategory(source, 'admissions'),
      readDepartments(source),
      readAdmissionGuides(source),
      readNextAdmissionTests(source),
      readReference(source, siteSettingsKind),
      drawAskForm(source, t, { topic: 'admission' }),
    ])
  return {
    header: headerContent,
    page: pageContent,
    levels: departments.map(({ tag, name }) => ({
      ...pick(guides[tag], 'introduction', 'fees', 'schoolYear', 'scholarships', 'forms'),
      tag,
      name,
      test: tests[tag] ?? null,
    })),
    contacts: settings.contacts,
    askForFees: askAddress(t.language, { topic: 'fees' }),
    askForm,
    canonical: publicOrigin + pageAddress(t.language, '/admissions'),
  }
}

/** Shows how to apply at any level: where families begin. */
export default function AdmissionsPage() {
  const loaderData = useLoaderData<typeof loader>()
  const t = useMessages()
  const { header, page, levels, contacts, askForFees, askForm, canonical } = loaderData
  const priced = levels.filter(({ fees }) => fees.length > 0)
  const helped = levels.filter(({ scholarships }) => scholarships.length > 0)
  return (
    <>
      <CategoryFrame header={header} canonical={canonical}>
        <section id="levels" className={styles.levels}>
          <h2>{t('learn.chooseLevel')}</h2>
          <Paragraphs texts={page.description} of={page} />
          <LevelCards levels={levels} />
        </section>
        {page.sections.length > 0 && (
          <section id="steps" className={styles.part}>
            <h2 lang={contentLanguage(t, page)}>{page.title}</h2>
            <Steps
              steps={page.sections.map(({ heading, paragraphs, ...section }) => ({
                ...keepLanguage(section),
                title: heading,
                text: paragraphs.join(' '),
              }))}
            />
          </section>
        )}
        <section id="fees" className={styles.fees}>
          <h2>{t('learn.feesAndScholarships')}</h2>
          <div className={styles.prices}>
            {priced.map(({ tag, name, ...guide }) => (
              <div key={tag} data-department={tag}>
                <FeeTable level={name} guide={guide} />
              </div>
            ))}
            {priced.length < levels.length && (
              <div>
                <h3>{t('learn.askForFees')}</h3>
                <AskForFees contacts={contacts} askAddress={askForFees} />
              </div>
            )}
          </div>
          <div className={styles.helped}>
            {helped.map(({ tag, name, scholarships, ...guide }) => (
              <div key={tag} data-department={tag} className={styles.help}>
                <h3>{name}</h3>
                <ul lang={contentLanguage(t, guide)}>
                  {scholarships.map((each) => (
                    <li key={each}>{each}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <div className={styles.terms}>
            <p>{t('learn.termsChange')}</p>
            <p>
              <a
                href={pageAddress(t.language, '/stakeholders-centricity/:tag', {
                  tag: 'scholarships',
                })}
              >
                {t('learn.aboutScholarships')}
              </a>
            </p>
          </div>
        </section>
        <FormList forms={levels.flatMap(({ forms }) => forms)} />
        <AskSection html={askForm} />
      </CategoryFrame>
    </>
  )
}

interface LevelCardsProps {
  levels: readonly {
    tag: DepartmentTag
    name: string
    introduction: string
    test: EventItem | null
  }[]
}

/** The four levels, each linked to how one applies there. */
function LevelCards({ levels }: LevelCardsProps) {
  const t = useMessages()
  return (
    <ul className={styles.root}>
      {levels.map(({ tag, name, introduction, test, ...guide }) => (
        <li key={tag} data-department={tag}>
          <h3>
            <a href={pageAddress(t.language, '/admissions/:tag', { tag })}>{name}</a>
          </h3>
          <p lang={contentLanguage(t, guide)}>{introduction}</p>
          {test && (
            <p className={styles.test}>
              {t('learn.nextTestOn', { day: daysInShort(t, test) })}
              {test.sample && <span>{t('learn.sampleDate')}</span>}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
