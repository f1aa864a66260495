const lower = 'áéíóúüçàèìòùâêîôûëïö'
const upper = lower.toUpperCase()

/** Signs in places where they usually are, and where the other code pages have none. */
const usual = [
  String.raw`(?<=\s)[–—](?=\s)|(?<=\d)–(?=\d)|(?<=^|\n)•(?=\s)`,
  String.raw`(?<=\p{L})’(?=(?:t|re|ve|ll)(?!\p{L}))|(?<=\p{L}{4})’(?=s(?!\p{L}))`,
  String.raw`(?<![\p{L}\d])“(?=\S[^“”]*”)|(?<=“[^“”]*\S)”(?![\p{L}\d])`,
  `(?<=[AEIOU])Ñ(?=[AEIOU])`,
]

/** Signs in places where they can be: a letter beside a letter, a capital not within a word. */
const possible = [
  String.raw`(?<=\p{L})[${lower}ß](?!\p{Lu}|\d)|(?<!\d)[${lower}](?=\p{Ll})|(?<=\s)[àáéó](?=\s)`,
  String.raw`(?<=\p{Lu})[${upper}](?!\p{Ll}|\d)|(?<![\p{L}\d])[${upper}](?=\p{L})`,
  String.raw`(?<=[aeiou${lower}]|(?<!\p{L}))ñ(?=[aeiou${lower}])`,
  String.raw`(?<=[AEIOU${upper}]|(?<!\p{L}))Ñ(?=[AEIOU${upper}]|[aeiou])`,
  String.raw`(?<=\p{L})’(?!\d)|(?<!\p{L})[‘’](?=[\p{L}\d])|(?<![\p{L}\d])“(?=\S)|(?<=\S)”(?![\p{L}\d])`,
  String.raw`(?<=[\p{L}\d\s”’])[–—](?=[\p{L}\d\s“‘])|(?<=[\p{L}\d”’])—$|(?<=[\p{L}\d.,!?”’\s])…`,
  String.raw`(?<=\s|^)[•·§](?=\s)|§(?=\d)|(?<=\d ?)[°¢½¼¾]|[£€¥](?=\d)|(?<=[\d\p{L}])[ªº](?!\p{L})|(?<=\s|^)[½¼¾]`,
  String.raw`©(?=[\s\d])|(?<=\p{L}|\s)[®™](?!\p{L})|(?<=[\d\s])[×÷±](?=[\d\s])`,
  String.raw`¡(?=[^¡!]*!)|¿(?=[^¿?]*\?)|(?<!\p{L})«(?=\S)|(?<=\S)»(?!\p{L})|\u{A0}`,
]

const sticky = (patterns: readonly string[]) => new RegExp(patterns.join('|'), 'uy')
const grades = [sticky(usual), sticky(possible)]

/**
 * Grades how likely a sign is at its place in a text of a school: 2 usual, 1 possible, 0 unlikely. A wrong
 * code page gives itself away by signs such as the Ò in NiÒo.
 *
 * @example likelihoodAt('Dasmari–as', 7) // 1: a dash may join two words
 */
export function likelihoodAt(text: string, index: number): number {
  const found = grades.findIndex((grade) => {
    grade.lastIndex = index
    return grade.test(text)
  })
  return found === -1 ? 0 : grades.length - found
}
