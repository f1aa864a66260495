import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import { limits } from '../../school/operations/questions/question-limits.server.ts'
import { readQuestionForm } from '../../school/operations/questions/question-form.ts'
import { receiveQuestion } from '../../school/operations/questions/receive-question.server.ts'
import { NetworkCounts } from '../../school/staff/accounts/network-counts.server.ts'
import { languages, type Language } from '../../site/languages/language.ts'
import { translationTo } from '../../site/languages/messages.server.ts'
import { pageAddress } from '../../site/page-address.ts'
import { callerOf } from '../api/admin/caller.ts'
import { readText } from '../api/admin/read-body.ts'
import type { RenderPage } from '../pages/page-answer.ts'
import { createRoutes } from '../routes.ts'
import { isFromThisSite } from './same-site.ts'

/** Maximum size of a sent form, in bytes: 2,000 letters of any script, percent-encoded. */
const formLimitBytes = 40_000

interface QuestionRouteParts {
  source: ContentSource
  renderPage: RenderPage
  publicOrigin: string
  dataDir: string
  proxies: number
  logger: Logger
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
    const text = await readText(context.req.raw, formLimitBytes)
    if (text === null) {
      return context.text(`${t('server.longForm')}\n`, 413)
    }
    const form = readQuestionForm(new URLSearchParams(text))
    const { address } = callerOf(context, parts)
    const now = source.now()
    const answer = await receiveQuestion(
      { database: source.database, dataDir, networks, address, now },
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
