import type { Context } from 'hono'
import type { AbilityParts } from '../../../server/ability.ts'
import { confirmByToken, endByToken, requestLink } from '../email-subscriptions.server.ts'
import { emailSubscriptionSchema, subscriptionChoicesSchema } from '../subscription.ts'
import { LinkCounts, RequestCounts } from '../subscription-limits.ts'
import { addressKeyOf, hasRoom } from '../subscriptions.server.ts'
import { networkOf } from '../../../school/staff/accounts/network-counts.server.ts'
import { languages, type Language } from '../../../site/languages/language.ts'
import { translatorFor } from '../../../site/languages/messages.server.ts'
import { pageAddress } from '../../../site/page-address.ts'
import { emailDraft, type EmailDraft } from '../site/notify-settings.server.ts'
import { callerOf } from '../../../server/api/admin/caller.ts'
import { problemsOf } from '../../../server/api/admin/refusals.ts'
import { readText } from '../../../server/api/admin/route.ts'
import { isFromThisSite } from '../../../server/same-site.ts'
import { createRoutes } from '../../../server/routes.ts'

/** Maximum size of a sent form, in bytes. */
const formLimitBytes = 4_000

type EmailRouteParts = Pick<
  AbilityParts,
  'source' | 'renderPage' | 'publicOrigin' | 'proxies' | 'logger' | 'mailer'
> & {
  /** called when a mail with a link is due */
  onLink: () => void
}

/**
 * Receives the forms of subscribers by e-mail: the one with their address, and the one on the page that
 * every mail links to. Only the owner of the address knows that page, so it needs no sign-in, and mail
 * programs end a subscription with one request (RFC 8058).
 */
export function emailRoutes(parts: EmailRouteParts) {
  const { source, renderPage, publicOrigin, logger, mailer, onLink } = parts
  const { database } = source
  const requests = new RequestCounts()
  const links = new LinkCounts()
  const routes = createRoutes(logger)

  /** Renders a page that no cache keeps. */
  async function renderFresh(request: Request, draft: EmailDraft | null = null) {
    const { response } = await renderPage(request, {
      setUpPage: (context) => context.set(emailDraft, draft),
    })
    response.headers.set('cache-control', 'no-store')
    return response
  }

  /** Shows the form again, with the refused input and the reason. */
  async function showAgain(language: Language, draft: EmailDraft) {
    const address = publicOrigin + pageAddress(language, '/status/notify')
    const { body, headers } = await renderFresh(new Request(address), draft)
    const status = { invalid: 422, busy: 429, full: 503 }[draft.problem]
    return new Response(body, { status, headers })
  }

  /** Handles the form. The answer does not say whether an address is subscribed or got enough mails. */
  async function subscribe(context: Context, language: Language): Promise<Response> {
    context.header('cache-control', 'no-store')
    const t = translatorFor(language)
    const formAddress = pageAddress(language, '/status/notify')
    if (!isFromThisSite(context.req.raw.headers, publicOrigin))
      return context.text(
        `${t('server.formElsewhere', { form: publicOrigin + formAddress })}\n`,
        403,
      )
    const form = await readForm(context.req.raw)
    if (form === null) return context.text(`${t('server.longForm')}\n`, 413)
    const draft = draftOf(form)
    const wanted = emailSubscriptionSchema.safeParse(draft)
    if (!wanted.success) {
      const problems = problemsOf(wanted.error)
      return showAgain(language, { ...draft, problem: 'invalid', problems })
    }
    const now = source.now()
    const busy: EmailDraft = { ...draft, problem: 'busy', problems: [] }
    const outcome = links.add(addressKeyOf('email', wanted.data.email), now)
    if (outcome === 'busy' || !requests.add(networkOf(callerOf(context, parts).address), now))
      return showAgain(language, busy)
    if (!(await hasRoom(database))) return showAgain(language, { ...busy, problem: 'full' })
    if (outcome === 'send') {
      await requestLink(database, wanted.data, now)
      onLink()
    }
    return context.redirect(`${formAddress}?mail=asked#mail`, 303)
  }

  /** Handles the form of a subscription’s page, and the request by which a mail program ends it. */
  async function change(context: Context, language: Language): Promise<Response> {
    context.header('cache-control', 'no-store')
    const t = translatorFor(language)
    const token = context.req.param('token') ?? ''
    const form = await readForm(context.req.raw)
    if (form === null) return context.text(`${t('server.longForm')}\n`, 413)
    if (form.get('List-Unsubscribe') === 'One-Click') {
      await endByToken(database, token)
      return context.text(`${t('server.noMoreNotices')}\n`)
    }
    if (form.get('do') === 'stop') {
      await endByToken(database, token)
      return context.redirect(`${pageAddress(language, '/status/notify')}?mail=stopped#mail`, 303)
    }
    const page = pageAddress(language, '/status/mail/:token', { token })
    const wanted = subscriptionChoicesSchema.safeParse(draftOf(form))
    if (!wanted.success) return context.redirect(`${page}?said=nolevel`, 303)
    const outcome = await confirmByToken(database, token, wanted.data, source.now())
    return context.redirect(outcome === 'unknown' ? page : `${page}?said=${outcome}`, 303)
  }

  for (const language of languages) {
    const form = pageAddress(language, '/status/notify')
    const page = `${pageAddress(language, '/status')}/mail/:token`
    if (mailer) routes.post(form, (context) => subscribe(context, language))
    routes.post(page, (context) => change(context, language))
    routes.get(page, ({ req }) => renderFresh(req.raw))
  }
  return routes
}

/** Reads a form as pages and mail programs send it; `null` when it is too long. */
async function readForm(request: Request): Promise<URLSearchParams | null> {
  const text = await readText(request, formLimitBytes)
  if (text === null) return null
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/')) return new URLSearchParams(text)
  const form = await new Response(text, { headers: { 'content-type': type } })
    .formData()
    .catch(() => new FormData())
  return new URLSearchParams(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )
}

/** Reads the fields of a form, not checked yet. */
const draftOf = (form: URLSearchParams) => ({
  email: form.get('email') ?? '',
  levels: form.getAll('level'),
  language: form.get('language') ?? 'en',
})
