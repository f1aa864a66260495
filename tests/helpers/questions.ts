import type { TestSite } from './site.ts'

/** A form that is filled in as the school asks for it. */
export const filledQuestion = {
  name: 'Ana Reyes',
  contact: 'ana@mail.example',
  level: 'jhs',
  question: 'When is the next entrance test?',
  agrees: 'yes',
}

/** Sends the question form as a browser does on a page of this site. */
export const sendQuestion = (
  { origin }: Pick<TestSite, 'origin'>,
  fields: Record<string, string> = {},
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin', origin },
) =>
  fetch(`${origin}/ask-us`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ ...filledQuestion, ...fields }),
  })

/** Returns the number that a stored question got; '' when it was not stored. */
export const referenceIn = (answer: Response) =>
  /^\/ask-us\?reference=(Q-\w{6})#content$/.exec(answer.headers.get('location') ?? '')?.[1] ?? ''
