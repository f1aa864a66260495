import type english from '../en/server.ts'

/** Messages that only the server writes. */
export default {
  // Feeds
  feedOfNews: 'Balita ng {school}',
  newsOf: 'Balita ng {school}',
  feedOfAnnouncements: 'Mga anunsyo ng {school}',
  announcementsOf: 'Mga anunsyo ng {school}',
  noFeed: 'Hindi magawa ang feed ngayon. Subukan ulit maya-maya.',
  noSitemapPart: 'Walang ganitong bahagi ang sitemap.',

  // Bars above every page
  alertFromSchool: 'Abiso mula sa paaralan',
  alertInfo: 'Paalala:',
  alertWarning: 'Babala:',
  alertUrgent: 'Urgent:',
  alertClasses: 'Pasok:',
  readMore: 'Basahin pa',

  // Calendars
  calendar: 'Mga event ng DYCI',
  sampleEvent: 'Sample na event, para makita ang magiging hitsura ng calendar.',
  noEvent: 'Walang ganitong event. Nasa {list} ang mga event.',

  // Share cards
  place: 'Bocaue, Bulacan',
  noCard: 'Walang page na igagawa ng larawan.',
  manyCards: 'Masyadong maraming larawang ginagawa. Subukan ulit maya-maya.',

  // Previews
  preview:
    'Preview – hindi pa inilalabas. Gagana ang link na ito hanggang {moment}, oras sa Pilipinas.',
  previewFailed: 'Hindi magawa ang preview ngayon. Subukan ulit maya-maya.',

  // A static copy of the site
  copy: 'Kopya ng website',
  copyLead: 'Kopya:',
  copyMade: 'ginawa noong {moment}, oras sa Pilipinas. Wala rito ang mga nagbago pagkatapos noon.',
  copySite: 'Pumunta sa website',
  copyLeftOut: 'Wala sa kopyang ito ang page na ito. Nasa mismong website ito.',
  copyContacts:
    'Hindi makapagpapadala ng tanong mula sa kopya ng website. Direktang kontakin ang paaralan:',
  copySearch:
    'Kailangan ng JavaScript ang paghahanap sa kopyang ito. Kung wala, magsimula sa mga page na ito.',
  copyFound: 'Nakita: {count}',
  copyMoved: 'Lumipat na ang page na ito. Pumunta sa bagong lugar nito.',
  copyNothing: 'Walang nakita sa kopyang ito ng website.',

  // Addresses with a query that a page cannot use
  noNewsPage: 'Walang page na “{given}”. Nagsisimula sa 1 ang bilang ng page.',
  noNewsCategory:
    'Walang ganitong uri ng balita. Piliin ang Lahat, Balita sa Campus o Balita sa Labas.',
  longTopic: 'Hanggang {longest} letra lang ang topic.',
  noResultsPage: 'Walang page na “{given}”. Nagsisimula sa 1 ang bilang ng page.',
  longSearch: 'Bawasan po ang salita: hanggang {longest} letra lang.',
  noMonth: 'Walang buwan na “{given}” sa calendar. Isulat ang buwan nang ganito: 2026-12.',

  // Departments, tracks and courses
  noDepartment: 'Hindi makita ang department!',
  noTrack: 'Hindi makita ang track o department!',
  noCourse: 'Walang course sa address na ito.',
  noLevel: 'Walang level sa address na ito.',
  courseInBrief: 'Tungkol sa course',
  years: '{years, plural, one {taon} other {taon}}',
  yearsOfCourse: '{course} · {years, plural, one {# taon} other {# na taon}}',
  shortName: 'Maikling pangalan',
  departmentOfCourse: 'Department',
  licensureExam: 'Board exam',
  subjectsByYear: 'Mga subject bawat taon',
  jobs: 'Mga trabaho pagkatapos ng course',
  academicTracks: 'Mga academic track',
  aboutDepartment: 'Tungkol sa {name}',

  // The strip of today, and next steps
  nextEvent: 'Susunod na event',
  nextDeadline: 'Susunod na deadline',
  officeHoursToday: 'Regular office hours ngayon',
  collegeDepartments: 'Mga college department',
  askAboutCourse: 'Magtanong tungkol sa course na ito',
  askAboutTrack: 'Magtanong tungkol sa track na ito',
  otherCourses: 'Iba pang course ng {college}',
  chooseCourse: 'Mga course na puwede ninyong piliin',

  // Admissions
  learner:
    '{type, select, new {Bagong estudyante} kinder {Bago sa Nursery o Kinder} grade1 {Bago sa Grade 1} grantee {Bago, may ESC grant} public {Galing sa public school} private_with_esc {Galing sa private school, may ESC} private_without_esc {Galing sa private school, walang ESC} als {Pasado sa ALS o PEPT} transferee {Transferee} returning {Old student} foreign {Foreign student} abroad {Pilipinong galing sa school sa abroad} dycian {Galing sa ibang college ng DYCI} other {Second degree}}',
  confirmPapers:
    'Puwedeng magkaiba ang requirements ng bawat isa. I-confirm po muna sa registrar ang listahan bago kayo gumastos para sa isang dokumento.',
  qrCode: 'QR code papunta sa registration',
  scanQrCode: 'I-scan ang QR Code Para Mag-register',

  // Copies of school records
  records: 'Kopya ng school records',
  recordsHint:
    'Walang oras pumunta? Magtanong dito. Sabihin ang level o course at ang huling school year ninyo.',
  askForRecord: 'Humingi ng kopya',
  bring: 'Ano ang dadalhin',
  ready: 'Gaano katagal',
  price: 'Presyo',
  whereAndWhen: 'Saan at kailan',

  // Uniforms
  uniform: 'Uniform',
  uniformOf: 'Uniform ng {level}',
  shop: 'Saan mabibili',

  // In a text, around the title of a video
  playVideo: 'I-play ang video:',
  watchOnYouTube: 'Panoorin sa YouTube',

  // Beside the text of a page
  relatedStory: 'Kaugnay na balita',
  when: 'Kailan',
  where: 'Saan',
  who: 'Magtanong sa',

  // Pictures to post elsewhere
  postNotice: 'Abiso sa pasok',
  postAnnouncement: 'Anunsyo',
  postAsOf: 'As of {moment}',
  postCheck: 'I-check dito:',
  postPage: '{page} sa {pages}',
  postRest: 'Basahin ang buo sa {address}',

  // Refused forms, and the answer to a mail program
  formElsewhere: 'Buksan ang {form} at doon po ipadala ang form.',
  longForm: 'Masyadong mahaba ito. Bumalik po at paikliin, o pumili ng mas maliit na file.',
  manyFiles:
    'Maraming file ang ipinapadala ngayon. Bumalik po at pindutin ulit ang Ipadala pagkalipas ng isang minuto.',
  noMoreNotices: 'Hindi na makakatanggap ng abiso sa pasok ang address na ito.',

  // Refused and failed requests
  oneHost: 'Isa lang ang Host header ng isang request.',
  expectation: 'Walang kilalang Expect header ang site na ito maliban sa 100-continue.',
  badAddress: 'Mali ang address na ito. Paki-check po, o magsimula sa unang pahina: {home}',
  readOnly: 'Mababasa lang ang address na ito, hindi mababago.',
  failed: 'Nagkaproblema po ang site. Subukan ulit maya-maya.',
  tellUs: 'Kung ire-report ninyo ito sa amin, banggitin ang {id}.',
  busy: 'Busy ang database.',
  slow: 'Masyadong matagal sumagot ang database.',
  full: 'Puno na ang disk ng server.',
  cannotWrite: 'Hindi makasulat ang server sa disk nito.',
  damaged: 'Hindi mabasa ng server ang database nito.',
  missing: 'Nawawala ang database ng server.',
  away: 'Hindi sumasagot ang database.',
  nothingSaved: 'Walang na-save. Nandito pa ang isinulat ninyo.',
  tellOperator: 'Sabihin po sa namamahala ng website.',
  tryAgain: 'Subukan ulit maya-maya.',

  // Menu
  closeMenu: 'Isara ang menu',
  siteMenu: 'Menu ng site',
  quickTasks: 'Madalas hanapin',
  search: 'Maghanap',
  fees: 'Bayarin at scholarship',
  eventsCalendar: 'Kalendaryo',
  isNoticeReal: 'Totoo ba ang abiso?',
  menu: 'Menu',
  allOf: 'Lahat sa {item}',

  // The choice of language
  readHere: 'Basahin sa Filipino',
  closeOffer: 'Hindi na, salamat',
  language: 'Wika',
  stillInEnglish: 'English pa po ang ilang bahagi ng page na ito.',

  // Footer
  socialPages: 'Social media ng DYCI',
  quickLinks: 'Mga Link',
  campuses: 'Mga Campus',
  classesAndNotices: 'Pasok at mga abiso',
  contact: 'Kontakin Kami',
  footerLink:
    '{opens, select, search {Hanapin ang {school} sa {label}} map {Hanapin sa mapa: {label}} oldSite {{label} (lumang site)} other {{label}}}',
  copyright: '© {year} {school} All rights reserved.',
} as const satisfies Record<keyof typeof english, string>
