/** Structured data about a page for search engines (https://schema.org). It is data, never run. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  // A '<' in the data could end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`)
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
