/**
 * What kept the database from doing its work, in words that hold for every database:
 *
 * - `busy`: another process held a lock for longer than we wait
 * - `slow`: a query ran into its time limit
 * - `full`: the disk has no room
 * - `read-only`: nothing can be written
 * - `damaged`: what is stored cannot be read
 * - `missing`: the file was deleted or replaced
 * - `away`: no connection
 */
export type StorageFault = 'busy' | 'slow' | 'full' | 'read-only' | 'damaged' | 'missing' | 'away'

/** A failure of the database that is no bug of ours. The cause is the driver's own error. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly fault: StorageFault

  constructor(fault: StorageFault, message: string, cause?: unknown) {
    super(message, { cause })
    this.fault = fault
  }
}
