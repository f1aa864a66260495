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
 * Structured data for search engines (https://schema.org), which only the server writes.
 *
 * @example <JsonLd data={import.meta.env.SSR ? { '@type': 'Event', name } : null} />
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
