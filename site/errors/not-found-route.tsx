import { redirect } from 'react-router'
import { translation } from '../context.server.ts'
import { findMovedContent } from '../redirects/moved-content.server.ts'
import { findShortAddress } from '../redirects/short-addresses.server.ts'
import type { Route } from './+types/not-found-route.ts'
import { refusal } from './refusal.ts'

/**
 * Answers every address that no other route matches (spec 2, *); short ones, and those of content
 * that was taken over, lead to their page.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const known =
    findShortAddress(context.get(translation).language, url.pathname) ??
    (await findMovedContent(context, url.pathname))
  throw known ? redirect(known, 301) : refusal(404)
}

export default function NotFoundRoute() {
  return null
}
