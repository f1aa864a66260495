import type { ReactNode } from 'react'
import { PageHead } from './page-head.tsx'

/** A page that says that something is not there or does not work, and where to go from here. */
export function Notice({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <section className="notice">
      <PageHead
        title={title}
        description={`${title} This page cannot be shown; begin again at the home page of DYCI.`}
      />
      <h1>{title}</h1>
      {children}
      <a href="/" className="button">
        Go Back To Home
      </a>
    </section>
  )
}
