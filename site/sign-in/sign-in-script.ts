import { returnPath } from '../../school/staff/accounts/return-path.ts'
import {
  isSessionKey,
  readDeviceToken,
  readToken,
  storeSession,
  type SignedInSession,
} from '../../school/staff/accounts/stored-session.ts'
import { callOpenApi, type Answered } from './call.ts'
import { clearOnChange, missingFields, showProblems, typedIn, type Part } from './fields.ts'

interface OneTimeLink {
  purpose: 'set-up' | 'invitation' | 'reset'
  name?: string | null
  email?: string | null
}

/** Finds an element that the page always has. */
function find(selector: string, inside: ParentNode = document): HTMLElement {
  const found = inside.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`The page has no ${selector}.`)
  return found
}

/** The secret of a one-time link, `/login#link=…`. */
const link = new URLSearchParams(location.hash.slice(1)).get('link')
const shown = find('[data-shown]')
/** Says what went wrong; screen readers announce it. '' for nothing. */
const say = (problem: string) => {
  find('[role=alert]').textContent = problem
}

const enter = () => location.replace(returnPath(location.search))

/** Keeps the parts that are not shown, with what is typed in them. */
const kept = (find('template') as HTMLTemplateElement).content

const partOf = (part: Part) => {
  const selector = `[data-part="${part}"]`
  return find(selector, shown.querySelector(selector) ? shown : kept)
}

/** Shows one part of the page. @returns its root */
function show(part: Part): HTMLElement {
  const root = partOf(part)
  const { heading = '' } = root.dataset
  find('h1').textContent = heading
  document.title = `${heading} · DYCI staff`
  say('')
  kept.append(...shown.children)
  shown.append(root)
  return root
}

const formOf = (part: Part) => find('form', partOf(part)) as HTMLFormElement

/**
 * Sends a form with each press of its button, unless an answer is still awaited.
 * @param send resolves when the person sees what has come of it
 */
function onSubmit(part: Part, send: (form: HTMLFormElement) => Promise<void>) {
  const form = formOf(part)
  const button = find('button', form)
  clearOnChange(form)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (button.ariaDisabled === 'true') return
    say('')
    showProblems(form, [])
    button.ariaDisabled = 'true'
    void send(form).finally(() => {
      button.ariaDisabled = null
    })
  })
}

/** Stores the session and opens the page that was asked for, or shows why there is none. */
function finish(form: HTMLFormElement, answered: Answered<SignedInSession>) {
  if (answered.isDone) {
    storeSession(answered.answer)
    enter()
    return
  }
  const { error, problems = [] } = answered.refusal
  const others = showProblems(form, problems)
  say(problems.length === 0 ? error : others.join(' '))
}

/** Asks for e-mail address and password, then for the code of people with two-factor sign-in. */
function startSignIn() {
  const sendSignIn = async (form: HTMLFormElement) => {
    const missing = missingFields(form)
    if (missing.length > 0) {
      showProblems(form, missing)
      return
    }
    const first = formOf('sign-in')
    const needsCode = form !== first
    const answered = await callOpenApi<SignedInSession>('/session', {
      email: typedIn(first, 'email').trim(),
      password: typedIn(first, 'password'),
      ...(needsCode && { code: typedIn(form, 'code').trim() }),
      deviceToken: readDeviceToken(),
    })
    const isCodeAsked = !answered.isDone && answered.refusal.reason === 'code-needed'
    if (isCodeAsked && !needsCode) find('input', show('code')).focus()
    else finish(form, answered)
  }
  onSubmit('sign-in', sendSignIn)
  onSubmit('code', sendSignIn)

  const code = partOf('code')
  const field = find('input', code) as HTMLInputElement
  find('[data-do=letters]', code).addEventListener('click', ({ currentTarget }) => {
    // Recovery codes have letters, which a keyboard of digits lacks.
    field.inputMode = 'text'
    if (currentTarget instanceof HTMLElement) currentTarget.hidden = true
    field.focus()
  })
  find('[data-do=other-account]', code).addEventListener('click', () => {
    field.value = ''
    find('input', show('sign-in')).focus()
  })
  show('sign-in')
}

/** Shows what a one-time link is for: it sets a password and signs in. */
function startLink(token: string) {
  const waiting = find('[data-waiting]', partOf('link'))
  const again = find('[data-do=open-link]', partOf('link'))
  const open = async () => {
    show('link')
    waiting.hidden = false
    again.hidden = true
    const answered = await callOpenApi<OneTimeLink>('/links/open', { token })
    if (answered.isDone) {
      showLinkForm(token, answered.answer)
      return
    }
    say(answered.refusal.error)
    waiting.hidden = true
    // A link that was refused stays refused; one that did not reach the site can be opened later.
    again.hidden = answered.refusal.reason === 'link'
  }
  again.addEventListener('click', () => void open())
  void open()
}

function showLinkForm(token: string, { purpose, name, email }: OneTimeLink) {
  onSubmit(purpose, async (form) => {
    const password = typedIn(form, 'password')
    if (password !== typedIn(form, 'repeated')) {
      const message = 'The two passwords differ. Type the same one twice.'
      showProblems(form, [{ field: 'repeated', message }])
      return
    }
    const about = {
      ...(purpose !== 'reset' && { name: typedIn(form, 'name').trim() }),
      ...(purpose === 'set-up' && { email: typedIn(form, 'email').trim() }),
    }
    finish(form, await callOpenApi<SignedInSession>('/links/use', { token, password, ...about }))
  })
  const root = show(purpose)
  const known = { name, email, account: email }
  for (const [field, value] of Object.entries(known)) {
    const input = formOf(purpose).elements.namedItem(field)
    if (input instanceof HTMLInputElement) input.value = value ?? ''
  }
  const place = root.querySelector('[data-email]')
  if (place) place.textContent = email ?? ''
}

/** Tells whether a person without a link is signed in already, such as in another tab. */
const isSignedIn = () => link === null && readToken() !== null

function start() {
  find('[data-without-script]').hidden = true
  // A second link, opened in the same tab.
  window.addEventListener('hashchange', () => location.reload())
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isSignedIn()) enter()
  })
  window.addEventListener('storage', ({ key }) => {
    if ((key === null || isSessionKey(key)) && isSignedIn()) enter()
  })
  if (link !== null) {
    // The link is a secret: removes it from the address and the history.
    window.history.replaceState(window.history.state, '', location.pathname)
    startLink(link)
  } else if (isSignedIn()) enter()
  else startSignIn()
}

start()
