/** How `npm start` runs the server, for the benchmark (written in scripts/steps.mjs). */
export const serverArguments: string[]
export const serverEnvironment: Record<string, string | undefined>

/** The built parts whose sources have changed since, by name. */
export function outdatedParts(): string[]
