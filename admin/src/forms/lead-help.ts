import { countLead, leadSentences, leadWords } from '../../../school/base/sentences.ts'

/** Gives the rule for a lead and counts what is written. It refuses nothing. */
export function leadHelp(text: string): string {
  const { words, sentences } = countLead(text)
  const rule = `A lead has at most ${leadSentences} sentences and about ${leadWords} words.`
  if (words === 0) return rule
  const isLong = words > leadWords + 3 || sentences > leadSentences
  const length = `This one has ${count(sentences, 'sentence')} and ${count(words, 'word')}.`
  return `${rule} ${length}${isLong ? ' Move the rest to the next paragraph.' : ''}`
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
