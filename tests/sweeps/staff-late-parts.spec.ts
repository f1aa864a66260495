import { lateForms, testThatNothingMoves } from '../stories/late-parts.ts'

for (const width of [360, 1280])
  for (const name of Object.keys(lateForms))
    testThatNothingMoves(name as keyof typeof lateForms, width)
