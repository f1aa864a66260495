/** The results of the tests in one file (defined in scripts/test-report.mjs). */
export interface FileResult {
  /** path from the root */
  file: string
  passed: number
  skipped: number
  failures: { title: string; message: string }[]
  /** the step of the run that it belongs to: the same file can run in several */
  step?: object
}

export const neverTwice: string[]
export function readVitestReport(report: object): FileResult[]
export function readPlaywrightReport(report: object): FileResult[]
export function chooseSecondLooks(files: FileResult[]): FileResult[]
export function takeSecondLook(
  first: FileResult[],
  second: FileResult[],
): { files: FileResult[]; unstable: string[] }
export function listFailures(files: FileResult[]): string[]
export function countTests(files: FileResult[], isBroken: boolean): { failed: number; line: string }
