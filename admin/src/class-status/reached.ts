import { formatNumber } from '../../../school/base/formats.ts'

interface Reached {
  handedOver: number
  waiting: number
  failed: number
}

/**
 * Says how many subscribers a notice reached; '' when it was told to no one.
 * @example reachedInWords({ handedOver: 2, waiting: 1, failed: 0 }) // 'Sent to 2 of 3 subscribers, 1 waiting.'
 */
export function reachedInWords({ handedOver, waiting, failed }: Reached): string {
  const all = handedOver + waiting + failed
  if (all === 0) return ''
  const number = (count: number) => formatNumber(count, 'en')
  const parts = [
    `Sent to ${number(handedOver)} of ${number(all)} ${all === 1 ? 'subscriber' : 'subscribers'}`,
    ...(waiting > 0 ? [`${number(waiting)} waiting`] : []),
    ...(failed > 0 ? [`${number(failed)} could not be reached`] : []),
  ]
  return `${parts.join(', ')}.`
}
