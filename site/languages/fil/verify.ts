import type english from '../en/verify.ts'

/** Messages about codes, by which anyone checks what the school says; no script has any. */
export default {
  title: 'I-check ang abiso',
  description:
    'Ilagay ang code ng abiso sa pasok o ng anunsyo, at basahin kung ano talaga ang sinabi ng {school}.',
  lead: 'May code ang bawat abiso at anunsyo ng paaralan. Ilagay ito rito para mabasa kung ano talaga ang sinabi ng paaralan, kailan ito sinabi, at kung may bisa pa.',
  code: 'Code',
  codeHint:
    'Walong letra at number, gaya ng {example}. Ayos lang ang maliliit na letra, space at dash.',
  check: 'I-check',
  howTitle: 'Paano i-check ang isang screenshot',
  howOpen:
    'Kayo po mismo ang mag-type ng address na ito: {address}. Huwag pindutin ang link sa mensahe: may mga pekeng page na kamukha nito.',
  howFind:
    'Hanapin ang code sa larawan, malapit sa QR code (ang kahon na itim at puti). Ilagay ito sa page na ito, o itapat ang camera ng phone sa QR code at tingnan kung nagsisimula ang address sa {address}.',
  howCompare:
    'Ikumpara ang bawat salita: ang araw, ang mga level, ang oras. Puwedeng ilagay ng iba ang totoong code sa binagong larawan.',
  howNone:
    'Walang code sa larawan? Tingnan ang “May pasok ba?” at ang mga anunsyo. Kung wala roon, hindi iyon galing sa paaralan.',
  howStop: 'Kung peke, huwag nang ipasa. Sabihin po sa paaralan.',
  tellSchool: 'Sabihin sa paaralan',

  malformed: 'Hindi ito code',
  malformedText:
    'May walong letra at number ang code, gaya ng {example}. Wala itong number na 0 at 1, at walang letrang A, E, I, L, O, S, U at Y.',
  unknown: 'Hindi ito sinabi ng paaralan',
  unknownText:
    'Walang abiso o anunsyo na may code na {code}. I-check muna ang bawat letra. Kung tama ang code na natanggap ninyo, hindi galing sa paaralan ang ipinadala sa inyo. Huwag na po itong ipasa.',
  tooMany:
    'Masyadong maraming maling code ang galing sa internet connection ninyo. Subukan ulit pagkalipas ng sampung minuto.',

  current: 'Sinabi ito ng paaralan',
  past: 'Sinabi ito ng paaralan; lumipas na ang araw nito',
  ended: 'Sinabi ito ng paaralan hanggang {moment}',
  withdrawn: 'Binawi na ito ng paaralan',
  withdrawnText: 'Wala na itong bisa mula noong {moment}.',
  since: 'Code {code}. Inilabas noong {moment}.',
  corrected: 'Itinama noong {moment}: basahin sa ibaba ang nabago.',
  compare:
    'Ikumpara ang bawat salita sa natanggap ninyo. Kung may naiiba, hindi iyon sinabi ng paaralan.',
  words: 'Ang sabi ng paaralan',
  wordsThen: 'Ang sinabi ng paaralan',
  history: 'Ang sinabi ng paaralan, at kailan',
  event:
    '{moment}: {what, select, published {inilabas} corrected {itinama} withdrawn {binawi} other {inilabas ulit}}',
  before: '{part}, dati:',
  nothing: 'wala',
  seePage: 'Tingnan sa site',
  another: 'Mag-check ng ibang code',

  headline: 'Pamagat',
  message: 'Mensahe',
  filipinoHeadline: 'Pamagat sa Filipino',
  filipinoMessage: 'Mensahe sa Filipino',
  announcedOn: 'Inanunsyo',
  firstDay: 'Araw',
  lastDay: 'Huling araw',
  levels: 'Para sa',
  campuses: 'Mga campus',
  category: 'Uri',

  gone: 'Wala na rito ang page na ito',
  goneText:
    'Wala nang pinupuntahan ang code na na-scan ninyo. I-search ang nakasulat sa papel, o magtanong sa paaralan.',
  searchSite: 'Maghanap sa site',
  search: 'Maghanap',

  checkThis: 'I-check kung totoo ito.',
  codeIs: 'Code {code}',
  qrCode: 'QR code para i-check ang {code}',
} as const satisfies Record<keyof typeof english, string>
