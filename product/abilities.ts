import { abilities as list } from '../abilities/server.ts'
import type { Ability } from '../server/ability.ts'
import type { SetUpPage } from '../server/pages/page-answer.ts'

export const abilities: readonly Ability[] = list

/** Puts the values that the pages of abilities read into the context of a page. */
export const setUpPage: SetUpPage = (context) => {
  for (const ability of abilities) ability.setUpPage?.(context)
}
