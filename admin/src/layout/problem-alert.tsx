import { Alert } from '../ui/alert.tsx'

/** The problem of the last attempt. Always present, so that screen readers announce its changes. */
export function ProblemAlert({ problem }: { problem: string }) {
  return (
    <div role="alert">
      {problem && (
        <Alert tone="error" role="note">
          {problem}
        </Alert>
      )}
    </div>
  )
}
