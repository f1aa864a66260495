/**
 * Stops parts one after another, in the given order. A part that cannot be stopped does not keep
 * the later ones running.
 *
 * @throws an AggregateError with the error of each part that could not be stopped
 * @example await stopAll([server.stop, () => database.destroy()])
 */
export async function stopAll(stops: readonly (() => unknown)[]): Promise<void> {
  const errors: unknown[] = []
  for (const stop of stops)
    try {
      await stop()
    } catch (error) {
      errors.push(error)
    }
  if (errors.length > 0) throw new AggregateError(errors, 'Parts of the site could not be stopped')
}
