import * as z from 'zod'
import { forgetLocalDraft, keepLocalDraft, listLocalDrafts } from '../drafts/local-drafts.ts'
import { randomName } from '../drafts/draft-keys.ts'
import { forgetServerDraft, readServerDraft } from '../drafts/server-drafts.ts'
import { readUser } from '../session/read-user.ts'
import type { CommentPlace } from './comment.ts'
import { currentTime } from '../../../school/base/clock.ts'

const typedSchema = z.object({
  /** id of the comment; each text has an id of its own */
  id: z.string(),
  text: z.string(),
  /** ids of the people who were chosen from the list */
  chosen: z.array(z.string()),
})

/** A typed comment that was not sent yet. */
export type TypedComment = z.output<typeof typedSchema>

/** Makes a typed comment of a text, with a new id. @param chosen ids of the mentioned people */
export const typedComment = (text: string, chosen: readonly string[] = []): TypedComment => ({
  id: randomName().padEnd(8, '0'),
  text,
  chosen: [...chosen],
})

const owner = () => readUser()?.id ?? ''

/** The place of the draft: signing out moves it, as all drafts, from this device to the server. */
const draftPlaceOf = ({ subject, id }: CommentPlace) => ({
  key: `comment/${subject}/${id}`,
  page: 'comment',
})

const findOnDevice = (place: CommentPlace) =>
  listLocalDrafts(owner()).find(({ key }) => key === draftPlaceOf(place).key)

/** Keeps a typed comment on this device. @param sentAt time of its copy on the server, UTC in milliseconds */
export function keepTyped(
  place: CommentPlace,
  data: TypedComment,
  sentAt = findOnDevice(place)?.sentAt ?? null,
): void {
  const kept = { data, basedOn: 0, savedAt: currentTime(), sentAt }
  keepLocalDraft(owner(), draftPlaceOf(place), kept)
}

/** Reads the comment typed on this device; `null` without a readable one. */
export function readTyped(place: CommentPlace): TypedComment | null {
  return typedSchema.safeParse(findOnDevice(place)?.data).data ?? null
}

/** Brings back the comment that signing out moved to the server; `null` without one or a connection. */
export async function bringBackTyped(place: CommentPlace): Promise<TypedComment | null> {
  try {
    const there = await readServerDraft(draftPlaceOf(place).key, { askAgain: false })
    const typed = typedSchema.safeParse(there?.data).data ?? null
    if (there && typed) keepTyped(place, typed, there.savedAt)
    return typed
  } catch {
    return null
  }
}

/** Forgets a typed comment, on the device and the server, unless another tab has changed it. */
export function forgetTyped(place: CommentPlace, id: string): void {
  const here = findOnDevice(place)
  const kept = readTyped(place)
  if (!here || kept?.id !== id) return
  forgetLocalDraft(owner(), here)
  if (here.sentAt !== null) forgetServerDraft(here.key).catch(() => undefined)
}
