import { data, useLoaderData, type LoaderFunctionArgs, type HeadersFunction } from 'react-router'
import { findCourseByTag } from '../../../school/content/reference/read-departments.server.ts'
import { offices, questionTopics } from '../../../school/kinds/question-topics.ts'
import { findByReference } from '../receive-question.server.ts'
import { readContext } from '../../../site/context.server.ts'
import { unsentQuestion } from './unsent-question.server.ts'
import { defineQuery } from '../../../site/define-query.ts'
import { refusal } from '../../../site/errors/refusal.ts'
import { Breadcrumb } from '../../../site/layout/breadcrumb.tsx'
import { pageAddress } from '../../../site/page-address.ts'
import { Banner } from '../../../site/ui/banner.tsx'
import { PageHead } from '../../../site/ui/page-head.tsx'
import { drawAskForm } from '../../../site/ask/ask-form.server.tsx'
import { AskSection } from '../../../site/ask/ask-section.tsx'
import { drawConfirmation } from './confirmation.server.tsx'
import * as wrapStyles from '../../../site/ui/wrap.module.css'

/** For one person, such as a confirmation: no cache may keep it. */
const notKept = { 'Cache-Control': 'no-store' }

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const handle = defineQuery('reference', 'topic', 'level', 'course')

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { source, t, publicOrigin } = readContext(context)
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
      canonical: publicOrigin + pageAddress(t.language, '/ask-us'),
    },
    { headers: isKnown ? {} : notKept },
  )
}

/**
 * The question form on a page of its own; also shows what was not stored, and confirms the rest.
 */
export default function AskPage() {
  const { title, heading, description, html, canonical } = useLoaderData<typeof loader>()
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
