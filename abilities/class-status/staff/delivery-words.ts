import type { AnswerOf } from '../../../product/contract.ts'
import { formatCount } from '../../../admin/src/layout/format-count.ts'
import { formatNumber } from '../../../school/base/formats.ts'

/** Delivery counts of the messages about a notice, by channel. */
type Deliveries = Omit<AnswerOf<'GET /class-status'>['reached'][number], 'notice'>

/**
 * Says how many phones and e-mail addresses a notice reached; '' when it was told to no one.
 * @example describeDeliveries({ push: { handedOver: 2, waiting: 1, failed: 0 }, email: … }) // 'Sent to 2 of 3 phones, 1 waiting.'
 */
export const describeDeliveries = ({ push, email }: Deliveries): string =>
  [
    describeChannel(push, 'phone', 'phones'),
    describeChannel(email, 'e-mail address', 'e-mail addresses'),
  ]
    .filter(Boolean)
    .join(' ')

function describeChannel(
  { handedOver, waiting, failed }: Deliveries['push'],
  one: string,
  many: string,
): string {
  const all = handedOver + waiting + failed
  if (all === 0) return ''
  const parts = [
    `Sent to ${formatNumber(handedOver, 'en')} of ${formatCount(all, one, many)}`,
    waiting > 0 && `${formatNumber(waiting, 'en')} waiting`,
    failed > 0 && `${formatNumber(failed, 'en')} could not be reached`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}
