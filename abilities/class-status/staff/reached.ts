import { formatNumber } from '../../../school/base/formats.ts'

interface Counts {
  handedOver: number
  waiting: number
  failed: number
}

/** Delivery counts of the messages about a notice, by channel. */
export interface Reached {
  push: Counts
  email: Counts
}

/**
 * Says how many phones and e-mail addresses a notice reached; '' when it was told to no one.
 * @example reachedInWords({ push: { handedOver: 2, waiting: 1, failed: 0 }, email: … }) // 'Sent to 2 of 3 phones, 1 waiting.'
 */
export const reachedInWords = ({ push, email }: Reached): string =>
  [
    channelInWords(push, ['phone', 'phones']),
    channelInWords(email, ['e-mail address', 'e-mail addresses']),
  ]
    .filter((words) => words !== '')
    .join(' ')

function channelInWords(
  { handedOver, waiting, failed }: Counts,
  [one, many]: readonly [string, string],
): string {
  const all = handedOver + waiting + failed
  if (all === 0) return ''
  const number = (count: number) => formatNumber(count, 'en')
  const parts = [
    `Sent to ${number(handedOver)} of ${number(all)} ${all === 1 ? one : many}`,
    ...(waiting > 0 ? [`${number(waiting)} waiting`] : []),
    ...(failed > 0 ? [`${number(failed)} could not be reached`] : []),
  ]
  return `${parts.join(', ')}.`
}
