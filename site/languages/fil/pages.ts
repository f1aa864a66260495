import type english from '../en/pages.ts'

/** Messages of the other sections: categories, service, research, reports and contacts. */
export default {
  // Categories
  qualities: 'Walong katangian ng graduate ng DYCI',
  roboticsFigures: 'Robotics sa mga numero',
  robotics: 'Robotics',
  ofSection: 'Mga page sa bahaging ito',
  about: 'Tungkol sa {title}',
  beside: 'Iba pang impormasyon',
  onThisPage: 'Nasa page na ito',
  askScholarship: 'Magtanong tungkol sa scholarship',

  // Community service
  serviceStories: 'Mga kuwento ng paglilingkod',
  noArticle: 'Hindi makita ang kuwento',
  noArticleContent: 'Wala pang laman ang kuwentong ito.',
  serviceDescription: '{title}: paglilingkod ng DYCI sa komunidad.',
  publishedOn: 'Petsa: {date}',
  author: 'Sumulat: {author}',
  noDate: 'Walang petsa',
  morePictures: 'Iba pang larawan at komento',
  otherArticles: 'Iba Pang Kuwento',

  // Research
  noResearch: 'Walang ganitong research!',
  invalidCategory: 'Walang ganitong grupo',
  invalidCategoryTitle: 'Walang ganitong grupo | DYCI',
  useGroups: 'Gamitin ang jhs, shs o college.',
  countedFromOne: 'Nagsisimula sa 1 ang bilang ng page.',
  researchOf: 'Research ng {group}',
  allResearchOf: 'Lahat ng research ng {group}',
  researchDescription:
    'Research ng mga estudyante ng DYCI sa {group}, kasama ang mga sumulat at buod ng bawat isa.',
  researchIntro:
    'Mga research ng mga estudyante ng {group}, una ang pinakabago. Buksan ang isa para mabasa ang tungkol dito at makuha ang buong dokumento, kung mayroon.',
  researchBanner: 'Ang itinanong, sinubukan at natuklasan ng mga estudyante namin.',
  articles: 'Mga kuwento',
  reports: 'Mga report',
  studies: 'Mga research',
  otherResearch: 'Iba pang research',
  moreResearchOf: 'Iba pang research ng {group}',
  researchPages: 'Mga page ng research',
  researchBy: '{title}, ni {author}.',
  authors: 'Mga sumulat: {author}',
  download: 'I-download ang Buong Dokumento',

  // Contacts
  basicEducation: 'Basic Education',
  frontDesk: 'Front desk at registrar',
  officeHours: 'Office hours',
  call: 'Tawagan ang {phone}',
  writeTo: 'Mag-email sa {email}',
  visit: 'Tingnan ang page nito',
  openMap: 'Buksan sa mapa',
  noPhone:
    'Walang numero ng telepono sa site na ito. Magtanong gamit ang form: susulat o tatawag ang opisina sa inyo.',
  foundByName:
    'Makikita ito sa mapa ayon sa pangalan. Puwede rin ninyong itanong sa amin ang daan.',
  applyWithForm: 'Mag-apply gamit ang form',
  sendApplication: 'O ipadala ang application sa:',
} as const satisfies Record<keyof typeof english, string>
