import type { ReactNode } from 'react'

/** A page that says that something is not there or does not work, and where to go from here. */
export function Notice({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <section className="notice">
      <title>{`${title} | DYCI`}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      {children}
      <a href="/" className="button">
        Go Back To Home
      </a>
    </section>
  )
}
