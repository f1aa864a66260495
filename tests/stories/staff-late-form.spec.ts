import { testThatNothingMoves } from './late-parts.ts'

// tests/sweeps/staff-late-parts.spec.ts has all forms, at both widths.
testThatNothingMoves('a page', 360)
testThatNothingMoves('a list', 1280)
