import * as z from 'zod'
import { tidyEmail } from '../../school/base/contact-email.ts'
import { departmentTags } from '../../school/kinds/department-tags.ts'

/** The languages of messages to subscribers. */
export const subscriptionLanguages = ['en', 'fil'] as const
export type SubscriptionLanguage = (typeof subscriptionLanguages)[number]

/** Choices of a subscriber: levels of the school, and the language of messages. */
const choices = {
  levels: z
    .array(z.enum(departmentTags, `Name levels of the school: ${departmentTags.join(', ')}.`), {
      error: 'Choose at least one level.',
    })
    .min(1, 'Choose at least one level.')
    .max(departmentTags.length, 'Name each level once.')
    .transform((levels) => departmentTags.filter((tag) => levels.includes(tag))),
  language: z.enum(subscriptionLanguages, 'Choose a language: en or fil.'),
}

/** Maximum length of an e-mail address (RFC 5321, 4.5.3.1.3). */
const maxEmailLength = 254

/** An e-mail address, with the choices of its owner. */
export const emailSubscriptionSchema = z.object({
  email: z
    .string()
    .overwrite(tidyEmail)
    .toLowerCase()
    .max(maxEmailLength, 'This address is too long for an e-mail address.')
    .pipe(z.email('Enter an e-mail address, such as ana@example.com.')),
  ...choices,
})
export type EmailSubscriptionInput = z.output<typeof emailSubscriptionSchema>

/** Choices that the owner of an address makes on its page. */
export const subscriptionChoicesSchema = z.object(choices)
export type SubscriptionChoices = z.output<typeof subscriptionChoicesSchema>

const endpoint = z
  .string('Send the address that the browser got from its push service.')
  .max(1_000, 'This address is too long for a push service.')

export const pushAddressSchema = z.object({ endpoint })

/** Schema of a key in base64url with a number of bytes. @param what names the key in problems */
const base64url = (bytes: number, what: string) =>
  z
    .string(`Send ${what} of the subscription.`)
    .regex(/^[\w-]{1,120}={0,2}$/, { error: `Send ${what} as base64url.`, abort: true })
    .refine(
      (text) => lengthOfBase64(text) === bytes,
      `Send ${what} of the subscription: ${bytes} bytes.`,
    )

/** Counts the bytes in a base64url text. */
const lengthOfBase64 = (text: string) => Math.floor((text.replaceAll('=', '').length * 3) / 4)

/** A subscription as a browser describes it, with the choices of its owner. */
export const pushSubscriptionSchema = z.object({
  endpoint,
  keys: z.object(
    { p256dh: base64url(65, 'the key “p256dh”'), auth: base64url(16, 'the key “auth”') },
    'Send the keys of the subscription.',
  ),
  ...choices,
})
export type PushSubscriptionInput = z.output<typeof pushSubscriptionSchema>
