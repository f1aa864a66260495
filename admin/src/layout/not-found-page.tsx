import { startPath } from '../../../school/staff/accounts/return-path.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageTitle } from './page-title.tsx'
import * as styles from './not-found-page.module.css'

export function NotFoundPage() {
  return (
    <>
      <PageTitle title="There is no such page" />
      <p>
        The address may have been mistyped, or the link is an old one. Choose a page from the menu,
        or begin at the dashboard.
      </p>
      <ButtonLink look="primary" to={startPath}>
        Go to the dashboard
      </ButtonLink>
      <img src="/images/not-found.svg" alt="" className={styles.picture} />
    </>
  )
}
