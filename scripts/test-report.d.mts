/** What one test runner counted (defined in scripts/test-report.mjs). */
export interface Report {
  passed: number
  failed: number
  skipped: number
  failures: { name: string; message: string }[]
}

export function readVitestReport(report: object): Report
export function readPlaywrightReport(report: object): Report
/** `isGreen` says whether every runner ended with exit code 0. */
export function summarize(reports: Report[], isGreen: boolean): { text: string; hasFailed: boolean }
