import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import type { MediaStore } from '../../school/content/media/media-store.ts'
import { fail, succeed, type Result } from '../../school/base/result.ts'
import { limits } from '../../school/operations/questions/question-limits.server.ts'
import {
  fileLimitBytes,
  readQuestionForm,
  type QuestionForm,
} from '../../school/operations/questions/question-form.ts'
import { receiveQuestion } from '../../school/operations/questions/receive-question.server.ts'
import { NetworkCounts } from '../../school/staff/accounts/network-counts.server.ts'
import { languages, type Language } from '../../site/languages/language.ts'
import { translationTo } from '../../site/languages/messages.server.ts'
import { pageAddress } from '../../site/page-address.ts'
import { callerOf } from '../api/admin/caller.ts'
import { readText } from '../api/admin/read-body.ts'
import type { RenderPage } from '../pages/page-answer.ts'
import { formReceiver, isFileForm } from '../receive-form.ts'
import { allowTime } from '../request-time.ts'
import { createRoutes } from '../routes.ts'
import { isFromThisSite } from './same-site.ts'

/** Maximum size of a sent form, in bytes: 2,000 letters of any script, percent-encoded. */
const formLimitBytes = 40_000

/** Maximum size of a form with a file: a larger file than allowed still gets its form back. */
const fileFormLimitBytes = 3 * fileLimitBytes

/** How long a form with a file may take to arrive: 5 MB over a slow phone line. */
const fileTimeMs = 3 * 60_000

const receiveForm = formReceiver(fileFormLimitBytes)

interface QuestionRouteParts {
  source: ContentSource
  renderPage: RenderPage
  publicOrigin: string
  dataDir: string
  proxies: number
  logger: Logger
  /** names places on the disk for files on their way */
  store: Pick<MediaStore, 'incomingPath'>
  /** a question was stored, whose mail is due */
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
    const t = translationTo(language)
    if (!isFromThisSite(context.req.raw.headers, publicOrigin)) {
      return context.text(`${t('server.formElsewhere', { form: formAddress })}\n`, 403)
    }
    const sent = await readSent(context, parts.store)
    if (!sent.ok) {
      return sent.failure === 'busy'
        ? context.text(`${t('server.manyFiles')}\n`, 503, { 'retry-after': '60' })
        : context.text(`${t('server.longForm')}\n`, 413)
    }
    const form = sent.value
    const { address } = callerOf(context, parts)
    const now = source.now()
    const answer = await receiveQuestion(
      { database: source.database, dataDir, networks, fileNetworks, address, now },
      form,
    )
    if (answer.outcome === 'stored') {
      onQuestion()
      const query = new URLSearchParams({ reference: answer.reference })
      const sent = `${pageAddress(language, '/ask-us')}?${query.toString()}#content`
      return context.redirect(sent, 303)
    }
    const { response } = await renderPage(new Request(formAddress), { unsent: { form, answer } })
    const status = { problems: 422, 'look-again': 200, refused: 429 }[answer.outcome]
    const headers = new Headers(response.headers)
    headers.set('cache-control', 'no-store')
    return new Response(response.body, { status, headers })
  }
}

/** Reads a sent form. One without a file is small, and is not kept waiting by those with one. */
async function readSent(
  context: Context,
  store: Pick<MediaStore, 'incomingPath'>,
): Promise<Result<QuestionForm, 'too-large' | 'busy'>> {
  const request = context.req.raw
  if (!isFileForm(request)) {
    const text = await readText(request, formLimitBytes)
    return text === null ? fail('too-large') : succeed(readQuestionForm(new URLSearchParams(text)))
  }
  const length = request.headers.get('content-length')
  if (length !== null && Number(length) <= formLimitBytes) {
    const form = await request.formData().catch(() => new FormData())
    return succeed(await readFileForm(form))
  }
  allowTime(context, fileTimeMs)
  const received = await receiveForm(request, store, readFileForm)
  if (received.ok) return received
  const { failure } = received
  return failure === 'too-large' || failure === 'busy'
    ? fail(failure)
    : succeed(readQuestionForm(new URLSearchParams()))
}

async function readFileForm(form: FormData): Promise<QuestionForm> {
  const fields = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === 'string') fields.set(name, value)
  const file = form.get('file')
  // A browser sends a file without a name when none was chosen.
  const isChosen = file instanceof File && file.name !== ''
  return readQuestionForm(fields, isChosen ? new Uint8Array(await file.arrayBuffer()) : null)
}
