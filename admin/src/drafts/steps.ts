import type { ReactNode } from 'react'
import { isLost, messageOf, StaffApiError, type Problem } from '../api/staff-api-error.ts'
import { isAlike } from '../forms/form-data.ts'
import type { Draft, Version } from './draft.ts'
import { createStore } from './store.ts'

/** What a step works with. */
export interface Sending<Thing> {
  /** what the form holds */
  data: unknown
  basedOn: number
  /** whether the form holds anything that is not saved */
  isChanged: boolean
  /** Takes over the answer of a call that another call follows. */
  settle: (answer: Thing) => Thing
}

/** The calls of one action. */
export type Step<Thing> = (sending: Sending<Thing>) => Promise<Thing>

/** A button that was pressed. */
export interface Press<Thing> {
  /** `save` sends the form, `act` leaves it alone, `copy` answers with another thing */
  kind: 'save' | 'act' | 'copy'
  step: Step<Thing>
  /** said when it has been done */
  done: ReactNode
  /** shown while it waits for the connection */
  waiting: string
  /** what is wrong with the form; it is asked each time before the form is sent */
  check?: (data: unknown) => readonly Problem[]
}

export interface StepsState<Thing> {
  isBusy: boolean
  problems: readonly Problem[]
  /** the version that another person saved in the meantime */
  conflict: Thing | null
  /** what waits for the connection, in words; `null`: nothing */
  held: string | null
}

/** What an editor does with what its actions bring. */
export interface StepHandlers<Thing> {
  /** reads what the API sent along with a conflict; `null`: nothing readable */
  readCurrent: (value: unknown) => Thing | null
  /** after each answer, while the page is open */
  onAnswer: (answer: Thing) => void
  onDone: (message: ReactNode) => void
  onFailure: (message: string) => void
}

/** The page was left between two calls of one action. */
class PageLeft extends Error {}

/**
 * Runs the actions of an editor, one after the other. A refusal leaves what was typed in the form.
 * An action that the connection stopped is held until {@link resume} or {@link cancel}, and sends
 * what the form holds then.
 */
export function createSteps<Thing extends Version>(draft: Draft) {
  const state = createStore<StepsState<Thing>>({
    isBusy: false,
    problems: [],
    conflict: null,
    held: null,
  })
  const set = (change: Partial<StepsState<Thing>>) => state.write({ ...state.read(), ...change })
  let handlers: StepHandlers<Thing> | null = null
  let isOpen = true
  let waiting = 0
  let queue: Promise<unknown> = Promise.resolve()
  let heldPress: Press<Thing> | null = null
  let stoppedPress: Press<Thing> | null = null
  // What was sent and never answered: the server may have saved it.
  let unanswered: unknown[] = []

  const hold = (press: Press<Thing> | null) => {
    heldPress = press
    set({ held: press?.waiting ?? null })
  }

  const take = (sent: unknown, answer: Thing) => {
    draft.settle(sent, { data: answer.data, revision: answer.revision })
    unanswered = []
    if (isOpen) handlers?.onAnswer(answer)
  }

  const send = async (press: Press<Thing>): Promise<Thing | null> => {
    if (!isOpen) return null
    const { data, base, isDirty } = draft.read()
    const problems = press.check?.(data) ?? []
    set({ problems })
    if (problems.length > 0) return null
    let sent = press.kind === 'save' ? data : base.data
    const settle = (answer: Thing) => {
      take(sent, answer)
      sent = answer.data
      // Nothing more is done for a person who has left.
      if (!isOpen) throw new PageLeft()
      return answer
    }
    try {
      const answer = await press.step({ data, basedOn: base.revision, isChanged: isDirty, settle })
      if (press.kind !== 'copy') take(sent, answer)
      handlers?.onDone(press.done)
      return answer
    } catch (error) {
      return handle(error, press, data)
    }
  }

  const handle = (
    error: unknown,
    press: Press<Thing>,
    data: unknown,
  ): Promise<Thing | null> | null => {
    if (error instanceof PageLeft) return null
    const refusal = error instanceof StaffApiError ? error : null
    const current =
      refusal?.reason === 'conflict' ? handlers?.readCurrent(refusal.body.current) : null
    const ownTry = current && unanswered.find((each) => isAlike(each, current.data))
    if (!isOpen) {
      handlers?.onFailure(messageOf(error))
    } else if (current && ownTry !== undefined) {
      // No one else saved: an earlier try arrived, and only its answer was lost.
      take(ownTry, current)
      return send(press)
    } else if (current) {
      stoppedPress = press
      set({ conflict: current })
    } else if (refusal && refusal.problems.length > 0) {
      set({ problems: refusal.problems })
    } else if (isLost(error)) {
      if (press.kind === 'save') unanswered = [...unanswered, data]
      hold(press)
    } else {
      handlers?.onFailure(messageOf(error))
    }
    return null
  }

  const run = async (press: Press<Thing>): Promise<Thing | null> => {
    hold(null)
    waiting += 1
    set({ isBusy: true })
    const result = queue.then(() => send(press))
    queue = result.catch(() => undefined)
    try {
      return await result
    } finally {
      waiting -= 1
      if (waiting === 0) set({ isBusy: false })
    }
  }

  return {
    read: state.read,
    subscribe: state.subscribe,
    /** Tells from now on these, and no longer those before. */
    answerTo: (next: StepHandlers<Thing>) => {
      handlers = next
    },
    /** @returns the answer; `null`: it was not done, or not yet */
    run,
    /** Sends what was held. */
    resume: () => {
      if (heldPress) void run(heldPress)
    },
    /** Forgets what was held: it is not sent. */
    cancel: () => hold(null),
    /** Repeats the action that a conflict stopped, with what was chosen of both versions. */
    merge: async (merged: unknown): Promise<Thing | null> => {
      const { conflict } = state.read()
      if (!conflict || !stoppedPress) return null
      set({ conflict: null })
      draft.begin({ data: conflict.data, revision: conflict.revision }, merged)
      handlers?.onAnswer(conflict)
      return run(stoppedPress)
    },
    postponeConflict: () => set({ conflict: null }),
    /** @returns ends it: what is held is dropped */
    open: () => {
      isOpen = true
      return () => {
        isOpen = false
        hold(null)
      }
    },
  }
}

export type Steps<Thing extends Version> = ReturnType<typeof createSteps<Thing>>
