/**
 * Scales every time limit of the tests. The usual 3 suits a machine that is three times slower than
 * ours; on a fast one, only a test that fails takes longer.
 * @throws when TEST_PATIENCE is not a number of 1 or more
 */
export const patience = readPatience(process.env.TEST_PATIENCE)

function readPatience(setting = '3'): number {
  const factor = Number(setting)
  if (factor >= 1) return factor
  throw new Error(`TEST_PATIENCE must be a number of 1 or more; it is "${setting}".`)
}
