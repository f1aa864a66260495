/** The address under which anyone checks a code: the same in every language, and short in print. */
export const verifyAddress = (publicOrigin: string, code: string) =>
  `${publicOrigin}/verify/${code}`

/** Returns an address as people read and type it: without the protocol. */
export const spokenAddress = (address: string) => address.replace(/^https?:\/\/(www\.)?/, '')
