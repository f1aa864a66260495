/** The full-screen logo that stands over a list while it is loading (spec 2). */
export function LoadingOverlay({ label }: { label: string }) {
  return (
    <div className="loading-overlay" role="status">
      <img src="/images/logo.svg" alt="" width="96" height="96" />
      <span className="sr-only">{label}</span>
    </div>
  )
}
