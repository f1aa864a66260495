import { changeSet } from '../../school/base/photo.ts'

/**
 * Changes an address of this site, such as `/events?month=2026-12#calendar`, into the one that a
 * page of a copy has in its place.
 */
export type AddressOf = (address: string) => string

let addressesNow: () => AddressOf | undefined = () => undefined

/** Names the function that knows whether a page of a copy is being rendered at this moment. */
export function askForAddresses(current: () => AddressOf | undefined) {
  addressesNow = current
}

/** The attributes of elements that hold an address. */
const attributes: Record<string, readonly string[]> = {
  a: ['href'],
  link: ['href'],
  img: ['src', 'srcSet'],
  source: ['srcSet'],
  script: ['src'],
  form: ['action'],
}

type Props = Record<string, unknown>

/**
 * Returns the attributes of an element as the document has them: the one place where addresses of
 * this site change for a copy. Everywhere else they are what the visitor of the site sees.
 */
export function shownProps(type: unknown, props: Props): Props {
  const names = typeof type === 'string' ? attributes[type] : undefined
  const addressOf = names && addressesNow()
  if (!addressOf) return props
  const changed = { ...props }
  for (const name of names) {
    const value = props[name]
    if (typeof value !== 'string') continue
    const change = (address: string) => (isOfThisSite(address) ? addressOf(address) : address)
    changed[name] = name === 'srcSet' ? changeSet(value, change) : change(value)
  }
  return changed
}

/** Tells whether an address names a page or file of this site, and is no jump within the page. */
const isOfThisSite = (address: string) => address.startsWith('/') && address[1] !== '/'
