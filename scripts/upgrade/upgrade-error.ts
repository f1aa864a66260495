/** An upgrade that could not be done, for a reason that the operator must read. */
export class UpgradeError extends Error {
  override readonly name = 'UpgradeError'
}
