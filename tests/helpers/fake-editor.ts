import { connectionLost, StaffApiError } from '../../admin/src/api/staff-api-error.ts'
import { createDraft, type Version } from '../../admin/src/drafts/draft.ts'
import {
  createEditorActions,
  type EditorAction,
  type ActionContext,
} from '../../admin/src/drafts/editor-actions.ts'

export interface Form {
  title: string
}

/** Fakes a server with one entry, and an editor of it. */
export function openEditor() {
  const draft = createDraft({ data: { title: 'Fair' }, revision: 1 })
  const told: string[] = []
  const answers: Version[] = []
  const sent: { data: unknown; basedOn: number; isChanged: boolean }[] = []
  const server = { saved: { data: { title: 'Fair' }, revision: 1 } }
  const actions = createEditorActions<Version>(draft)
  actions.setHandlers({
    onAnswer: (answer) => void answers.push(answer),
    onDone: (message) =>
      void told.push(`done: ${typeof message === 'string' ? message : 'with a button'}`),
    onFailure: (message) => void told.push(`failed: ${message}`),
  })
  const close = actions.open()
  /** saves as the server does: trims spaces and refuses outdated versions */
  const put = async ({
    data,
    basedOn,
    isChanged,
  }: Pick<ActionContext<Version>, 'data' | 'basedOn' | 'isChanged'>) => {
    sent.push({ data, basedOn, isChanged })
    if (basedOn !== server.saved.revision) throw conflictWith(server.saved)
    server.saved = { data: { title: (data as Form).title.trim() }, revision: basedOn + 1 }
    return server.saved
  }
  const press = (change: Partial<EditorAction<Version>> = {}): EditorAction<Version> => ({
    kind: 'save',
    call: put,
    done: 'Saved.',
    waiting: 'Will be saved.',
    ...change,
  })
  const type = (title: string) => draft.change(['title'], title)
  const title = () => (draft.read().data as Form).title
  return { draft, actions, told, answers, sent, server, put, press, type, title, close }
}

const conflictWith = (current: unknown) =>
  new StaffApiError(409, { error: 'Compare.', reason: 'conflict', current })
export const lose = () => Promise.reject(connectionLost())

/** Makes a call that ends when the test says so. */
export function openCall() {
  let end: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    end = resolve
  })
  return { opened, end }
}
