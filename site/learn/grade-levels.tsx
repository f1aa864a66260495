/** The grades of a department as chips; each opens to describe that year (spec 2). */
export function GradeLevels({
  levels,
}: {
  levels: readonly { grade: string; description: string }[]
}) {
  return (
    <section aria-labelledby="grade-levels" className="grade-levels">
      <h2 id="grade-levels">Grade levels</h2>
      <ul>
        {levels.map(({ grade, description }) => (
          <li key={grade}>
            <h3 className="chip">{grade}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
