import { refusal } from './refusal.ts'

/** Answers every address that no other route matches (spec 2, *). */
export function loader() {
  throw refusal(404)
}

export default function NotFoundRoute() {
  return null
}
