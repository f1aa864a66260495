/** Returns whether a pattern names a path: `/login` only itself, `/media/*` everything below it. */
export const matchesPath = (patterns: readonly string[], path: string): boolean =>
  patterns.some((pattern) =>
    pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  )
