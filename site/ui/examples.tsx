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
import { Paragraphs } from './staff-text.tsx'
import { Picture } from './picture.tsx'
import { SampleNote } from './sample-note.tsx'
import { StalkChart, TallyChart } from './charts.tsx'
import { TextSections } from './text-sections.tsx'
import { VideoCover } from './video-cover.tsx'
import { YearLinks } from './year-links.tsx'
import * as buttonStyles from './button.module.css'
import * as chipStyles from './chip.module.css'
import * as stateStyles from './state.module.css'
import * as spinnerStyles from './spinner.module.css'

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
    current={current}
    pageCount={pageCount}
  />
)

/** Every component of this folder in every state, by their names: shown and checked by stories. */
export const examples: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  Button: {
    strong: <button className={buttonStyles.root}>Show</button>,
    quiet: <button className={buttonStyles.quiet}>Show all</button>,
    signal: <button className={buttonStyles.signal}>Find your level</button>,
    'light, on dark': (
      <OnDark>
        <button className={buttonStyles.light}>Connect</button>
      </OnDark>
    ),
  },
  Chip: {
    'to choose': (
      <a href="#chip" className={chipStyles.root}>
        robotics
      </a>
    ),
    chosen: (
      <a href="#chosen" className={chipStyles.root} aria-current="true">
        robotics
      </a>
    ),
    plain: <span className={chipStyles.root}>robotics</span>,
  },
  YearLinks: {
    'of a long list': (
      <YearLinks
        years={['2026', '2025', '2024'].map((year) => ({ year, count: 5 }))}
        current="2025"
        list="#list"
      />
    ),
  },
  Icons: {
    all: [MenuIcon, CloseIcon, ChevronIcon, ArrowUpIcon, ArrowRightIcon, SearchIcon].map((Icon) => (
      <Icon key={Icon.name} />
    )),
  },
  Banner: {
    'with a picture and a first letter': (
      <Banner title="Spirituality" picture={scene} highlightFirstLetter>
        <p>A sentence about it.</p>
      </Banner>
    ),
    'with a long title': <Banner title="Science, Technology, Engineering and Mathematics" />,
  },
  Picture: {
    there: <Picture src={scene} alt="A boat on the river" width={320} height={180} />,
    missing: <Picture src={null} width={320} height={180} />,
  },
  VideoCover: {
    'with a video': (
      <VideoCover
        title="A film"
        videoAddress="https://youtu.be/abcdefghijk"
        playerAddress="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"
        cover={scene}
      />
    ),
    'without a video': (
      <VideoCover title="No film" videoAddress={null} playerAddress={null} cover={null} />
    ),
  },
  Counters: { 'three figures': <Counters label="Figures" counters={figures} /> },
  StalkChart: {
    'three figures': <StalkChart title="By size" heading="Size" unit="Number" figures={figures} />,
  },
  TallyChart: {
    'many and few': (
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
  Pager: {
    'first page': pages(1, 12),
    'in the middle': pages(6, 12),
    'last page': pages(12, 12),
  },
  'Paragraphs and TextSections': {
    text: (
      <div className="prose">
        <Paragraphs texts={['One paragraph.', 'And another.']} />
      </div>
    ),
    plain: <TextSections sections={sections} />,
    ledger: <TextSections sections={sections.slice(1)} look="ledger" />,
    offers: <TextSections sections={offers} look="offers" />,
    'time line': <TextSections sections={sections} look="timeline" />,
  },
  ContactList: {
    'all known': (
      <ContactList
        page="https://www.example.org/page"
        pageLabel="An office"
        email="office@example.org"
        phone="(044) 123 4567"
      />
    ),
    'one known': (
      <ContactList page={null} pageLabel="An office" email={null} phone="(044) 123 4567" />
    ),
  },
  OutsideLink: {
    'in a sentence': (
      <p className="prose">
        See <OutsideLink to="https://www.example.org/">the other site</OutsideLink>.
      </p>
    ),
  },
  States: {
    empty: <p className={stateStyles.root}>Nothing here yet.</p>,
    failed: (
      <div className={stateStyles.root}>
        <p className={stateStyles.error}>It could not be loaded.</p>
        <a href="#again" className={buttonStyles.root}>
          Try again
        </a>
      </div>
    ),
    loading: (
      <p className={stateStyles.root}>
        <span className={spinnerStyles.root} aria-hidden="true" /> Loading
      </p>
    ),
  },
  SampleNote: { always: <SampleNote /> },
  LoadingOverlay: {
    'over a part of the page': (
      <div className="example-frame">
        <LoadingOverlay label="Loading the list" />
      </div>
    ),
  },
}

function OnDark({ children }: { children: ReactNode }) {
  return <div className="example-dark">{children}</div>
}
