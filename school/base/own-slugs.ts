/** Returns whether an id is the smaller number, or otherwise sorts first. */
export const isEarlierId = (id: string, other: string) =>
  (Number(id) - Number(other) || (id < other ? -1 : 1)) < 0

/** Appends an id to a slug that is taken. */
export const numberedSlug = (slug: string, id: string) => `${slug}-${id}`

/**
 * Gives each item of a list a unique slug, as the database does: of equal slugs the item with the
 * lowest id keeps it; the others, and those with a reserved slug, get their id appended.
 */
export function withOwnSlugs<Item extends { slug: string }>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  reserved = '',
): Item[] {
  const earliest = new Map<string, string>()
  for (const item of items) {
    const known = earliest.get(item.slug)
    if (known === undefined || isEarlierId(idOf(item), known)) earliest.set(item.slug, idOf(item))
  }
  return items.map((item) =>
    earliest.get(item.slug) === idOf(item) && item.slug !== reserved
      ? item
      : { ...item, slug: numberedSlug(item.slug, idOf(item)) },
  )
}
