import type { SubscriptionLanguage } from './subscription.ts'

/** Texts of mails in English, which the Filipino ones follow. */
const english = (schoolShortName: string) => ({
  /** the mail that asks the owner of an address to confirm it */
  confirmLink: {
    subject: `${schoolShortName}: confirm that you want class notices`,
    lines: (link: string) => [
      `Someone asked ${schoolShortName} to send class notices to this address.`,
      'If it was you, open this page within 24 hours and press “Confirm”:',
      link,
      'If it was not you, do nothing: your address is deleted after 24 hours.',
    ],
  },
  /** the same mail to an address that is subscribed */
  changeLink: {
    subject: `${schoolShortName}: you already get class notices`,
    lines: (link: string) => [
      `This address already gets class notices of ${schoolShortName}.`,
      'On this page you change your levels and language, or stop:',
      link,
      'If you did not ask for this mail, do nothing.',
    ],
  },
  /** the end of each class notice */
  notice: {
    check: 'See what the school says now:',
    why: `You get this mail because you asked ${schoolShortName} for class notices.`,
    stop: 'Change what you get, or stop:',
  },
})

const filipino: typeof english = (schoolShortName) => ({
  confirmLink: {
    subject: `${schoolShortName}: i-confirm na gusto ninyo ng mga abiso sa pasok`,
    lines: (link) => [
      `May humiling sa ${schoolShortName} na magpadala ng mga abiso sa pasok sa address na ito.`,
      'Kung kayo po iyon, buksan ang page na ito sa loob ng 24 na oras at pindutin ang “I-confirm”:',
      link,
      'Kung hindi kayo, wala kayong kailangang gawin: buburahin ang address pagkalipas ng 24 na oras.',
    ],
  },
  changeLink: {
    subject: `${schoolShortName}: nakakatanggap na kayo ng mga abiso sa pasok`,
    lines: (link) => [
      `Dumarating na po sa address na ito ang mga abiso sa pasok ng ${schoolShortName}.`,
      'Sa page na ito ninyo mababago ang mga level at wika, o maititigil ang mga abiso:',
      link,
      'Kung hindi kayo ang humingi ng e-mail na ito, wala kayong kailangang gawin.',
    ],
  },
  notice: {
    check: 'Tingnan ang sinasabi ng paaralan ngayon:',
    why: `Natanggap po ninyo ito dahil humingi kayo sa ${schoolShortName} ng mga abiso sa pasok.`,
    stop: 'Baguhin ang mga pinili ninyo, o itigil ito:',
  },
})

/** Returns the texts of mails about classes in a language. @param schoolShortName such as DYCI */
export const mailTexts = (language: SubscriptionLanguage, schoolShortName: string) =>
  language === 'fil' ? filipino(schoolShortName) : english(schoolShortName)
