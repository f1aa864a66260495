/** Messages of the other sections: categories, service, research, reports and contacts. */
export default {
  // Categories
  qualities: 'Eight qualities of a DYCIan graduate',
  roboticsFigures: 'Robotics in figures',
  robotics: 'Robotics',
  ofSection: 'Pages of this section',
  about: 'About {title}',
  beside: 'Beside the text',
  onThisPage: 'On this page',
  askScholarship: 'Ask about a scholarship',

  // Community service
  serviceStories: 'Stories of service',
  noArticle: 'Article not found',
  noArticleContent: 'No content available for this article.',
  serviceDescription: '{title}: community service at DYCI.',
  publishedOn: 'Date published: {date}',
  author: 'Author: {author}',
  noDate: 'Date Not Available',
  morePictures: 'More pictures and comments',
  otherArticles: 'Other Articles',

  // Research
  noResearch: 'Invalid category or item!',
  invalidCategory: 'Invalid Category',
  invalidCategoryTitle: 'Invalid Category | DYCI',
  useGroups: 'Use jhs, shs or college.',
  countedFromOne: 'Pages are counted from 1.',
  researchOf: '{group} research',
  allResearchOf: 'All {group} research',
  researchDescription:
    'Research by {group} students of DYCI, with the authors and a summary of each study.',
  researchIntro:
    'Studies by {group} students, the newest first. Open one to read about it and to get the full document, where there is one.',
  researchBanner: 'What our students asked, tried and found.',
  articles: 'Articles',
  reports: 'Reports',
  studies: 'Studies',
  otherResearch: 'Other research',
  moreResearchOf: 'More {group} research',
  researchPages: 'Pages of research',
  researchBy: '{title}, by {author}.',
  authors: 'Authors/Registrants: {author}',
  download: 'Download Full Document',

  // Contacts
  basicEducation: 'Basic Education',
  frontDesk: 'Front desk and registrar',
  officeHours: 'Office hours',
  call: 'Call {phone}',
  writeTo: 'E-mail {email}',
  visit: 'Visit its page',
  openMap: 'Open in maps',
  noPhone: 'This site has no phone number. Ask with the form, and an office writes or calls back.',
  foundByName: 'The map finds it by its name. You can also ask us the way.',
  applyWithForm: 'Apply with our form',
  sendApplication: 'Or send your application to:',
} as const
