/** Messages that any page may show: the frame, errors, and the parts in `site/ui`. */
export default {
  // Frame
  skipToContent: 'Skip to content',
  newsFeed: 'DYCI News',
  announcementsFeed: 'DYCI Announcements',
  alertFromSchool: 'Alert from the school',
  alertInfo: 'Notice:',
  alertWarning: 'Warning:',
  alertUrgent: 'Urgent:',
  loadingPage: 'Loading the page',
  loadingNews: 'Loading news',
  topOfPage: 'Top of the page',
  backToTop: 'Back to top',
  breadcrumb: 'Breadcrumb',
  home: 'Home',

  // Header and menu
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  searchThisSite: 'Search this site',
  site: 'Site',
  quickTasks: 'Quick tasks',
  search: 'Search',
  fees: 'Fees and scholarships',
  calendar: 'Calendar',
  menu: 'Menu',
  whoWeAre: 'Who We Are',
  allOf: 'All of {item}',

  // Footer
  socialPages: 'Social pages',
  quickLinks: 'Quick Links',
  privacyPolicy: 'Data Privacy Policy',
  admissions: 'Admissions',
  campuses: 'Campuses',
  contact: 'Contact',
  howToReachUs: 'How to reach us',
  copyright: '© {year} {school} All rights reserved.',

  // Cookie consent; {policy} is a link
  cookieConsent: 'Cookie consent',
  cookieText:
    'This site keeps your choices in your browser and loads videos from other sites only when you start them. Read our {policy}.',
  decline: 'Decline',
  accept: 'Accept',

  // Errors
  connectionLost: 'The connection was lost',
  connectionLostText:
    'This page could not be loaded. Please check your connection. When you are back online, it loads by itself.',
  tryAgain: 'Try again',
  siteUpdated: 'This site was updated',
  loadPage: 'Load the page',
  addressDoesNotWork: 'This address does not work',
  notAvailable: 'This page is not available right now',
  noticeDescription: '{title} This page cannot be shown; begin again at the home page of DYCI.',
  goHome: 'Go Back To Home',
  notFound: 'Page not found',
  notFoundTitle: 'Sorry, the page not found.',
  notFoundText: 'The requested URL is broken or the page has been removed.',
  announcementsFailed: 'Failed to load announcements.',

  // Dates, and the cards of news, announcements and events
  range: '{start} to {end}',
  allDay: 'All day',
  hoursOfSeveralDays: 'From {start} to {end} on the last day',
  repeat:
    '{every, select, day {Every day} week {Every week} month {Every month} other {Every year}} until {until}',
  toDay: 'to {day}',
  newsFailed: 'Failed to fetch news. Please check your connection.',
  noNews: 'No news available.',
  noDescription: 'Description not available.',
  announcements: 'Announcements for all DYCIans',
  viewAnnouncements: 'View All Announcements',
  loadingAnnouncements: 'Loading announcements',
  noAnnouncements: 'No announcements available.',
  eventsComingUp: 'Coming up',
  allEvents: 'All events',
  noEvents: 'No events at the moment.',
  noContent: 'No content available for this category.',

  // Parts of pages
  opensInNewTab: '(opens in a new tab)',
  pagerFirst: 'First',
  pagerPrevious: 'Previous',
  pagerNext: 'Next',
  pagerLast: 'Last',
  pagerPage: 'Page {page}',
  sample: 'Sample',
  sampleNote:
    'Sample text, written to show how this page will look. It is not a report of the school.',
  showAsTable: 'Show as a table',
  number: 'Number',
  playVideo: 'Play the video: {title}',
  socialPage: 'Social page',
  email: 'E-mail',
  phone: 'Phone',
} as const
