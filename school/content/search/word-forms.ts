/** Words that carry no meaning of their own in a search, in English and Filipino, as typed. */
const fillers = new Set(
  `a about again all also am an and any are as at be been but by can cannot could do does did for
  from get got had has have he help her hi hello his how i if im in into is it its just know let
  like make many may me more much my need needs no not of on one or our out please pls she should so
  some tell than thank thanks that the their them then there these they this those to too u up us
  use want was we were what whats when where which who whom whose why will with would you your yours
  ako akin aking alin alam amin aming anak ang ano anong anu ay ayaw ayon b ba bago bang bukas bkas bakit bawat
  bilang bkit by dahil dapat daw d di din dito diyan doon dun gusto gustong ho hanggang hindi ibang
  ilan ilang in inyo inyong ito itong iyan iyon isang isa ka kailangan kailan kami kanino kanya
  kapag kasi kay kaya kayo kelan kina kmi ko kong kpag ku kung lahat lang lng maging mag magpa man
  may mayroon meron mga mo mong muna n na nag nagpa naman namin nang nasa natin nga ng ngayon ni
  nila ninyo nito niya niyo nmn noon nung nya nyo o oo paano pag pala pano panu para parin pa pang
  pati pero pinaka po poh pong puede pwd pwede pwedeng q rin s sa saan saang sabi san sana sila
  sino sinong siya sya tapos tayo tungkol un ung wala walang wla yan yata yon yun yung`.split(
    /\s+/,
  ),
)

/** Returns whether a word says nothing about the subject, except in a known phrase. */
export const isFiller = (word: string) => fillers.has(word)

/**
 * Brings an English word into the form in which singular and plural are equal: 'classes' and
 * 'class' become 'class'.
 */
export function stemOf(word: string): string {
  if (word.length < 4) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2)
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word
}

/** Lists a word with its singular and plural, as documents may write it. */
export function formsOf(word: string): string[] {
  const stem = stemOf(word)
  const plurals = stem.endsWith('y') ? [`${stem}s`, `${stem.slice(0, -1)}ies`] : [`${stem}s`]
  return [...new Set([word, stem, ...plurals, `${stem}es`])]
}

/**
 * Lists what may remain of a Filipino verb made of another word: 'magenroll' and 'mageenroll' come
 * from 'enroll'.
 */
export function rootsOf(word: string): string[] {
  const root = /^(?:mag|nag|pag|makapag|nakapag)([a-z]{4,})$/.exec(word)?.[1]
  if (!root) return []
  // The first syllable is doubled in the future tense: 'magtatransfer'.
  const doubled = /^(?:([aeiou])(?=\1)|([^aeiou])[aeiou](?=\2))/.exec(root)?.[0]
  return doubled ? [root, root.slice(doubled.length)] : [root]
}
