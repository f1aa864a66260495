/** The full-screen logo over a list while it loads (spec 2). */
export function LoadingOverlay({ label }: { label: string }) {
  return (
    <div className="loading-overlay" role="status">
      <img src="/images/logo.svg" alt="" width="96" height="96" />
      <span className="sr-only">{label}</span>
    </div>
  )
}
