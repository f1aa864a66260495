import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { listReference } from '../api/documents.ts'
import { referencePath } from './reference-paths.ts'

/** Leads from a page to the document that it belongs to. */
export function ParentLink({ parent }: { parent: string }) {
  const { data = [] } = useQuery({ queryKey: ['reference'], queryFn: listReference })
  const title = data.find(({ key }) => key === parent)?.title
  return (
    title !== undefined && (
      <p>
        Belongs to <Link to={referencePath(parent)}>{title}</Link>
      </p>
    )
  )
}
