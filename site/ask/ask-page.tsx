import { data } from 'react-router'
import { findCourseByTag } from '../../school/content/reference/read-departments.server.ts'
import { questionTopics } from '../../school/kinds/question-topics.ts'
import { offices } from '../../school/operations/questions/question-form.ts'
import { findByReference } from '../../school/operations/questions/receive-question.server.ts'
import { contentSource, siteSettings, translation, unsentQuestion } from '../context.server.ts'
import { defineQuery } from '../define-query.ts'
import { refusal } from '../errors/refusal.ts'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { pageAddress } from '../page-address.ts'
import { Banner } from '../ui/banner.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/ask-page.ts'
import { drawAskForm } from './ask-form.server.tsx'
import { AskSection } from './ask-section.tsx'
import { drawConfirmation } from './confirmation.server.tsx'
import * as wrapStyles from '../ui/wrap.module.css'

/** For one person, such as a confirmation: no cache may keep it. */
const notKept = { 'Cache-Control': 'no-store' }

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const handle = defineQuery('reference', 'topic', 'level', 'course')

export async function loader({ url, context }: Route.LoaderArgs) {
  const t = context.get(translation)
  const source = context.get(contentSource)
  const query = handle.read(url)
  const reference = query.get('reference')
  if (reference !== null) {
    const question = await findByReference(source.database, reference)
    if (!question) throw refusal(404, '', notKept)
    const title = t('ask.sentTitle')
    const html = drawConfirmation(t, { reference, ...question })
    const description = t('ask.sentDescription')
    return data({ title, heading: title, description, html, canonical: '' }, { headers: notKept })
  }
  const unsent = context.get(unsentQuestion)
  const tag = unsent?.form.course ?? query.get('course')
  const course = tag ? await findCourseByTag(source, tag) : null
  const about = {
    topic: questionTopics.find((topic) => topic === query.get('topic')),
    level: offices.find((office) => office === query.get('level')),
    course: course?.tag,
  }
  // Anyone can make up values: only known ones are worth a place in the cache.
  const isKnown = (['topic', 'level', 'course'] as const).every(
    (name) => (query.get(name) ?? undefined) === about[name],
  )
  return data(
    {
      title: t(unsent ? 'ask.titleNotSent' : 'ask.title'),
      heading: t('ask.title'),
      description: t('ask.description'),
      html: await drawAskForm(source, t, { ...about, course, unsent, isTitled: true }),
      canonical: context.get(siteSettings).publicOrigin + pageAddress(t.language, '/ask-us'),
    },
    { headers: isKnown ? {} : notKept },
  )
}

/**
 * The question form on a page of its own; a form that was not stored comes back here, and a stored
 * question is confirmed here by its number.
 */
export default function AskPage({ loaderData }: Route.ComponentProps) {
  const { title, heading, description, html, canonical } = loaderData
  return (
    <>
      <PageHead title={title} description={description} canonical={canonical} />
      <Banner title={heading} picture="/images/sections/ask.svg" isMessage />
      <div className={wrapStyles.root}>
        <Breadcrumb last={heading} />
        <AskSection html={html} />
      </div>
    </>
  )
}
