import type { ReactNode } from 'react'
import { Banner } from './banner.tsx'
import { ContactList } from './contact-links.tsx'
import { Counters } from './counters.tsx'
import {
  ArrowRightIcon,
  ArrowUpIcon,
  ChevronIcon,
  CloseIcon,
  MenuIcon,
  SearchIcon,
} from './icons.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'
import { OutsideLink } from './outside-link.tsx'
import { Pager } from './pager.tsx'
import { paginate } from './pagination.ts'
import { Paragraphs } from './paragraphs.tsx'
import { Picture } from './picture.tsx'
import { SampleNote } from './sample-note.tsx'
import { StalkChart } from './stalk-chart.tsx'
import { TallyChart } from './tally-chart.tsx'
import { TextSections } from './text-sections.tsx'
import { VideoCover } from './video-cover.tsx'
import { YearLinks } from './year-links.tsx'
import * as buttonStyles from './button.module.css'
import * as chipStyles from './chip.module.css'
import * as stateStyles from './state.module.css'
import * as spinnerStyles from './spinner.module.css'

interface Example {
  component: string
  states: readonly { state: string; shown: ReactNode }[]
}

const scene = '/images/default-banner.svg'
const figures = [
  { label: 'Small', value: 672, note: null },
  { label: 'Middling', value: 2657, note: 'with a note' },
  { label: 'Large', value: 6686, note: null },
]
const sections = [
  { heading: '1950', paragraphs: ['A paragraph of text.', 'And one more.'], points: [] },
  { heading: '1974', paragraphs: [], points: ['A point', 'Another point'] },
]
const offers = [
  { heading: 'First of a class: Half off', paragraphs: ['For one semester.'], points: [] },
]
const pages = (current: number, pageCount: number) => (
  <Pager
    label={`Page ${current} of ${pageCount}`}
    addressOf={(page) => `#${page}`}
    {...{ current, pageCount }}
    {...paginate(current, pageCount)}
  />
)

/**
 * Every component of this folder in every state: the component page shows them, its stories check
 * them.
 */
