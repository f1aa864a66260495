import type { TestSite } from './site.ts'

/** A form that is filled in as the school asks for it. */
export const filledQuestion = {
  name: 'Ana Reyes',
  contact: 'ana@mail.example',
  level: 'jhs',
  question: 'When is the next entrance test?',
  agrees: 'yes',
}

/** Sends the question form as a browser does on a page of this site; with a file, as pages of today do. */
export const sendQuestion = (
  { origin }: Pick<TestSite, 'origin'>,
  fields: Record<string, string> = {},
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin', origin },
  file?: string,
) => {
  const given = Object.entries({ ...filledQuestion, ...fields })
  const form = new FormData()
  for (const [name, value] of given) form.set(name, value)
  if (file !== undefined) form.set('file', new File([file], 'résumé.pdf'))
  const body = file === undefined ? new URLSearchParams(given) : form
  return fetch(`${origin}/ask-us`, { method: 'POST', redirect: 'manual', headers, body })
}

/** Returns the number that a stored question got; '' when it was not stored. */
export const referenceIn = (answer: Response) =>
  /^\/ask-us\?reference=(Q-\w{6})#content$/.exec(answer.headers.get('location') ?? '')?.[1] ?? ''
