/** The return value of a function with expected, named failures; bugs are thrown. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; failure: Failure }

/** Makes the result of a function that succeeded. */
export const succeed = <Value>(value: Value) => ({ ok: true, value }) as const
/** Makes the result of a function with an expected failure. */
export const fail = <Failure>(failure: Failure) => ({ ok: false, failure }) as const
