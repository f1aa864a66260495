/** The name of each office in the form; keys of messages are written out, for the build. */
export const officeKeys = {
  pgs: 'ask.pgs',
  jhs: 'ask.jhs',
  shs: 'ask.shs',
  college: 'ask.college',
  school: 'ask.school',
} as const

/** The name of each topic in the form. */
export const topicKeys = {
  admission: 'ask.admission',
  fees: 'ask.fees',
  records: 'ask.records',
  jobs: 'ask.jobs',
  other: 'ask.other',
} as const

/** The sentence of each problem. */
export const problemKeys = {
  nameMissing: 'ask.nameMissing',
  contactMissing: 'ask.contactMissing',
  contactWrong: 'ask.contactWrong',
  levelMissing: 'ask.levelMissing',
  questionShort: 'ask.questionShort',
  questionLong: 'ask.questionLong',
  fileNotPdf: 'ask.fileNotPdf',
  fileLarge: 'ask.fileLarge',
  fileMissing: 'ask.fileMissing',
  parentMissing: 'ask.parentMissing',
  agreementMissing: 'ask.agreementMissing',
} as const
