/** Parts of the sign-in page, which shows one at a time. */
export type Part = 'sign-in' | 'code' | 'link' | 'set-up' | 'invitation' | 'reset'

/** Returns the text typed in a field of a form; '' where the form has no such field. */
export const readField = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field.value : ''
}

/** Shows what is wrong with a field in place of its hint; '' for nothing. */
function showProblem(field: Element, problem: string) {
  const note = field.parentElement?.querySelector<HTMLElement>('.note')
  if (note) note.textContent = problem || (note.dataset.hint ?? '')
  if (problem) field.setAttribute('aria-invalid', 'true')
  else field.removeAttribute('aria-invalid')
}

/** Clears the problem of a field as soon as it is changed. */
export const clearOnChange = (form: HTMLFormElement) =>
  form.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.hasAttribute('aria-invalid')) showProblem(target, '')
  })

/**
 * Shows the problems of a form at its fields, and moves the focus to the first of them.
 * @returns the problems that no field of the form could show
 */
export function showProblems(
  form: HTMLFormElement,
  problems: readonly { field: string; message: string }[],
): string[] {
  const fields = [...form.querySelectorAll<HTMLInputElement>('.field input')]
  for (const field of fields)
    showProblem(field, problems.find((each) => each.field === field.name)?.message ?? '')
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  const names = new Set(fields.map(({ name }) => name))
  return problems.filter(({ field }) => !names.has(field)).map(({ message }) => message)
}

/** Finds the fields of a form that say what to do when they are empty. */
export const missingFields = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('[data-missing]')]
    .filter(({ value }) => value.trim() === '')
    .map(({ name, dataset }) => ({ field: name, message: dataset.missing ?? '' }))
