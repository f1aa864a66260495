import * as styles from './search-help.module.css'

/** Popular pages, shown before a search and when it finds nothing. */
const usefulLinks = [
  {
    to: '/learn-with-us',
    label: 'Admissions and departments',
    text: 'From grade school to college',
  },
  {
    to: '/stakeholders-centricity/scholarships',
    label: 'Scholarships',
    text: 'Who can apply, and how',
  },
  { to: '/dycian-news', label: 'DYCIan News', text: 'On campus and beyond it' },
  { to: '/announcements', label: 'Announcements', text: 'Class days, enrollment, deadlines' },
  { to: '/events', label: 'Events', text: 'What is coming up' },
  { to: '/contact-us', label: 'Connect With Us', text: 'Offices, phone numbers, campuses' },
]

function UsefulLinks({ title }: { title: string }) {
  return (
    <nav className={styles.links} aria-labelledby="useful-links">
      <h2 id="useful-links">{title}</h2>
      <ul>
        {usefulLinks.map(({ to, label, text }) => (
          <li key={to}>
            <a href={to}>{label}</a>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Shown before the first search. */
export function SearchStart() {
  return <UsefulLinks title="Popular pages" />
}

/** Advice when a search finds nothing. */
export function SearchAdvice() {
  return (
    <>
      <ul className={styles.advice}>
        <li>Try fewer words, or a more general one: “robotics” rather than a team’s name.</li>
        <li>Check names and years. Small spelling mistakes are forgiven, large ones are not.</li>
        <li>Ask us: the registrar and the offices answer under Connect With Us.</li>
      </ul>
      <UsefulLinks title="You may be looking for" />
    </>
  )
}
