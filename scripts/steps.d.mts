/**
 * Arguments with which `npm start` runs the server, for the benchmark (defined in
 * scripts/steps.mjs).
 */
export const serverArguments: string[]
/** Environment of the server for the C library. */
export const memorySettings: Record<string, string>
/** Environment of the server that `npm start` runs. */
export const serverEnvironment: Record<string, string | undefined>

/** Files and folders that the product is built from. */
export const sources: string[]

/** Lists the built parts whose sources have changed since, by name. */
export function outdatedParts(): string[]

/** Builds the parts of the product whose sources have changed since the last build. */
export function build(): Promise<void>
