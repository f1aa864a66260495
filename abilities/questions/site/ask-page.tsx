import { data, useLoaderData, type LoaderFunctionArgs, type HeadersFunction } from 'react-router'
import { findCourseByTag } from '../../../school/content/reference/read-departments.server.ts'
import { offices, questionTopics } from '../../../school/kinds/question-topics.ts'
import { findByReference } from '../receive-question.server.ts'
import { readContext } from '../../../site/context.server.ts'
import { defineQuery } from '../../../site/define-query.ts'
import { refusal } from '../../../site/errors/refusal.ts'
import { Breadcrumb } from '../../../site/layout/breadcrumb.tsx'
import { pageAddress } from '../../../site/page-address.ts'
import { Banner } from '../../../site/ui/banner.tsx'
import { PageHead } from '../../../site/ui/page-head.tsx'
import { drawAskForm } from '../../../site/ask/ask-form.server.tsx'
import { AskSection } from '../../../site/ask/ask-section.tsx'
import { drawConfirmation, unsentQuestion } from './sent-question.server.tsx'
import * as wrapStyles from '../../../site/ui/wrap.module.css'

/** Headers of a page that no cache may keep, such as a confirmation for one person. */
const noStore = { 'Cache-Control': 'no-store' }

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const handle = defineQuery('reference', 'topic', 'level', 'course')

/** Reads the form, filled in by the query or an unsent question; or the confirmation of a reference. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { source, t, publicOrigin } = readContext(context)
  const query = handle.read(url)
  const reference = query.get('reference')
  if (reference !== null) {
    const question = await findByReference(source.database, reference)
    if (!question) throw refusal(404, '', noStore)
    const title = t('ask.sentTitle')
    const html = drawConfirmation(t, { reference, ...question })
    const description = t('ask.sentDescription')
    return data({ title, heading: title, description, html, canonical: '' }, { headers: noStore })
  }
  const unsent = context.get(unsentQuestion)
  const tag = unsent?.form.course ?? query.get('course')
  const course = tag ? await findCourseByTag(source, tag) : null
  const about = {
    topic: questionTopics.find((topic) => topic === query.get('topic')),
    level: offices.find((office) => office === query.get('level')),
    course: course?.tag,
  }
  // Anyone can make up values: only pages with known values are cached.
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
    { headers: isKnown ? {} : noStore },
  )
}

/** The page of the question form, which also shows an unsent question again and confirms a stored one. */
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
