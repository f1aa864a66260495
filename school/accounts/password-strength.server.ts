/**
 * How much of a password is looked at: the work grows with its square, and 64 characters take under
 * 30 ms.
 */
const longestChecked = 64

/**
 * The lowest score that is taken, of 0 to 4: ten billion guesses ("very unguessable" in zxcvbn's
 * words).
 */
const lowestScore = 4

/** What people here think of first. */
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
  'This password is easy to guess. Put together a few words that only you would put together, such as three things in your room.'

const loadChecker = async () => {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}

// Made when the first person chooses a password: visitors need none of it.
let checker: ReturnType<typeof loadChecker> | undefined

/**
 * Why a password must not be used: it is on a list of common passwords, or made of such words,
 * keyboard rows, dates or the person's own name.
 * @param own words that an attacker would try for this person, such as name and e-mail address
 * @returns a sentence for the person who chose it; `null` when it can be used
 */
export async function findPasswordProblem(
  password: string,
  own: readonly string[],
): Promise<string | null> {
  checker ??= loadChecker()
  const words = own
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u))
    .filter((word) => word.length > 2)
  const { score } = (await checker).check(password.slice(0, longestChecked), [
    ...localWords,
    ...words,
  ])
  return score < lowestScore ? problem : null
}
