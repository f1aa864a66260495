import pLimit from 'p-limit'
import { isLost, messageOf, StaffApiError, type Problem } from '../api/staff-api-error.ts'
import { isEqual } from '../forms/form-data.ts'
import type { Message } from '../notifications/notify.ts'
import type { Draft, Version } from './draft.ts'
import { createStore } from './store.ts'

export interface Sending<Thing> {
  /** the current data of the form */
  data: unknown
  basedOn: number
  /** the form holds unsaved changes */
  isChanged: boolean
  /** ends when the person stops the action; calls that take it end with it */
  signal: AbortSignal
  /** Applies the answer of a call that another call follows. */
  settle: (answer: Thing) => Thing
}

export type Step<Thing> = (sending: Sending<Thing>) => Promise<Thing>

export interface Press<Thing> {
  /** `save` sends the form, `act` leaves it alone, `copy` returns another entry */
  kind: 'save' | 'act' | 'copy'
  step: Step<Thing>
  /** the message after success; made from the answer where it says what that holds */
  done: Message | ((answer: Thing) => Message)
  /** shown while it waits for the connection */
  waiting: string
  /** returns the form's problems; called each time before the form is sent */
  check?: (data: unknown) => readonly Problem[]
  /** returns the form as the server stores it, by which an unanswered save is known again */
  asStored?: (data: unknown) => unknown
}

export interface StepsState<Thing> {
  isBusy: boolean
  problems: readonly Problem[]
  /** the version that another person saved in the meantime */
  conflict: Thing | null
  /** a description of the action that waits for the connection, if any */
  held: string | null
}

/** The editor's handlers of an action's results. */
export interface StepHandlers<Thing> {
  /** called after each answer, while the page is open */
  onAnswer: (answer: Thing) => void
  onDone: (message: Message) => void
  onFailure: (message: string) => void
}

/** An action that was stopped may have arrived, and no answer says so. */
const stoppedWords =
  'Sending was stopped. What had arrived before is done all the same: look at the page before you try again.'

/** The person left the page between two calls of one action. */
class PageLeft extends Error {}

/**
 * Runs the actions of an editor, one at a time. A refusal keeps the typed text in the form. An
 * action that the lost connection stopped waits until {@link resume} or {@link cancel}, and then
 * sends the current form.
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
  const inOrder = pLimit(1)
  let heldPress: Press<Thing> | null = null
  let stoppedPress: Press<Thing> | null = null
  // Sent without an answer: the server may have saved it.
  let unanswered: { data: unknown; stored: unknown }[] = []
  let stopping = new AbortController()

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
    stopping = new AbortController()
    const { signal } = stopping
    const settle = (answer: Thing) => {
      take(sent, answer)
      sent = answer.data
      // Does nothing more once the page is left.
      if (!isOpen) throw new PageLeft()
      return answer
    }
    try {
      const answer = await press.step({
        data,
        basedOn: base.revision,
        isChanged: isDirty,
        signal,
        settle,
      })
      if (press.kind !== 'copy') take(sent, answer)
      handlers?.onDone(typeof press.done === 'function' ? press.done(answer) : press.done)
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
    // A conflict carries the version that is saved now, as the API answers it.
    const current =
      refusal?.reason === 'conflict' ? (refusal.body.current as Thing | undefined) : undefined
    const ownTry =
      current &&
      unanswered.find(({ data: sent, stored }) =>
        [sent, stored].some((each) => isEqual(each, current.data)),
      )
    if (!isOpen) {
      handlers?.onFailure(messageOf(error))
    } else if (current && ownTry !== undefined) {
      // No other person saved: an earlier attempt arrived, and only its answer was lost.
      take(ownTry.data, current)
      return send(press)
    } else if (current) {
      stoppedPress = press
      set({ conflict: current })
    } else if (refusal && refusal.problems.length > 0) {
      set({ problems: refusal.problems })
    } else if (isLost(error) || stopping.signal.aborted) {
      if (press.kind === 'save')
        unanswered = [...unanswered, { data, stored: press.asStored?.(data) ?? data }]
      if (stopping.signal.aborted) handlers?.onFailure(stoppedWords)
      else hold(press)
    } else {
      handlers?.onFailure(messageOf(error))
    }
    return null
  }

  const run = async (press: Press<Thing>): Promise<Thing | null> => {
    hold(null)
    waiting += 1
    set({ isBusy: true })
    try {
      return await inOrder(() => send(press))
    } finally {
      waiting -= 1
      if (waiting === 0) set({ isBusy: false })
    }
  }

  return {
    read: state.read,
    subscribe: state.subscribe,
    /** Tells whether the page of the editor is open. */
    isOpen: () => isOpen,
    /** Uses these handlers from now on. */
    setHandlers: (next: StepHandlers<Thing>) => {
      handlers = next
    },
    /** @returns the answer; `null` when it was not done, or not yet */
    run,
    /** Sends the waiting action. */
    resume: () => {
      if (heldPress) void run(heldPress)
    },
    /** Stops the action that is being sent. */
    stop: () => stopping.abort(),
    /** Drops the waiting action. */
    cancel: () => hold(null),
    /** Repeats the action that a conflict stopped, with the merged data. */
    merge: async (merged: unknown): Promise<Thing | null> => {
      const { conflict } = state.read()
      if (!conflict || !stoppedPress) return null
      set({ conflict: null })
      draft.begin({ data: conflict.data, revision: conflict.revision }, merged)
      handlers?.onAnswer(conflict)
      return run(stoppedPress)
    },
    postponeConflict: () => set({ conflict: null }),
    /** @returns a function that closes it and drops the waiting action */
    open: () => {
      isOpen = true
      return () => {
        isOpen = false
        hold(null)
      }
    },
  }
}
