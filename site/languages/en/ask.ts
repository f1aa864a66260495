/**
 * Messages of the question form. The server draws the form, so no browser loads them
 * (docs/decisions/0072).
 */
export default {
  title: 'Ask us',
  titleNotSent: 'Not sent yet: Ask us',
  description: 'Ask DYCI a question. The office in charge answers by e-mail or phone.',
  intro:
    'Write to the school. The office in charge reads your question and answers by e-mail or phone.',
  otherOffices: 'You can also write here to an office that is not on this page.',

  aboutCourse: 'About:',

  // Fields
  name: 'Your name',
  contact: 'E-mail address or mobile number',
  contactHint: 'The office answers there.',
  topic: 'What it is about',
  admission: 'Admission',
  fees: 'Fees and scholarships',
  records: 'School records: transcript, Form 137',
  jobs: 'A job at DYCI',
  other: 'A general question',
  level: 'Level or office',
  levelChoose: 'Choose one',
  pgs: 'Preschool and Grade School',
  jhs: 'Junior High School',
  shs: 'Senior High School',
  college: 'College',
  school: 'The school office',
  question: 'Your question',
  questionHint: 'Leave out what we do not need, such as birth dates, grades or health.',
  file: 'Your résumé, for a job',
  fileHint:
    'One PDF, {megabytes} MB at most. Only administrators and the office in charge can open it. It is deleted with your question.',
  minor: 'I am under 18.',
  parentAgrees: 'My parent or guardian knows that I am writing and agrees.',
  agrees: 'DYCI may keep and use what I write here to answer me.',
  privacy:
    '{months, plural, one {Only administrators and the office in charge read it. It is deleted one month after the question is closed.} other {Only administrators and the office in charge read it. It is deleted # months after the question is closed.}}',
  privacyLink: 'Data Privacy Policy',
  website: 'Leave this field empty',
  send: 'Send',

  // What is wrong
  problems: 'Your question was not sent yet. Everything you typed is still here.',
  nameMissing: 'Enter your name, up to 100 characters.',
  contactMissing: 'Enter an e-mail address or a mobile number, so that we can answer.',
  contactWrong:
    'Enter a whole e-mail address, such as name@example.com, or a phone number with its digits.',
  levelMissing: 'Choose a level, or the school office.',
  questionShort: 'Enter your question in a few words.',
  questionLong: 'Keep your question to 2,000 characters.',
  fileNotPdf: 'Choose a PDF. Save your résumé as a PDF first.',
  fileLarge: 'This PDF is too large. Choose a smaller one.',
  fileAgain: 'Choose your PDF again. Browsers do not keep a chosen file.',
  fileMissing: 'Your PDF is not with it. Choose it again, or press Send to go without it.',
  parentMissing: 'Ask your parent or guardian first, then tick this box.',
  agreementMissing: 'Tick this box, so that we may keep and answer your question.',

  // Not stored
  lookAgain: 'Your question was not sent yet. Read it once more, then press Send.',
  lookAgainWhy:
    'The school gets unwanted messages. This second look shows that a person is writing.',
  sameText:
    'Many people have sent exactly this text today, so the school has it. It was not stored again. To ask something of your own, write it in your own words.',
  network:
    'Many questions came from your connection in the last minutes, so this one was not sent. Everything you typed is still here. Wait ten minutes and press Send, or use another connection.',
  total:
    'The school is getting very many questions, so this one was not sent. Everything you typed is still here. Press Send again in an hour.',
  files:
    'Many files came today, so this was not sent. Everything you typed is still here. Press Send without the file, and bring your résumé to the school, or send it tomorrow.',
  elsewhere: 'You can also ask at the school: {address}.',
  offline:
    'You have no connection. Everything you typed stays here. Press Send once you are online.',

  // After sending
  sentTitle: 'Your question was sent',
  sentDescription: 'The confirmation of a question to DYCI, with its number.',
  reference: 'Its number',
  keepReference:
    'Write this number down or take a screenshot. Say it when you ask the school about this question. We send no mail to confirm it.',
  sentOffice: 'The office for {office} reads your question and answers by the contact you gave.',
  sentSchool: 'The school office reads your question and answers by the contact you gave.',
  sentFile: 'Your PDF came with it.',
  sentErase:
    'To correct or erase what you sent, tell the school the number. The Data Privacy Policy says more.',
  askAnother: 'Ask another question',
} as const
