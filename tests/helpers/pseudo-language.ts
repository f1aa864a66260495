const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const accented = 'ÀƁÇĎÉƑĜĤÎĴĶĹṀŃÔƤɊŔŠŤÛṼŴẊÝŽàƀçďéƒĝĥîĵķĺṁńôƥɋŕšťûṽŵẋýž'

/**
 * Translates a message into the pseudo-language: every letter gets an accent, and brackets show
 * where the message begins and ends. Arguments and the names of plural forms stay.
 * @example pseudoMessage('Page {page}') === '⟦Ƥàĝé {page}⟧'
 */
export function pseudoMessage(message: string): string {
  let depth = 0
  const translated = message.replaceAll(/[{}A-Z]/gi, (letter) => {
    if (letter === '{') depth += 1
    if (letter === '}') depth -= 1
    // Braces within an argument hold text again: its plural forms.
    const isText = depth % 2 === 0
    return (isText && accented[plain.indexOf(letter)]) || letter
  })
  return `⟦${translated}⟧`
}
