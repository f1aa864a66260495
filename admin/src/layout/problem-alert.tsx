import Alert from '@mui/material/Alert'

/**
 * A problem with what was just tried. Its place is there from the start, so that screen readers
 * tell what comes into it.
 */
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
