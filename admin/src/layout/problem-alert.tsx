import Alert from '@mui/material/Alert'

/** The problem of the last attempt. Always present, so that screen readers announce its changes. */
export function ProblemAlert({ problem }: { problem: string }) {
  return (
    <div role="alert">
      {problem && (
        <Alert severity="error" role="presentation">
          {problem}
        </Alert>
      )}
    </div>
  )
}
