import type { NoticeNews } from './notice-news.server.ts'
import type { SubscriptionLanguage } from './subscription.ts'

/** Texts of a message to a subscriber. */
export interface MessageTexts {
  title: string
  body: string
}

const newsLabels: Record<
  SubscriptionLanguage,
  { corrected: string; withdrawn: string; withdrawnBody: string }
> = {
  en: {
    corrected: 'Corrected',
    withdrawn: 'Withdrawn',
    withdrawnBody: 'This notice is no longer valid. See the class status.',
  },
  fil: {
    corrected: 'Itinama',
    withdrawn: 'Binawi',
    withdrawnBody: 'Wala na po itong bisa. Tingnan kung may pasok.',
  },
}

/**
 * Writes the message about a notice in the language of a subscription. A notice without a Filipino
 * headline is written in English.
 */
export function writeNewsMessage(
  { what, headline, message }: NoticeNews,
  subscriptionLanguage: SubscriptionLanguage,
): MessageTexts {
  const language = subscriptionLanguage === 'fil' && headline.fil ? 'fil' : 'en'
  const { corrected, withdrawn, withdrawnBody } = newsLabels[language]
  const prefix = { published: '', corrected: `${corrected}: `, withdrawn: `${withdrawn}: ` }[what]
  return {
    title: prefix + (headline[language] ?? headline.en),
    body: what === 'withdrawn' ? withdrawnBody : (message[language] ?? message.en),
  }
}
