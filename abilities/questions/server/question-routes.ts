import type { Context } from 'hono'
import { fail, succeed, type Result } from '../../../school/base/result.ts'
import { limits, receiveQuestion } from '../receive-question.server.ts'
import {
  fileLimitBytes,
  readQuestionForm,
  type QuestionForm,
} from '../../../site/ask/question-form.ts'
import { NetworkCounts, networkOf } from '../../../school/staff/accounts/network-counts.server.ts'
import { languages, type Language } from '../../../site/languages/language.ts'
import { translatorFor } from '../../../site/languages/messages.server.ts'
import { pageAddress } from '../../../site/page-address.ts'
import type { AbilityParts } from '../../../server/ability.ts'
import { callerOf } from '../../../server/api/admin/caller.ts'
import { readText } from '../../../server/api/admin/route.ts'
import { formReceiver, isFileForm } from '../../../server/receive-form.ts'
import { allowTime } from '../../../server/request-time.ts'
import { createRoutes } from '../../../server/routes.ts'
import { unsentQuestion } from '../site/sent-question.server.tsx'
import { isFromThisSite } from '../../../server/same-site.ts'

/** Maximum size of a sent form, in bytes: 2,000 letters of any script, percent-encoded. */
const formLimitBytes = 40_000

/** Maximum size of a form with a file, in bytes: above the limit of files, so that the form comes back. */
const fileFormLimitBytes = 3 * fileLimitBytes

/** Maximum time in which a form with a file arrives, in milliseconds: 5 MB over a slow phone line. */
const fileTimeMs = 3 * 60_000

/** Maximum number of forms with a file on their way from one network, which must not keep out others. */
const fileFormsPerNetwork = 4

const receiveForm = formReceiver(fileFormLimitBytes, fileFormsPerNetwork)

type QuestionRouteParts = Pick<
  AbilityParts,
  'source' | 'renderPage' | 'publicOrigin' | 'dataDir' | 'proxies' | 'logger' | 'store'
> & {
  /** called when a question was stored, whose mail is due */
  onQuestion: () => void
}

/**
 * Receives the question form, which is on pages that are cached for everyone. A stored question is
 * confirmed on a page of its own, so that loading that page again sends nothing twice.
 */
export function questionRoutes(parts: QuestionRouteParts) {
  const { source, renderPage, publicOrigin, dataDir, logger, onQuestion } = parts
  const networks = new NetworkCounts(limits.network.within)
  const fileNetworks = new NetworkCounts(limits.filesOfNetwork.within)
  const routes = createRoutes(logger)
  for (const language of languages) {
    routes.post(pageAddress(language, '/ask-us'), (context) => receive(context, language))
  }
  return routes

  async function receive(context: Context, language: Language): Promise<Response> {
    const formAddress = publicOrigin + pageAddress(language, '/ask-us')
    context.header('cache-control', 'no-store')
    const t = translatorFor(language)
    if (!isFromThisSite(context.req.raw.headers, publicOrigin)) {
      return context.text(`${t('server.formElsewhere', { form: formAddress })}\n`, 403)
    }
    const { address } = callerOf(context, parts)
    const handle = (form: QuestionForm) => handleForm(context, { language, address, form })
    const handled = await handleSent(context, { store: parts.store, address, handle })
    if (handled.ok) return handled.value
    return handled.failure === 'busy'
      ? context.text(`${t('server.manyFiles')}\n`, 503, { 'retry-after': '60' })
      : context.text(`${t('server.longForm')}\n`, 413)
  }

  async function handleForm(
    context: Context,
    { language, address, form }: { language: Language; address: string; form: QuestionForm },
  ): Promise<Response> {
    const page = pageAddress(language, '/ask-us')
    const now = source.now()
    const answer = await receiveQuestion(
      { database: source.database, dataDir, networks, fileNetworks, address, now },
      form,
    )
    if (answer.outcome === 'stored') {
      onQuestion()
      const query = new URLSearchParams({ reference: answer.reference })
      return context.redirect(`${page}?${query.toString()}#content`, 303)
    }
    const { response } = await renderPage(new Request(publicOrigin + page), {
      setUpPage: (pageContext) => pageContext.set(unsentQuestion, { form, answer }),
    })
    const status = { problems: 422, 'look-again': 200, refused: 429 }[answer.outcome]
    const headers = new Headers(response.headers)
    headers.set('cache-control', 'no-store')
    return new Response(response.body, { status, headers })
  }
}

interface SentParts {
  store: AbilityParts['store']
  /** the network address of the sender; '' when unknown */
  address: string
  handle: (form: QuestionForm) => Promise<Response>
}

/** Reads a sent form and handles it. One without a file does not wait for those with one. */
async function handleSent(
  context: Context,
  { store, address, handle }: SentParts,
): Promise<Result<Response, 'too-large' | 'busy'>> {
  const request = context.req.raw
  if (!isFileForm(request)) {
    const text = await readText(request, formLimitBytes)
    if (text === null) return fail('too-large')
    return succeed(await handle(readQuestionForm(new URLSearchParams(text))))
  }
  const handleFields = async (fields: FormData) => {
    const form = await readFileForm(fields)
    return form ? succeed(await handle(form)) : fail('too-large' as const)
  }
  const length = request.headers.get('content-length')
  if (length !== null && Number(length) <= formLimitBytes)
    return handleFields(await request.formData().catch(() => new FormData()))
  allowTime(context, fileTimeMs)
  const parts = { store, sender: networkOf(address) }
  const received = await receiveForm(request, parts, handleFields)
  if (received.ok) return received.value
  const { failure } = received
  return failure === 'too-large' || failure === 'busy'
    ? fail(failure)
    : handleFields(new FormData())
}

/** Reads a form with a file; `null` when its texts are too long for a form without one. */
async function readFileForm(form: FormData): Promise<QuestionForm | null> {
  const fields = new URLSearchParams()
  let length = 0
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue
    length += name.length + value.length
    if (length > formLimitBytes) return null
    fields.append(name, value)
  }
  const file = form.get('file')
  // A browser sends a file without a name when none was chosen.
  const isChosen = file instanceof File && file.name !== ''
  return readQuestionForm(fields, isChosen ? new Uint8Array(await file.arrayBuffer()) : null)
}
