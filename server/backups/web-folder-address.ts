/** A folder of a WebDAV server, and how to sign in there. */
export interface WebFolderAddress {
  /** ends with a slash, and holds no password */
  folder: string
  /** the header of basic authentication; `null`: the server asks for none */
  authorization: string | null
}

/**
 * Reads the address of a WebDAV folder.
 *
 * @example
 * readWebFolder('https://dyci:secret@files.example.org/backups')
 * // { folder: 'https://files.example.org/backups/', authorization: 'Basic ZHljaTpzZWNyZXQ=' }
 *
 * @returns `null` for anything else
 */
export function readWebFolder(text: string): WebFolderAddress | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') return null
  const account = decoded(`${url.username}:${url.password}`)
  if (account === null) return null
  const path = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`
  return {
    folder: url.origin + path,
    authorization: account === ':' ? null : `Basic ${Buffer.from(account).toString('base64')}`,
  }
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
