/**
 * Says of starter content that it is an example, so that nobody takes it for a report of the
 * school.
 */
export function SampleNote() {
  return (
    <p className="sample-note">
      Sample text, written to show how this page will look. It is not a report of the school.
    </p>
  )
}
