import type { CategoryName } from '../../school/kinds/category.ts'
import { readCategory } from '../../school/content/reference/read-category.server.ts'
import { CategoryFrame } from '../categories/category-frame.tsx'
import { readRail } from '../categories/read-rail.server.ts'
import { TextFrame } from '../categories/sub-item-page.tsx'
import { readContext } from '../context.server.ts'
import { EmailLink } from '../ui/contact-links.tsx'
import { askAddress } from './ask-address.ts'
import { refusal } from '../errors/refusal.ts'
import { plainPath } from '../languages/language.ts'
import { useMessages } from '../languages/use-messages.ts'
import type { Route } from './+types/single-page.ts'
import * as buttonStyles from '../ui/button.module.css'

const categoryOfPath: Partial<Record<string, CategoryName>> = {
  '/join-our-team': 'joinOurTeam',
  '/data-privacy-policy': 'dataPrivacyPolicy',
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { source, t, publicOrigin } = readContext(context)
  const name = categoryOfPath[plainPath(url.pathname)]
  if (!name) throw refusal(404, t('common.noContent'))
  const { headerContent, pageContent } = await readCategory(source, name)
  return {
    header: headerContent,
    page: pageContent,
    rail: await readRail(source, t, {
      ...pageContent,
      title: headerContent.title,
    }),
    takesApplications: name === 'joinOurTeam',
    canonical: publicOrigin + url.pathname,
  }
}

/** A page without sub-pages: join our team, data privacy policy (spec 2). */
export default function SinglePage({
  loaderData: { header, page, rail, takesApplications, canonical },
}: Route.ComponentProps) {
  const t = useMessages()
  return (
    <CategoryFrame header={header} canonical={canonical}>
      <TextFrame
        page={page}
        tag={takesApplications ? 'join-our-team' : 'data-privacy-policy'}
        rail={rail}
        stepsFirst
        action={
          takesApplications && (
            <>
              <a
                href={askAddress(t.language, { topic: 'jobs', level: 'school' })}
                className={buttonStyles.signal}
              >
                {t('pages.applyWithForm')}
              </a>
              {page.email && (
                <p>
                  {t('pages.sendApplication')} <EmailLink email={page.email} />
                </p>
              )}
            </>
          )
        }
      />
    </CategoryFrame>
  )
}
