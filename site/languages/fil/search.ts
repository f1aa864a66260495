import type english from '../en/search.ts'

/** Messages of the search page. */
export default {
  search: 'Maghanap',
  titleOf: 'Hinanap: {query}',
  description: 'Hanapin ang balita, anunsyo at mga page ng DYCI sa Bocaue, Bulacan.',
  question: 'Ano ang hinahanap ninyo?',
  results: 'Mga resulta',
  pages: 'Mga page ng resulta',
  count:
    '{count, plural, =0 {Walang nakita} =1 {Isa ang nakita} one {# ang nakita} other {# ang nakita}}',
  countOver: 'Mahigit {count, plural, one {# ang nakita} other {# ang nakita}}',
  countFor: '{count} para sa “{query}”',
  corrected: 'Walang nakita para sa “{query}”. Ito ang mga nakita para sa “{corrected}”.',
  leftOut: 'Walang page na may lahat ng salitang ito, kaya hindi isinama ang {words}.',
  adviceFewer:
    'Bawasan ang salita, o gumamit ng mas simple: “robotics” sa halip na pangalan ng team.',
  adviceSpelling:
    'I-check ang mga pangalan at taon. Makikita pa rin kahit may kaunting mali sa spelling, pero hindi kapag marami.',
  adviceAsk: 'Magtanong sa registrar o sa ibang opisina',
  article: 'Balita',
  announcement: 'Anunsyo',
  classNotice: 'Abiso sa pasok',
  event: 'Event',
  research: 'Research',
  serviceArticle: 'Paraya',
  page: 'Page',
  department: 'Department',
  track: 'Track sa senior high school',
  collegeDepartment: 'College department',
  course: 'Course',
  admission: 'Requirements sa pag-enroll',
  sustainability: 'Sustainability',
  popular: 'Madalas puntahan',
  looking: 'Baka ito ang hanap ninyo',
  admissions: 'Pag-enroll at mga department',
  admissionsText: 'Mula grade school hanggang college',
  scholarshipsText: 'Sino ang puwede, at paano',
  newsText: 'Sa loob at labas ng campus',
  announcementsText: 'Pasok, enrollment, mga deadline',
  eventsText: 'Ang mga susunod',
  contactText: 'Mga opisina at campus',
} as const satisfies Record<keyof typeof english, string>
