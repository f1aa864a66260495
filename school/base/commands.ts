import * as z from 'zod'

/** Names a command of a union. @param does a sentence for the description of the call */
export const action = <Action extends string>(name: Action, does: string) => ({
  action: z.literal(name).describe(does),
})

/** Says in a sentence that a union of commands has none of a name. */
export const noSuchCommand = {
  error: ({ code }: { code: string }) =>
    code === 'invalid_union' ? 'There is no such command.' : undefined,
}
