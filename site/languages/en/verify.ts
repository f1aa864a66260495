/** Messages about codes, by which anyone checks what the school says; no script has any. */
export default {
  title: 'Check a notice',
  description:
    'Enter the code of a class notice or an announcement, and read what {school} really said.',
  lead: 'Every class notice and every announcement of the school has a code. Enter it here to read what the school really said, since when, and if it is still valid.',
  code: 'Code',
  codeHint:
    'Eight letters and digits, such as {example}. Small letters, spaces and hyphens are fine.',
  check: 'Check',
  howTitle: 'How to check a screenshot',
  howOpen:
    'Type this address yourself: {address}. Do not press a link in the message: a false page can look like this one.',
  howFind:
    'Look for the code in the picture, near the black and white square. Enter it on this page, or point the camera of your phone at the square and see that the address begins with {address}.',
  howCompare:
    'Compare every word: the day, the levels, the hours. Someone can put a real code on a changed picture.',
  howNone:
    'No code in the picture? Then look at the class status and at the notices of the school. If it is not there, it is not from the school.',
  howStop: 'If it is false, do not pass it on. Tell the school.',
  tellSchool: 'Tell the school',

  malformed: 'This is not a code',
  malformedText:
    'A code has eight letters and digits, such as {example}. It never has the digits 0 and 1, and none of the letters A, E, I, L, O, S, U and Y.',
  unknown: 'The school did not say this',
  unknownText:
    'There is no class notice and no announcement with the code {code}. Check each letter first. If every letter is right, the message is not from the school. Do not pass it on.',
  tooMany: 'Too many unknown codes came from your network. Try again in ten minutes.',

  current: 'The school said this',
  past: 'The school said this; its day has passed',
  ended: 'The school said this until {moment}',
  withdrawn: 'The school has withdrawn this',
  withdrawnText: 'It has not been valid since {moment}.',
  since: 'Code {code}. Published {moment}.',
  corrected: 'Corrected {moment}: read below what changed.',
  compare:
    'Compare every word with what you were sent. If a word differs, that part is not from the school.',
  words: 'What the school says',
  wordsThen: 'What the school said',
  history: 'What the school said, and when',
  event:
    '{moment}: {what, select, published {published} corrected {corrected} withdrawn {withdrawn} other {published again}}',
  before: '{part}, before:',
  nothing: 'nothing',
  seePage: 'See it on the site',
  another: 'Check another code',

  headline: 'Headline',
  message: 'Text',
  filipinoHeadline: 'Headline in Filipino',
  filipinoMessage: 'Text in Filipino',
  announcedOn: 'Announced',
  firstDay: 'Day',
  lastDay: 'Last day',
  levels: 'For',
  campuses: 'Campuses',
  category: 'Category',

  gone: 'This page is not here any more',
  goneText:
    'The code that you scanned leads to nothing now. Search for what the paper was about, or ask the school.',
  searchSite: 'Search this site',
  search: 'Search',

  checkThis: 'Check that this is true.',
  codeIs: 'Code {code}',
  qrCode: 'QR code that leads to the check of {code}',
} as const
