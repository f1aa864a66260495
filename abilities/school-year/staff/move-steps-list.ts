/** The sections of the move to the next school year, in order. */
export const moveSteps = [
  { id: 'dates', title: 'Dates' },
  { id: 'fees', title: 'Fees' },
  { id: 'updated', title: 'Updated as of' },
  { id: 'figures', title: 'Enrollment' },
  { id: 'events', title: 'Events' },
  { id: 'facts', title: 'Facts to verify' },
  { id: 'finish', title: 'Check and finish' },
] as const

export type StepId = (typeof moveSteps)[number]['id']

/** The address of a step, below that of the page. */
export const stepQuery = (step: StepId) => `?step=${step}`
