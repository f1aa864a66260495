import { PageHead } from '../ui/page-head.tsx'

/** The not-found page (spec 2). */
export function NotFound() {
  return (
    <section className="not-found">
      <PageHead
        title="Page not found"
        description="The requested URL is broken or the page has been removed."
      />
      <img
        src="/images/not-found.svg"
        alt=""
        width="640"
        height="480"
        className="not-found-scene"
      />
      <div className="wrap not-found-text">
        <p className="not-found-number" aria-hidden="true">
          404
        </p>
        <h1>
          <span className="sr-only">404: </span>Sorry, the page not found.
        </h1>
        <p>The requested URL is broken or the page has been removed.</p>
        <a href="/" className="button button-signal">
          Go Back To Home
        </a>
      </div>
    </section>
  )
}
