import type {
  BreadcrumbList,
  Course,
  EducationalOrganization,
  Event,
  ItemList,
  NewsArticle,
} from 'schema-dts'

/** The types that pages describe; a property that schema.org does not know is a type error. */
type Described = Exclude<
  BreadcrumbList | Course | EducationalOrganization | Event | ItemList | NewsArticle,
  string
>

/**
 * Structured data about a page for search engines (https://schema.org). It is data and never runs.
 * Only the server writes it, so visitors do not download the code that makes it.
 *
 * @example <JsonLd data={import.meta.env.SSR ? { '@type': 'Event', name } : null} />
 * @param data `null` in the browser, which keeps the server's markup
 */
export function JsonLd({ data }: { data: Described | null }) {
  // A '<' in the data could end the element.
  const json = data
    ? JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
        '<',
        String.raw`\u003c`,
      )
    : '{}'
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
