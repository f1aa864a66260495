import { returnPath } from '../../school/staff/accounts/return-path.ts'
import {
  isSessionKey,
  readDeviceToken,
  readToken,
  storeSession,
  type SignedInSession,
} from '../../school/staff/accounts/stored-session.ts'
import { callStaffApi, type CallResult } from './call-staff-api.ts'
import { clearOnChange, missingFields, showProblems, readField, type Part } from './form-fields.ts'

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
/** Shows what went wrong, which screen readers announce; '' shows nothing. */
const showAlert = (problem: string) => {
  find('[role=alert]').textContent = problem
}

/** Opens the staff page that the address asks for, else the first one. */
const openStaffPages = () => location.replace(returnPath(location.search))

/** Holds the parts that are not shown, with the values of their fields. */
const hiddenParts = (find('template') as HTMLTemplateElement).content

const findPart = (part: Part) => {
  const selector = `[data-part="${part}"]`
  return find(selector, shown.querySelector(selector) ? shown : hiddenParts)
}

/** Shows one part of the page. @returns its root */
function show(part: Part): HTMLElement {
  const root = findPart(part)
  const { heading = '' } = root.dataset
  find('h1').textContent = heading
  document.title = `${heading} · DYCI staff`
  showAlert('')
  hiddenParts.append(...shown.children)
  shown.append(root)
  return root
}

const findForm = (part: Part) => find('form', findPart(part)) as HTMLFormElement

/**
 * Sends a form with each press of its button, unless an earlier press still waits for its answer.
 * @param send resolves once the page shows the answer
 */
function onSubmit(part: Part, send: (form: HTMLFormElement) => Promise<void>) {
  const form = findForm(part)
  const button = find('button', form)
  clearOnChange(form)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (button.ariaDisabled === 'true') return
    showAlert('')
    showProblems(form, [])
    button.ariaDisabled = 'true'
    void send(form).finally(() => {
      button.ariaDisabled = null
    })
  })
}

/** Stores the new session and opens the staff pages, or shows why there is no session. */
function finish(form: HTMLFormElement, result: CallResult<SignedInSession>) {
  if (result.isDone) {
    storeSession(result.answer)
    openStaffPages()
    return
  }
  const { error, problems = [] } = result.refusal
  const others = showProblems(form, problems)
  showAlert(problems.length === 0 ? error : others.join(' '))
}

/** Asks for e-mail address and password, then for the code of people with two-factor sign-in. */
function startSignIn() {
  const sendSignIn = async (form: HTMLFormElement) => {
    const missing = missingFields(form)
    if (missing.length > 0) {
      showProblems(form, missing)
      return
    }
    const first = findForm('sign-in')
    const needsCode = form !== first
    const result = await callStaffApi<SignedInSession>('/session', {
      email: readField(first, 'email').trim(),
      password: readField(first, 'password'),
      ...(needsCode && { code: readField(form, 'code').trim() }),
      deviceToken: readDeviceToken(),
    })
    const isCodeNeeded = !result.isDone && result.refusal.reason === 'code-needed'
    if (isCodeNeeded && !needsCode) find('input', show('code')).focus()
    else finish(form, result)
  }
  onSubmit('sign-in', sendSignIn)
  onSubmit('code', sendSignIn)

  const code = findPart('code')
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
  const waiting = find('[data-waiting]', findPart('link'))
  const again = find('[data-do=open-link]', findPart('link'))
  const open = async () => {
    show('link')
    waiting.hidden = false
    again.hidden = true
    const result = await callStaffApi<OneTimeLink>('/links/open', { token })
    if (result.isDone) {
      showLinkForm(token, result.answer)
      return
    }
    showAlert(result.refusal.error)
    waiting.hidden = true
    // A link that was refused stays refused; one that did not reach the site can be opened later.
    again.hidden = result.refusal.reason === 'link'
  }
  again.addEventListener('click', () => void open())
  void open()
}

function showLinkForm(token: string, { purpose, name, email }: OneTimeLink) {
  onSubmit(purpose, async (form) => {
    const password = readField(form, 'password')
    if (password !== readField(form, 'repeated')) {
      const message = 'The two passwords differ. Type the same one twice.'
      showProblems(form, [{ field: 'repeated', message }])
      return
    }
    const about = {
      ...(purpose !== 'reset' && { name: readField(form, 'name').trim() }),
      ...(purpose === 'set-up' && { email: readField(form, 'email').trim() }),
    }
    finish(form, await callStaffApi<SignedInSession>('/links/use', { token, password, ...about }))
  })
  const root = show(purpose)
  const known = { name, email, account: email }
  for (const [field, value] of Object.entries(known)) {
    const input = findForm(purpose).elements.namedItem(field)
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
    if (persisted && isSignedIn()) openStaffPages()
  })
  window.addEventListener('storage', ({ key }) => {
    if ((key === null || isSessionKey(key)) && isSignedIn()) openStaffPages()
  })
  if (link !== null) {
    // The link is a secret: removes it from the address and the history.
    window.history.replaceState(window.history.state, '', location.pathname)
    startLink(link)
  } else if (isSignedIn()) openStaffPages()
  else startSignIn()
}

start()
