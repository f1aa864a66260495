import type { Environment } from '../../server/environment.ts'

/** The address at which this machine reaches the site itself, without a proxy. */
export const ownAddress = ({ HOST, PORT }: Pick<Environment, 'HOST' | 'PORT'>) =>
  `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${PORT}`
