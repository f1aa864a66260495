/**
 * Reason for a failure of the database, the same for every database:
 * - `busy`: another process held a lock for longer than we wait
 * - `slow`: a query reached its time limit
 * - `full`: the disk has no room
 * - `read-only`: nothing can be written
 * - `damaged`: stored data cannot be read
 * - `missing`: the file was deleted or replaced
 * - `away`: no connection
 */
export type StorageFault = 'busy' | 'slow' | 'full' | 'read-only' | 'damaged' | 'missing' | 'away'

/** A failure of the database that is not a bug. The cause is the driver's own error. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly fault: StorageFault

  constructor(fault: StorageFault, message: string, cause?: unknown) {
    super(message, { cause })
    this.fault = fault
  }
}
