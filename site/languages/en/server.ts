/**
 * Messages that only the server writes: feeds, calendars, share cards, previews, failures, and texts
 * that pages get as data, so that visitors do not download their code.
 */
export default {
  // Feeds
  feedOfNews: '{school} News',
  newsOf: 'News of {school}',
  feedOfAnnouncements: '{school} Announcements',
  announcementsOf: 'Announcements of {school}',
  noFeed: 'The feed cannot be made now. Try again in a moment.',
  noSitemapPart: 'There is no such part of the sitemap.',

  // Bars above every page
  alertFromSchool: 'Alert from the school',
  alertInfo: 'Notice:',
  alertWarning: 'Warning:',
  alertUrgent: 'Urgent:',
  alertClasses: 'Classes:',
  readMore: 'Read more',

  // Calendars
  calendar: 'DYCI Events',
  sampleEvent: 'Sample event, written to show how the calendar will look.',
  noEvent: 'There is no such event. See {list} for those that there are.',

  // Share cards
  place: 'Bocaue, Bulacan',
  noCard: 'There is no page to draw a card of.',
  manyCards: 'Too many cards are being drawn. Try again in a moment.',

  // Previews
  preview: 'Preview – not published. This link works until {moment}, Philippine time.',
  previewFailed: 'The preview could not be made just now. Try again in a moment.',

  // A static copy of the site
  copy: 'A copy of the website',
  copyLead: 'Copy:',
  copyMade: 'made on {moment}, Philippine time. What changed after that is not in it.',
  copySite: 'Go to the website',
  copyLeftOut: 'This page is not in this copy of the website. It needs the website itself.',
  copyContacts: 'No question can be sent from a copy of the website. Reach the school directly:',
  copySearch: 'Searching this copy needs JavaScript. Without it, begin with one of these pages.',
  copyFound: 'Results: {count}',
  copyMoved: 'This page has moved. Go to its new place.',
  copyNothing: 'Nothing found in this copy of the website.',

  // Addresses with a query that a page cannot use
  noNewsPage: 'There is no page “{given}”. Pages are counted from 1.',
  noNewsCategory: 'There is no such news category. Choose all, Campus News or Outside News.',
  longTopic: 'A topic has at most {longest} characters.',
  noResultsPage: 'There is no page “{given}” of results. Pages are counted from 1.',
  longSearch: 'Search for fewer words: up to {longest} characters.',
  noMonth: 'There is no month “{given}” in the calendar. Enter a month as 2026-12.',

  // Departments, tracks and courses
  noDepartment: 'Department not found!',
  noTrack: 'Track or Department not found!',
  noCourse: 'No course has this address.',
  noLevel: 'No level has this address.',
  courseInBrief: 'The course in brief',
  years: '{years, plural, one {year} other {years}}',
  yearsOfCourse: '{course} · {years, plural, one {# year} other {# years}}',
  shortName: 'Short name',
  departmentOfCourse: 'Department',
  licensureExam: 'Licensure examination',
  subjectsByYear: 'Subjects by year',
  jobs: 'Jobs after the course',
  academicTracks: 'Academic tracks',
  aboutDepartment: 'About {name}',

  // The strip of today, and next steps
  nextEvent: 'Next event',
  nextDeadline: 'Next deadline',
  officeHoursToday: 'Regular office hours today',
  collegeDepartments: 'College departments',
  askAboutCourse: 'Ask about this course',
  askAboutTrack: 'Ask about this track',
  otherCourses: 'Other courses of the {college}',
  chooseCourse: 'Courses you can apply for',

  // Admissions
  learner:
    '{type, select, new {New} kinder {New in Nursery or Kinder} grade1 {New in Grade 1} grantee {New, with an ESC grant} public {From a public school} private_with_esc {From a private school, with ESC} private_without_esc {From a private school, without ESC} als {ALS or PEPT passer} transferee {Transferee} returning {Returning} foreign {Foreign} abroad {Filipino from a school abroad} dycian {From another DYCI college} other {Second degree}}',
  confirmPapers:
    'Papers can differ from case to case. Confirm the list with the registrar before you pay for a document.',
  qrCode: 'QR code that leads to registration',
  scanQrCode: 'Scan the QR Code For Registration',

  // Copies of school records
  records: 'A copy of your school records',
  recordsHint: 'No time to come? Ask here. Say your level or course and your last school year.',
  askForRecord: 'Ask for a copy',
  bring: 'What to bring',
  ready: 'Ready in',
  price: 'Price',
  whereAndWhen: 'Where and when',

  // Uniforms
  uniform: 'Uniform',
  uniformOf: 'Uniform of {level}',
  shop: 'Where to buy it',

  // In a text, around the title of a video
  playVideo: 'Play the video:',
  watchOnYouTube: 'Watch on YouTube',

  // Beside the text of a page
  relatedStory: 'Related story',
  when: 'When',
  where: 'Where',
  who: 'Ask',

  // Pictures to post elsewhere
  postNotice: 'Class notice',
  postAnnouncement: 'Announcement',
  postAsOf: 'As of {moment}',
  postCheck: 'Check it:',
  postPage: '{page} of {pages}',
  postRest: 'Read the rest at {address}',

  // Refused forms, and the answer to a mail program
  formElsewhere: 'Open {form} and send the form from there.',
  longForm: 'This is too long. Go back and shorten it, or choose a smaller file.',
  manyFiles: 'Many files are being sent just now. Go back and press Send again in a minute.',
  noMoreNotices: 'This address gets no more class notices.',

  // Refused and failed requests
  oneHost: 'A request has one Host header.',
  expectation: 'This site knows no Expect header but 100-continue.',
  badAddress: 'This address is not valid. Check it, or begin at the home page: {home}',
  readOnly: 'This address can only be read.',
  failed: 'Something went wrong here. Try again in a moment.',
  tellUs: 'If you tell us about it, say {id}.',
  busy: 'The database is busy.',
  slow: 'The database took too long to answer.',
  full: 'The disk of the server is full.',
  cannotWrite: 'The server cannot write to its disk.',
  damaged: 'The server cannot read its database.',
  missing: 'The database of the server is missing.',
  away: 'The database does not answer.',
  nothingSaved: 'Nothing was saved. Your text is kept.',
  tellOperator: 'Tell the person who runs the website.',
  tryAgain: 'Try again in a moment.',

  // Menu
  closeMenu: 'Close menu',
  siteMenu: 'Site',
  quickTasks: 'Quick tasks',
  search: 'Search',
  fees: 'Fees and scholarships',
  eventsCalendar: 'Calendar',
  isNoticeReal: 'Is this notice real?',
  menu: 'Menu',
  allOf: 'All of {item}',

  // The choice of language; the first two are shown on pages in another one
  readHere: 'Read this in English',
  closeOffer: 'No, thank you',
  language: 'Language',
  stillInEnglish: 'Parts of this page are in English.',

  // Footer
  socialPages: 'Social pages',
  quickLinks: 'Quick Links',
  campuses: 'Campuses',
  classesAndNotices: 'Classes and notices',
  contact: 'Contact',
  footerLink:
    '{opens, select, search {Search {label} for {school}} map {Search the map: {label}} oldSite {{label} (old site)} other {{label}}}',
  copyright: '© {year} {school} All rights reserved.',
} as const
