import { writeNewsMessage, type MessageTexts } from './news-texts.ts'
import type { NoticeNews } from './notice-news.server.ts'
import type { SubscriptionLanguage } from './subscription.ts'

/**
 * Maximum lengths in a push message, in UTF-16 units. A unit has at most 3 bytes in UTF-8, so the two
 * texts have at most 2,760. With the JSON around them, they stay under the 3,993 bytes that
 * `encryptMessage` takes.
 */
const pushLimits = { title: 320, body: 600 }

/** Writes the message about a notice as {@link writeNewsMessage}, short enough for a push message. */
export function writePushMessage(news: NoticeNews, language: SubscriptionLanguage): MessageTexts {
  const { title, body } = writeNewsMessage(news, language)
  return { title: cut(title, pushLimits.title), body: cut(body, pushLimits.body) }
}

/** Shortens a text to a number of UTF-16 units. Drops the first half of a pair that the cut splits. */
const cut = (text: string, limit: number) =>
  text.length <= limit ? text : `${text.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, '')}…`

/**
 * Writes the test message for a phone that subscribes: the proof that the phone can be reached.
 *
 * @param schoolShortName such as DYCI
 */
export const writeTestMessage = (
  language: SubscriptionLanguage,
  schoolShortName: string,
): MessageTexts =>
  language === 'fil'
    ? {
        title: `${schoolShortName}: abiso sa pasok`,
        body: 'Ganito po namin kayo sasabihan kapag may pagbabago sa klase.',
      }
    : {
        title: `${schoolShortName}: class status`,
        body: 'This is how we tell you when classes change.',
      }
