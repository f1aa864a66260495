import type { CategoryInput } from '../../school/kinds/category.ts'

/**
 * A notice under Republic Act 10173; sample text for the school to confirm. Periods and contacts
 * are left open.
 */
export const dataPrivacyPolicy: CategoryInput = {
  headerContent: {
    title: 'Data Privacy Policy',
    bannerLink: '/images/sections/privacy.svg',
    description:
      'What the school knows about you, why it may know it, and what you can do about it.',
  },
  pageContent: {
    title: 'How we treat personal data',
    description: [
      'This notice says what DYCI knows about you, why, who else sees it, how long we keep it, and which rights you have.',
      'It follows the Data Privacy Act of 2012, Republic Act 10173, signed on August 15, 2012, and its rules of 2016.',
      'Three principles guide us. You can find out what we do with your data (transparency). We need a lawful reason (legitimate purpose). We take no more than we need (proportionality).',
      'Version of November 2026. This is sample wording; the school will confirm it.',
    ],
    nextSteps: [
      {
        what: 'link',
        text: 'You may see, correct, move or erase what we have: your eight rights',
        address: '/data-privacy-policy#part-9',
      },
      {
        what: 'link',
        text: 'It is free: how to use your rights',
        address: '/data-privacy-policy#part-10',
      },
      {
        what: 'link',
        text: 'Write to the Data Protection Officer',
        address: '/data-privacy-policy#part-11',
      },
      {
        what: 'link',
        text: 'Complain to the National Privacy Commission',
        address: '/data-privacy-policy#part-12',
      },
    ],
    sections: [
      {
        heading: 'Who we are',
        paragraphs: [
          'Dr. Yanga’s Colleges, Inc. (DYCI), Barangay Wakas, Bocaue, Bulacan 3018, Philippines, decides how and why personal data are used. In the law it is the personal information controller.',
          'This notice is for everyone whose data we have, on campus and on this website: pupils and students, parents and guardians, applicants, alumni, employees, suppliers and visitors. The law calls them data subjects.',
        ],
      },
      {
        heading: 'What we collect',
        points: [
          'Identity and contact: name, date and place of birth, sex, citizenship, photograph, address, telephone, e-mail.',
          'Family: names, occupations and contacts of parents, guardians and those who may fetch a child.',
          'School records: Learner Reference Number, report cards, permanent record, transcripts, test results, attendance, conduct, awards.',
          'Health: immunization, medical certificates, allergies and clinic visits, as far as safety requires.',
          'Financial: fees, payments, scholarships and subsidies, proof of income where a grant asks for it.',
          'Religion: where it concerns sacraments or formation, and only if you tell us.',
          'Employment: licenses, government-issued numbers, work history, payroll and clearances.',
          'Work on this website, of staff with an account: name, e-mail address, what was changed and when, times of signing in, and the kind of browser and device. Of the internet address only a scrambled form is kept, for a short time, to stop the guessing of passwords.',
          'Questions sent with ‘Ask us’ on this website: your name, the e-mail address or phone number that you leave, what it is about, the level, your words, the PDF that you add to a job application, and whether you are under 18 and a parent or guardian agrees. The internet address is not stored.',
          'Phones that ask for messages about classes: the address that the browser got from the push service of its maker, the levels and the language. No name, no number and no internet address is stored with it.',
          'E-mail addresses that ask for class notices: the address, the levels and the language. Nothing is sent but a link until the owner of the address has confirmed it.',
          'Pictures of learners on this website: that a picture shows learners, where the signed consent is kept, until when it lasts and what it allows. No name is stored with it.',
          'Images and sound: identification photographs, pictures of school events, recordings of security cameras.',
        ],
        paragraphs: [
          'The law calls much of this sensitive: data about age, health, education, religion and government numbers. It protects them more strictly.',
        ],
      },
      {
        heading: 'How we collect it',
        points: [
          'From you or your parents, through application and enrollment forms, interviews, letters and the school’s portals.',
          'From former schools, when they send credentials at our request.',
          'From government agencies, for example on subsidies and vouchers.',
          'In the course of school life: grades, attendance, guidance and clinic notes, library loans.',
          'By security cameras and the visitors’ log at the gate.',
          'At events, in pictures and videos. If you do not want to be in them, tell the photographer or your adviser.',
        ],
      },
      {
        heading: 'Why we use it',
        points: [
          'To admit, enroll, teach, assess and graduate students, and to issue their records.',
          'To look after health, safety and discipline on campus.',
          'To grant scholarships and process government subsidies.',
          'To collect fees and keep accounts.',
          'To hire, pay and develop employees.',
          'To report to the agencies that supervise us.',
          'To stay in touch with families and alumni, and to show the life of the school.',
          'To study and improve our own work, with names removed wherever possible.',
        ],
      },
      {
        heading: 'On what lawful basis',
        paragraphs: [
          'For ordinary personal information we follow Section 12 of the Act. We need one of these: your consent, a contract of enrollment or employment, a duty in law, the protection of life or health, an emergency, a task of public authority, or a legitimate interest of the school that does not go against your rights.',
          'For sensitive personal information, Section 13 allows fewer reasons. For a school these are mainly your specific consent, a law, the protection of life and health, medical treatment, and legal claims.',
          'Consent must be free, specific, informed and recorded. For minors, a parent or guardian gives it. You can take it back at any time; what we did before stays lawful.',
        ],
      },
      {
        heading: 'Who receives it',
        points: [
          'DepEd, for basic education; CHED, for the college; TESDA, for technical courses.',
          'PEAC, for ESC grants and vouchers.',
          'MARINA, for maritime programs, and PRC, for licensure examinations.',
          'Other schools, when a student transfers or applies there.',
          'Hospitals, partner companies and schools that take students for duty, immersion or practice teaching, as far as they need it.',
          'Service providers that handle data for us under contract, such as software, banks and insurance.',
          'Courts and authorities, where the law obliges us.',
        ],
        paragraphs: [
          'A question sent with ‘Ask us’ is read by the administrators of the website and by the office that it is about, which may also get it by e-mail. The PDF of a job application is in no e-mail: they save it from the website.',
          'A message about classes to a phone goes through the push service of the browser’s maker (Google, Mozilla, Apple or Microsoft). It is encrypted, so that the service cannot read it. A class notice by e-mail goes through the school’s mail server and that of your provider.',
          'We do not sell personal data.',
        ],
      },
      {
        heading: 'Where it is stored and how it is guarded',
        paragraphs: [
          'Paper records are kept in locked rooms and cabinets under the care of the registrar, the clinic, the guidance office and the offices that need them. Electronic records are kept on systems with personal accounts.',
        ],
        points: [
          'People see only what their task requires, promise in writing to keep it private, and are trained.',
          'Rooms are locked, visitors are accompanied, and screens face away from counters.',
          'Electronic records need a password. On this website the passwords of staff are stored in a form that nobody can read, and every change to its content is recorded.',
        ],
      },
      {
        heading: 'How long we keep it',
        paragraphs: [
          'We keep data as long as the purpose or the law requires, and no longer. Permanent academic records are kept for good.',
          'A question sent with ‘Ask us’ is deleted from this website six months after it was closed, unless the form names another period. Its PDF is deleted with it. You may ask for its erasure at any time.',
          'The address of a phone that gets messages about classes is deleted when you press ‘Stop telling me’ on this website, or when the browser gives it up.',
          'A picture of learners disappears from this website as soon as the consent is withdrawn, and on the day after it ends. The record of the consent is deleted with the picture.',
          'An e-mail address that gets class notices is deleted when you stop them with the link at their end, or when its mail server says that it does not exist. It is also deleted if no one confirms it within 24 hours.',
          'Other papers are destroyed safely: shredded on paper, erased on disk. The period for each kind of record will be listed here once the school has set it.',
        ],
      },
      {
        heading: 'Your eight rights',
        points: [
          'To be informed: you may know how your data are used, before it happens if possible.',
          'To access: you may ask what we have about you and get it in a form you can read.',
          'To object: you may refuse a use that rests on consent or legitimate interest, such as advertising.',
          'To erasure or blocking: you may have data deleted or stopped when they are false, unlawful or no longer needed.',
          'To rectify: you may have mistakes corrected, and those who received the mistake are told.',
          'To data portability: you may get electronic data in a common format, to use elsewhere.',
          'To damages: you may claim money if false, incomplete or unlawfully used data harm you.',
          'To file a complaint: you may turn to the National Privacy Commission.',
        ],
      },
      {
        heading: 'How to use them',
        paragraphs: [
          'Write to the data protection officer. Say who you are, what you ask for, and where we can find the record. We may ask for proof of identity, because we must be sure that you are the person, or the parent or guardian of a minor.',
          'For a question sent with ‘Ask us’, its number is enough to find it, together with the contact that you left. The office can show, correct or erase it, and everything else that you sent with the same contact.',
          'Asking is free; copies may have a price. Some requests cannot be granted in full: a grade that was earned cannot be erased, and the law tells us to keep some records. Then we tell you why.',
        ],
      },
      {
        heading: 'Data protection officer',
        paragraphs: [
          'The school’s Data Protection Officer answers questions about this notice and receives requests and complaints. Address a letter to “The Data Protection Officer” at the school, Barangay Wakas, Bocaue, Bulacan 3018.',
        ],
      },
      {
        heading: 'Complaints to the National Privacy Commission',
        paragraphs: [
          'Please tell us first, so that we can put it right. If our answer does not satisfy you, or none comes, you may complain to the National Privacy Commission (NPC). Its website, www.privacy.gov.ph, explains how.',
        ],
      },
      {
        heading: 'If data are lost or stolen',
        paragraphs: [
          'If there is a real risk of serious harm, because the data are sensitive or could be used for identity fraud, we tell the NPC and the people affected within 72 hours. We say what happened, which data it is about, what we have done and what you can do. Smaller incidents are recorded too.',
        ],
      },
      {
        heading: 'Cookies and browser storage on this website',
        paragraphs: [
          'You can read the whole public website without an account. Its only forms are the search, ‘Ask us’ and the one for messages about classes. It shows no advertisements and uses no analytics service. The link of a phone number or e-mail address opens your own phone or mail program.',
          'The site counts by itself, without cookies, how often each of its pages is opened in a day. It also keeps the words of searches that found nothing. So the school can see what people need. Who asked, from which internet address and with which device is not stored with them. The counts are deleted after thirteen months, the words after six.',
          'A few small things are kept in your browser, only for what is named here. You can delete them in its settings.',
        ],
        points: [
          'cookie-consent: remembers whether you chose “accepted” or “declined”, so that the bar does not ask again.',
          'Scroll position: kept while the tab is open, so that you come back to where you were.',
          'Pages you opened: at most thirty, and the class status, admissions and contacts. They are kept so that you can read them without a connection. Never what you typed or searched for.',
          'Papers for admission: which ones you ticked off on a list, until you delete them.',
          'user and token: set only after a member of staff signs in, and removed on signing out; so are drafts of what staff were writing.',
          'News and announcements: two requests that only read. They carry the page, category or topic you chose, and nothing about you. As with any server, the school’s host sees the internet address that asks.',
          'Videos: a player is loaded from its provider only when you press play. Then the provider’s own rules apply.',
          'Maps and social pages: they open in a new tab, on another site.',
        ],
      },
      {
        heading: 'Changes and date',
        paragraphs: [
          'When our practice or the law changes, this page changes too, and we announce important changes. What rests on your consent needs a new consent for a new purpose.',
        ],
      },
    ],
  },
}
