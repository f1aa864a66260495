type SystemError = NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string }

/** Says why the site did not start, and what to do about it. */
export function explainStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, syscall, port, address, hostname } = error as SystemError
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop the program that uses it, or set PORT to another one.`
  if (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo') {
    return `HOST must be an address of this machine; ${address ?? hostname} is not.`
  }
  const isUnopened = [error, error.cause].some(
    (each) => each instanceof Error && each.message === 'unable to open database file',
  )
  if (syscall === 'mkdir' || isUnopened) {
    const folder = process.env.DATA_DIR ?? './data'
    return `DATA_DIR must be a folder that the site may write to; ${folder} is not (${error.message}).`
  }
  if (code === 'ERR_MODULE_NOT_FOUND')
    return `The product is not built. Run: npm start\n${error.message}`
  if (error.name === 'StorageError')
    return `${error.message.replace(/\.?$/, '.')}${adviceFor(error)}`
  if (error.name === 'PreparationError' || error.message.startsWith('The configuration'))
    return error.message
  return error.cause instanceof Error
    ? `${error.message}\n${error.cause.message}`
    : (error.stack ?? error.message)
}

/** Says what to do about a storage failure that waiting does not solve. */
function adviceFor(error: Error): string {
  const fault = 'fault' in error ? error.fault : ''
  if (fault === 'damaged') return ' Restore it from a backup (docs/operate.md, Restore).'
  if (fault === 'missing') return ' Set DATA_DIR or DATABASE_URL to those of the site.'
  if (fault === 'full') return ' Make room on the disk, then start again.'
  if (fault === 'busy') return ' Another program has locked it. End that program, then start again.'
  if (fault === 'away' && process.env.DATABASE_URL)
    return ' Check DATABASE_URL, and whether that database runs.'
  return ''
}
