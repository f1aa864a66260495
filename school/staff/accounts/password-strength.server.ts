/** Maximum number of characters checked: work grows with the square, and 64 take under 30 ms. */
const longestChecked = 64

/** The lowest accepted score of 0 to 4: ten billion guesses ("very unguessable" in zxcvbn). */
const lowestScore = 4

/** Words that people here would choose first. */
const localWords = [
  'dyci',
  'dycian',
  'yanga',
  'colleges',
  'bocaue',
  'bulacan',
  'philippines',
  'pilipinas',
  'paraya',
  'mabuhay',
  'school',
  'teacher',
  'principal',
  'registrar',
  'administrator',
]

const problem =
  'This password is easy to guess. Use a few unrelated words, such as three things in your room.'

const loadChecker = async () => {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}

// Loaded when a person chooses a password: visitors do not need it.
let checker: ReturnType<typeof loadChecker> | undefined

/**
 * Explains why a password must not be used: it is common, or made of common words, keyboard rows,
 * dates or the person's own name.
 *
 * @param own words that an attacker would try for this person, such as name and e-mail address
 * @returns a sentence for the person; `null` when the password is accepted
 */
export async function findPasswordProblem(
  password: string,
  own: readonly string[],
): Promise<string | null> {
  checker ??= loadChecker()
  const words = own.flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u))
  const { score } = (await checker).check(password.slice(0, longestChecked), [
    ...localWords,
    ...words,
  ])
  return score < lowestScore ? problem : null
}
