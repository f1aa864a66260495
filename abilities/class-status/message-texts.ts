import type { SubscriptionLanguage } from './subscription.ts'
import type { NoticeNews } from './notice-news.server.ts'

/** Texts of a message about a notice. */
interface MessageTexts {
  title: string
  body: string
}

/** Maximum lengths in a notification, in characters: a push message has 3,993 bytes. */
const pushLimits = { title: 320, body: 600 }

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

/** Writes a message that fits into a push message; otherwise as {@link writeNewsMessage}. */
export function writePushMessage(news: NoticeNews, language: SubscriptionLanguage): MessageTexts {
  const { title, body } = writeNewsMessage(news, language)
  return { title: cut(title, pushLimits.title), body: cut(body, pushLimits.body) }
}

/** Writes a message in a language; where the notice has no Filipino text, in English. */
export function writeNewsMessage(
  { what, headline, message }: NoticeNews,
  wanted: SubscriptionLanguage,
): MessageTexts {
  const language = wanted === 'fil' && headline.fil ? 'fil' : 'en'
  const { corrected, withdrawn, noLonger } = words[language]
  const prefix = { published: '', corrected: `${corrected}: `, withdrawn: `${withdrawn}: ` }[what]
  return {
    title: prefix + (headline[language] ?? headline.en),
    body: what === 'withdrawn' ? noLonger : (message[language] ?? message.en),
  }
}

/** Shortens a text to a number of characters, and never between the halves of one. */
const cut = (text: string, limit: number) =>
  text.length <= limit ? text : `${text.slice(0, limit - 1).toWellFormed()}…`

/** Writes the test message for a phone that subscribes: the proof that it can be reached. */
export const writeTestMessage = (language: SubscriptionLanguage, school: string): MessageTexts =>
  language === 'fil'
    ? {
        title: `${school}: abiso sa pasok`,
        body: 'Ganito po namin kayo sasabihan kapag may pagbabago sa klase.',
      }
    : { title: `${school}: class status`, body: 'This is how we tell you when classes change.' }

/** Texts of mails in English, which the Filipino ones follow. */
const english = (school: string) => ({
  /** the mail that asks the owner of an address to confirm it */
  confirmLink: {
    subject: `${school}: confirm that you want class notices`,
    lines: (link: string) => [
      `Someone asked ${school} to send class notices to this address.`,
      'If it was you, open this page within 24 hours and press “Confirm”:',
      link,
      'If it was not you, do nothing: your address is deleted after 24 hours.',
    ],
  },
  /** the same mail to an address that is subscribed */
  changeLink: {
    subject: `${school}: you already get class notices`,
    lines: (link: string) => [
      `This address already gets class notices of ${school}.`,
      'On this page you change your levels and language, or stop:',
      link,
      'If you did not ask for this mail, do nothing.',
    ],
  },
  /** the end of each class notice */
  notice: {
    check: 'See what the school says now:',
    why: `You get this mail because you asked ${school} for class notices.`,
    stop: 'Change what you get, or stop:',
  },
})

const filipino: typeof english = (school) => ({
  confirmLink: {
    subject: `${school}: i-confirm na gusto ninyo ng mga abiso sa pasok`,
    lines: (link) => [
      `May humiling sa ${school} na magpadala ng mga abiso sa pasok sa address na ito.`,
      'Kung kayo po iyon, buksan ang page na ito sa loob ng 24 na oras at pindutin ang “I-confirm”:',
      link,
      'Kung hindi kayo, wala kayong kailangang gawin: buburahin ang address pagkalipas ng 24 na oras.',
    ],
  },
  changeLink: {
    subject: `${school}: nakakatanggap na kayo ng mga abiso sa pasok`,
    lines: (link) => [
      `Dumarating na po sa address na ito ang mga abiso sa pasok ng ${school}.`,
      'Sa page na ito ninyo mababago ang mga level at wika, o maititigil ang mga abiso:',
      link,
      'Kung hindi kayo ang humingi ng e-mail na ito, wala kayong kailangang gawin.',
    ],
  },
  notice: {
    check: 'Tingnan ang sinasabi ng paaralan ngayon:',
    why: `Natanggap po ninyo ito dahil humingi kayo sa ${school} ng mga abiso sa pasok.`,
    stop: 'Baguhin ang mga pinili ninyo, o itigil ito:',
  },
})

/** Returns the texts of mails about classes in a language. @param school its short name */
export const mailTextsIn = (language: SubscriptionLanguage, school: string) =>
  language === 'fil' ? filipino(school) : english(school)
