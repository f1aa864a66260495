import pLimit from 'p-limit'
import { isLost, messageOf, StaffApiError, type Problem } from '../api/staff-api-error.ts'
import { isEqual } from '../forms/form-data.ts'
import type { Message } from '../notifications/notify.ts'
import type { Draft, Version } from './draft.ts'
import { createStore } from '../store.ts'

export interface ActionContext<Answer> {
  data: unknown
  basedOn: number
  /** the form holds unsaved changes */
  isChanged: boolean
  /** aborts when the person stops the action */
  signal: AbortSignal
  /** Applies the answer of a call that another call follows. */
  settle: (answer: Answer) => Answer
}

export type ActionCall<Answer> = (context: ActionContext<Answer>) => Promise<Answer>

export interface EditorAction<Answer> {
  /** `save` sends the form, `act` leaves the form alone, `copy` returns another entry */
  kind: 'save' | 'act' | 'copy'
  call: ActionCall<Answer>
  /** the message after success, or a function that makes it from the answer */
  done: Message | ((answer: Answer) => Message)
  /** shown while the action waits for the connection */
  waiting: string
  /** returns the form's problems; called each time before the form is sent */
  check?: (data: unknown) => readonly Problem[]
  /** returns the form as the server stores it, to recognize a save whose answer was lost */
  asStored?: (data: unknown) => unknown
}

export interface ActionsState<Answer> {
  isBusy: boolean
  problems: readonly Problem[]
  /** the version that another person saved in the meantime */
  conflict: Answer | null
  /** a description of the action that waits for the connection, if any */
  held: string | null
}

/** The editor's handlers of an action's results. */
export interface ActionHandlers<Answer> {
  /** called after each answer, while the page is open */
  onAnswer: (answer: Answer) => void
  onDone: (message: Message) => void
  onFailure: (message: string) => void
}

/** A stopped action may have reached the server: no answer tells. */
const stoppedWords =
  'Sending was stopped. What had arrived before is done all the same: look at the page before you try again.'

/** The person left the page between two calls of one action. */
class PageLeft extends Error {}

/**
 * Runs the actions of an editor, one at a time. A refusal keeps the typed text in the form. An
 * action that the lost connection stopped waits until {@link resume} or {@link cancel}, and then
 * sends the current form.
 */
export function createEditorActions<Answer extends Version>(draft: Draft) {
  const state = createStore<ActionsState<Answer>>({
    isBusy: false,
    problems: [],
    conflict: null,
    held: null,
  })
  const update = (change: Partial<ActionsState<Answer>>) =>
    state.write({ ...state.read(), ...change })
  let handlers: ActionHandlers<Answer> | null = null
  let isOpen = true
  let runningCount = 0
  const queue = pLimit(1)
  let heldAction: EditorAction<Answer> | null = null
  let stoppedAction: EditorAction<Answer> | null = null
  // Saves without an answer: the server may have stored them.
  let unanswered: { data: unknown; stored: unknown }[] = []
  let stopping = new AbortController()

  const hold = (action: EditorAction<Answer> | null) => {
    heldAction = action
    update({ held: action?.waiting ?? null })
  }

  const applyAnswer = (sent: unknown, answer: Answer) => {
    draft.settle(sent, { data: answer.data, revision: answer.revision })
    unanswered = []
    if (isOpen) handlers?.onAnswer(answer)
  }

  const send = async (action: EditorAction<Answer>): Promise<Answer | null> => {
    if (!isOpen) return null
    const { data, base, isDirty } = draft.read()
    const problems = action.check?.(data) ?? []
    update({ problems })
    if (problems.length > 0) return null
    let sent = action.kind === 'save' ? data : base.data
    stopping = new AbortController()
    const { signal } = stopping
    const settle = (answer: Answer) => {
      applyAnswer(sent, answer)
      sent = answer.data
      // Once the page is left, no further call is made.
      if (!isOpen) throw new PageLeft()
      return answer
    }
    try {
      const answer = await action.call({
        data,
        basedOn: base.revision,
        isChanged: isDirty,
        signal,
        settle,
      })
      if (action.kind !== 'copy') applyAnswer(sent, answer)
      handlers?.onDone(typeof action.done === 'function' ? action.done(answer) : action.done)
      return answer
    } catch (error) {
      return handleFailure(error, action, data)
    }
  }

  const handleFailure = (
    error: unknown,
    action: EditorAction<Answer>,
    data: unknown,
  ): Promise<Answer | null> | null => {
    if (error instanceof PageLeft) return null
    const refusal = error instanceof StaffApiError ? error : null
    // A conflict carries the version that is saved now, as the API answers it.
    const current =
      refusal?.reason === 'conflict' ? (refusal.body.current as Answer | undefined) : undefined
    const ownSave =
      current &&
      unanswered.find(({ data: sent, stored }) =>
        [sent, stored].some((each) => isEqual(each, current.data)),
      )
    if (!isOpen) {
      handlers?.onFailure(messageOf(error))
    } else if (current && ownSave) {
      // No other person saved: an earlier attempt arrived, and only its answer was lost.
      applyAnswer(ownSave.data, current)
      return send(action)
    } else if (current) {
      stoppedAction = action
      update({ conflict: current })
    } else if (refusal && refusal.problems.length > 0) {
      update({ problems: refusal.problems })
    } else if (isLost(error) || stopping.signal.aborted) {
      if (action.kind === 'save')
        unanswered = [...unanswered, { data, stored: action.asStored?.(data) ?? data }]
      if (stopping.signal.aborted) handlers?.onFailure(stoppedWords)
      else hold(action)
    } else {
      handlers?.onFailure(messageOf(error))
    }
    return null
  }

  const run = async (action: EditorAction<Answer>): Promise<Answer | null> => {
    hold(null)
    runningCount += 1
    update({ isBusy: true })
    try {
      return await queue(() => send(action))
    } finally {
      runningCount -= 1
      if (runningCount === 0) update({ isBusy: false })
    }
  }

  return {
    read: state.read,
    subscribe: state.subscribe,
    /** Tells whether the page of the editor is open. */
    isOpen: () => isOpen,
    /** Uses these handlers from now on. */
    setHandlers: (next: ActionHandlers<Answer>) => {
      handlers = next
    },
    /** @returns the answer; `null` when the action failed or waits */
    run,
    /** Sends the waiting action. */
    resume: () => {
      if (heldAction) void run(heldAction)
    },
    /** Stops the action that is being sent. */
    stop: () => stopping.abort(),
    /** Drops the waiting action. */
    cancel: () => hold(null),
    /** Repeats the action that a conflict stopped, with the merged data. */
    merge: async (merged: unknown): Promise<Answer | null> => {
      const { conflict } = state.read()
      if (!conflict || !stoppedAction) return null
      update({ conflict: null })
      draft.begin({ data: conflict.data, revision: conflict.revision }, merged)
      handlers?.onAnswer(conflict)
      return run(stoppedAction)
    },
    postponeConflict: () => update({ conflict: null }),
    /** Opens the editor. @returns a function that closes it and drops the waiting action */
    open: () => {
      isOpen = true
      return () => {
        isOpen = false
        hold(null)
      }
    },
  }
}
