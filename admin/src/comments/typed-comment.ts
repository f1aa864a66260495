import * as z from 'zod'
import { forgetLocalDraft, keepLocalDraft, listLocalDrafts } from '../drafts/local-drafts.ts'
import { randomName } from '../drafts/new-drafts.ts'
import { forgetServerDraft, readServerDraft } from '../drafts/server-drafts.ts'
import { readUser } from '../session/session.ts'
import type { CommentPlace } from './comment.ts'
import { currentTime } from '../../../school/base/clock.ts'

const typedSchema = z.object({
  /** the id of the comment; another text has another one */
  id: z.string(),
  text: z.string(),
  /** ids of the people who were chosen from the list */
  chosen: z.array(z.string()),
})

/** A comment that was not sent yet. */
export type TypedComment = z.output<typeof typedSchema>

/** Makes what is typed out of a text; each change gets an id of its own. */
export const typedComment = (text: string, chosen: readonly string[] = []): TypedComment => ({
  id: randomName().padEnd(8, '0'),
  text,
  chosen: [...chosen],
})

const owner = () => readUser()?.id ?? ''

/** A draft like others: signing out moves it from this device to the server. */
const placeOf = ({ subject, id }: CommentPlace) => ({
  key: `comment/${subject}/${id}`,
  page: 'comment',
})

const findHere = (place: CommentPlace) =>
  listLocalDrafts(owner()).find(({ key }) => key === placeOf(place).key)

/** Keeps what is typed on this device. */
export function keepTyped(
  place: CommentPlace,
  data: TypedComment,
  sentAt = findHere(place)?.sentAt ?? null,
): void {
  const kept = { data, basedOn: 0, savedAt: currentTime(), sentAt }
  keepLocalDraft(owner(), placeOf(place), kept)
}

/** Reads what was typed on this device; nothing when it is not readable. */
export function readTyped(place: CommentPlace): TypedComment | null {
  return typedSchema.safeParse(findHere(place)?.data).data ?? null
}

/** Brings back what signing out moved to the server; `null` for nothing, or without a connection. */
export async function bringBackTyped(place: CommentPlace): Promise<TypedComment | null> {
  try {
    const there = await readServerDraft(placeOf(place).key, { askAgain: false })
    const typed = typedSchema.safeParse(there?.data).data ?? null
    if (there && typed) keepTyped(place, typed, there.savedAt)
    return typed
  } catch {
    return null
  }
}

/** Forgets what was typed, here and on the server, unless another tab has typed something else. */
export function forgetTyped(place: CommentPlace, id: string): void {
  const here = findHere(place)
  const kept = readTyped(place)
  if (!here || kept?.id !== id) return
  forgetLocalDraft(owner(), here)
  if (here.sentAt !== null) forgetServerDraft(here.key).catch(() => undefined)
}
