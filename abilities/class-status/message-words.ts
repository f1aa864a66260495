import type { SubscriptionLanguage } from './subscription.ts'
import type { Told } from './told.ts'

/** Texts of a message about a notice. */
export interface MessageWords {
  title: string
  body: string
}

/** The most that is said in a notification, in characters: a push message has 3,993 bytes. */
const longest = { title: 320, body: 600 }

const words: Record<
  SubscriptionLanguage,
  { corrected: string; withdrawn: string; noLonger: string }
> = {
  en: {
    corrected: 'Corrected',
    withdrawn: 'Withdrawn',
    noLonger: 'This notice is no longer valid. See the class status.',
  },
  fil: {
    corrected: 'Itinama',
    withdrawn: 'Binawi',
    noLonger: 'Wala na po itong bisa. Tingnan kung may pasok.',
  },
}

/** Writes a message that fits into a push message. */
export function wordsOf(told: Told, language: SubscriptionLanguage): MessageWords {
  const { title, body } = saidIn(told, language)
  return { title: cut(title, longest.title), body: cut(body, longest.body) }
}

/** Writes a message in a language; where the notice has no Filipino text, in English. */
export function saidIn(
  { what, headline, message }: Told,
  language: SubscriptionLanguage,
): MessageWords {
  const spoken = language === 'fil' && headline.fil ? 'fil' : 'en'
  const { corrected, withdrawn, noLonger } = words[spoken]
  const said = headline[spoken] ?? headline.en
  const sign = { published: '', corrected: `${corrected}: `, withdrawn: `${withdrawn}: ` }[what]
  const body = what === 'withdrawn' ? noLonger : (message[spoken] ?? message.en)
  return { title: sign + said, body }
}

const cut = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 1).toWellFormed()}…`

/** Writes the test message for a phone that subscribes: the proof that it can be reached. */
export const testWords = (language: SubscriptionLanguage, school: string): MessageWords =>
  language === 'fil'
    ? {
        title: `${school}: abiso sa pasok`,
        body: 'Ganito po namin kayo sasabihan kapag may pagbabago sa klase.',
      }
    : { title: `${school}: class status`, body: 'This is how we tell you when classes change.' }
