interface TrackCardsProps {
  heading: string
  department: 'shs' | 'college'
  items: readonly { id: string; title: string; shortDescription: string }[]
}

/** The tracks of senior high school or the departments of the college, each leading to its page (spec 2). */
export function TrackCards({ heading, department, items }: TrackCardsProps) {
  return (
    <section className="track-cards" aria-labelledby={`tracks-${department}`} data-department={department}>
      <h2 id={`tracks-${department}`}>{heading}</h2>
      <ul>
        {items.map(({ id, title, shortDescription }) => (
          <li key={id}>
            <h3>
              <a href={`/learn-with-us/${department}/tracks/${id}`}>{title}</a>
            </h3>
            <p>{shortDescription}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
