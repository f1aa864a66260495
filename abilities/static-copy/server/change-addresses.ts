import { DomUtils, parseDocument } from 'htmlparser2'
import { changeSet } from '../../../school/base/photo.ts'

/** The attributes of elements that hold an address. */
const attributes: Record<string, readonly string[]> = {
  a: ['href'],
  link: ['href'],
  img: ['src', 'srcset'],
  source: ['srcset'],
  script: ['src'],
  form: ['action'],
}

/**
 * Changes the addresses of this site in a page, for a copy of it. A player of another site becomes
 * the link that it has below it: a copy asks no one for anything.
 *
 * @param addressOf changes an address that begins with `/`, such as `/events?month=2026-12#calendar`
 */
export function changeAddresses(html: string, addressOf: (address: string) => string): string {
  const document = parseDocument(html)
  const change = (address: string) => (/^\/(?!\/)/.test(address) ? addressOf(address) : address)
  for (const element of DomUtils.getElementsByTagName(() => true, document)) {
    if (element.name === 'iframe') DomUtils.removeElement(element)
    for (const name of attributes[element.name] ?? []) {
      const value = element.attribs[name]
      if (value)
        element.attribs[name] = name === 'srcset' ? changeSet(value, change) : change(value)
    }
  }
  return DomUtils.getInnerHTML(document, { encodeEntities: 'utf8', emptyAttrs: true })
}
