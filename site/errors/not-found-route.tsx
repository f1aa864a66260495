import { refusal } from './refusal.ts'

/** Whatever no other route takes (spec 2, *). */
export function loader() {
  throw refusal(404)
}

export default function NotFoundRoute() {
  return null
}
