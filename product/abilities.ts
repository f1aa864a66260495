import { abilities as list } from '../abilities/server.ts'
import type { Ability } from '../server/ability.ts'
import type { SetUpPage } from '../server/pages/page-answer.ts'

export const abilities: readonly Ability[] = list

/** Sets what the pages of all abilities read, on the site and in a copy of it. */
export const setUpPage: SetUpPage = (context) => {
  for (const ability of abilities) ability.setUpPage?.(context)
}
