/**
 * Scales every time limit of the tests. `TEST_PATIENCE=3` suits a machine that is three times
 * slower; CI uses it.
 * @throws when the setting is not a number of 1 or more
 */
export const patience = readPatience(process.env.TEST_PATIENCE)

function readPatience(setting = '1'): number {
  const factor = Number(setting)
  if (factor >= 1) return factor
  throw new Error(`TEST_PATIENCE must be a number of 1 or more; it is "${setting}".`)
}
