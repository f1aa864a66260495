import { testThatNothingMoves } from './late-parts.ts'

// All other forms are tests/sweeps/staff-late-parts.spec.ts.
testThatNothingMoves('an article', 360)
testThatNothingMoves('a list', 1280)
