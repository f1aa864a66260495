import { contentLanguage } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import { Picture } from '../ui/picture.tsx'
import type { YearStory } from './read-year-stories.server.ts'
import * as styles from './year-story-link.module.css'

/** The picture of a year's story, which leads to the story; its title is the name of the link. */
export function YearStoryLink({ story }: { story: YearStory }) {
  const t = useMessages()
  return (
    <a href={story.to} className={styles.root} lang={contentLanguage(t, story)}>
      <Picture
        src={story.picture}
        standIn="/images/default-banner.svg"
        alt={story.title}
        width={320}
        height={240}
      />
    </a>
  )
}