export const examples: readonly Example[] = [
  {
    component: 'Button',
    states: [
      { state: 'strong', shown: <button className={buttonStyles.root}>Show</button> },
      { state: 'quiet', shown: <button className={buttonStyles.quiet}>Show all</button> },
      { state: 'signal', shown: <button className={buttonStyles.signal}>Find your level</button> },
      {
        state: 'light, on dark',
        shown: (
          <OnDark>
            <button className={buttonStyles.light}>Connect</button>
          </OnDark>
        ),
      },
    ],
  },
  {
    component: 'Chip',
    states: [
      {
        state: 'to choose',
        shown: (
          <a href="#chip" className={chipStyles.root}>
            robotics
          </a>
        ),
      },
      {
        state: 'chosen',
        shown: (
          <a href="#chosen" className={chipStyles.root} aria-current="true">
            robotics
          </a>
        ),
      },
      { state: 'plain', shown: <span className={chipStyles.root}>robotics</span> },
    ],
  },
  {
    component: 'YearLinks',
    states: [
      {
        state: 'of a long list',
        shown: (
          <YearLinks
            years={['2026', '2025', '2024'].map((year) => ({ year, count: 5 }))}
            current="2025"
            list="#list"
          />
        ),
      },
    ],
  },
  {
    component: 'Icons',
    states: [
      {
        state: 'all',
        shown: [MenuIcon, CloseIcon, ChevronIcon, ArrowUpIcon, ArrowRightIcon, SearchIcon].map(
          (Icon) => <Icon key={Icon.name} />,
        ),
      },
    ],
  },
  {
    component: 'Banner',
    states: [
      {
        state: 'with a picture and a first letter',
        shown: (
          <Banner title="Spirituality" picture={scene} highlightFirstLetter>
            <p>A sentence about it.</p>
          </Banner>
        ),
      },
      {
        state: 'with a long title',
        shown: <Banner title="Science, Technology, Engineering and Mathematics" />,
      },
    ],
  },
  {
    component: 'Picture',
    states: [
      {
        state: 'there',
        shown: (
          <Picture src={scene} standIn={scene} alt="A boat on the river" width={320} height={180} />
        ),
      },
      {
        state: 'missing',
        shown: <Picture src={null} standIn="/images/default-banner.svg" width={320} height={180} />,
      },
    ],
  },
  {
    component: 'VideoCover',
    states: [
      {
        state: 'with a video',
        shown: (
          <VideoCover
            title="A film"
            video="https://youtu.be/abcdefghijk"
            player="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"
            cover={scene}
            standIn={scene}
          />
        ),
      },
      {
        state: 'without a video',
        shown: (
          <VideoCover title="No film" video={null} player={null} cover={null} standIn={scene} />
        ),
      },
    ],
  },
  {
    component: 'Counters',
    states: [{ state: 'three figures', shown: <Counters label="Figures" counters={figures} /> }],
  },
  {
    component: 'StalkChart',
    states: [
      {
        state: 'three figures',
        shown: <StalkChart title="By size" heading="Size" unit="Number" figures={figures} />,
      },
    ],
  },
  {
    component: 'TallyChart',
    states: [
      {
        state: 'many and few',
        shown: (
          <TallyChart
            title="Won"
            heading="What"
            figures={[
              { label: 'Recognitions', value: 117 },
              { label: 'Titles', value: 7 },
            ]}
          />
        ),
      },
    ],
  },
  {
    component: 'Pager',
    states: [
      { state: 'first page', shown: pages(1, 12) },
      { state: 'in the middle', shown: pages(6, 12) },
      { state: 'last page', shown: pages(12, 12) },
    ],
  },
  {
    component: 'Paragraphs and TextSections',
    states: [
      {
        state: 'text',
        shown: (
          <div className="prose">
            <Paragraphs texts={['One paragraph.', 'And another.']} />
          </div>
        ),
      },
      { state: 'plain', shown: <TextSections sections={sections} /> },
      { state: 'ledger', shown: <TextSections sections={sections.slice(1)} look="ledger" /> },
      { state: 'offers', shown: <TextSections sections={offers} look="offers" /> },
      { state: 'time line', shown: <TextSections sections={sections} look="timeline" /> },
    ],
  },
  {
    component: 'ContactList',
    states: [
      {
        state: 'all known',
        shown: (
          <ContactList
            page="https://www.example.org/page"
            pageLabel="An office"
            email="office@example.org"
            phone="(044) 123 4567"
          />
        ),
      },
      {
        state: 'one known',
        shown: (
          <ContactList page={null} pageLabel="An office" email={null} phone="(044) 123 4567" />
        ),
      },
    ],
  },
  {
    component: 'OutsideLink',
    states: [
      {
        state: 'in a sentence',
        shown: (
          <p className="prose">
            See <OutsideLink to="https://www.example.org/">the other site</OutsideLink>.
          </p>
        ),
      },
    ],
  },
  {
    component: 'States',
    states: [
      { state: 'empty', shown: <p className={stateStyles.root}>Nothing here yet.</p> },
      {
        state: 'failed',
        shown: (
          <div className={stateStyles.root}>
            <p className={stateStyles.error}>It could not be loaded.</p>
            <a href="#again" className={buttonStyles.root}>
              Try again
            </a>
          </div>
        ),
      },
      {
        state: 'loading',
        shown: (
          <p className={stateStyles.root}>
            <span className={spinnerStyles.root} aria-hidden="true" /> Loading
          </p>
        ),
      },
    ],
  },
  { component: 'SampleNote', states: [{ state: 'always', shown: <SampleNote /> }] },
  {
    component: 'LoadingOverlay',
    states: [
      {
        state: 'over a part of the page',
        shown: (
          <div className="example-frame">
            <LoadingOverlay label="Loading the list" />
          </div>
        ),
      },
    ],
  },
]

function OnDark({ children }: { children: ReactNode }) {
  return <div className="example-dark">{children}</div>
}
