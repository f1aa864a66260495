import { redirect } from 'react-router'
import { translation } from '../context.server.ts'
import { findMovedContent, findShortAddress } from './old-addresses.server.ts'
import type { Route } from './+types/not-found-route.ts'
import { refusal } from './refusal.ts'

/** Answers all other addresses (spec 2, *); short ones and those of earlier sites redirect. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const known =
    findShortAddress(context.get(translation).language, url.pathname) ??
    (await findMovedContent(context, url.pathname))
  throw known ? redirect(known, 301) : refusal(404)
}

export default function NotFoundRoute() {
  return null
}
