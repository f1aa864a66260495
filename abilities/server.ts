import { classStatus } from './class-status/server.ts'
import { postKit } from './post-kit/server.ts'
import { printedCodes } from './printed-codes/server.ts'
import { questions } from './questions/server.ts'
import { schoolYear } from './school-year/server.ts'

/** Every ability that adds to the server; those that only commands start are not here. */
export const abilities = [schoolYear, questions, printedCodes, classStatus, postKit] as const
