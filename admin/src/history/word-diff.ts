/** A piece of a text: in both versions, only in the newer one, or only in the older one. */
export interface DiffPiece {
  text: string
  change: 'same' | 'added' | 'removed'
}

/**
 * Most words of a text that are compared one by one; longer ones are shown whole, before and after.
 */
const wordLimit = 4_000

/** What was added to a text and removed from it, word by word (longest common subsequence). */
export function diffWords(before: string, after: string): DiffPiece[] {
  const [old, now] = [tokensOf(before), tokensOf(after)]
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1
  let end = 0
  while (
    end < old.length - start &&
    end < now.length - start &&
    old.at(-1 - end) === now.at(-1 - end)
  )
    end += 1

  const middle = diffMiddle(old.slice(start, old.length - end), now.slice(start, now.length - end))
  return joinPieces([
    { text: old.slice(0, start).join(''), change: 'same' },
    ...middle,
    { text: old.slice(old.length - end).join(''), change: 'same' },
  ])
}

/** Words and what stands between them. */
const tokensOf = (text: string) => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []

function diffMiddle(old: readonly string[], now: readonly string[]): DiffPiece[] {
  if (old.length > wordLimit || now.length > wordLimit) {
    return [
      { text: old.join(''), change: 'removed' },
      { text: now.join(''), change: 'added' },
    ]
  }
  const width = now.length + 1
  // common[i * width + j]: how much old from i on and now from j on have in common
  const common = new Uint16Array((old.length + 1) * width)
  const at = (i: number, j: number) => common[i * width + j] as number
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      common[i * width + j] =
        old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const pieces: DiffPiece[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      pieces.push({ text: old[i] as string, change: 'same' })
      i += 1
      j += 1
    } else if (i < old.length && (j >= now.length || at(i + 1, j) >= at(i, j + 1))) {
      pieces.push({ text: old[i] as string, change: 'removed' })
      i += 1
    } else {
      pieces.push({ text: now[j] as string, change: 'added' })
      j += 1
    }
  }
  return pieces
}

function joinPieces(pieces: readonly DiffPiece[]): DiffPiece[] {
  const joined: DiffPiece[] = []
  for (const piece of pieces) {
    if (piece.text === '') continue
    const last = joined.at(-1)
    if (last?.change === piece.change) last.text += piece.text
    else joined.push({ ...piece })
  }
  return joined
}
