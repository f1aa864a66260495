import type english from '../en/status.ts'

/** Messages of the small pages about classes, of which no script has any. */
export default {
  title: 'May pasok ba?',
  description: 'Kung may pasok sa {school} ngayon at bukas, sa bawat level.',
  menu: 'Unang Pahina at menu',
  footer: 'Iba pa sa site na ito',
  checked: 'As of {moment}. I-refresh ang page para sa pinakabago.',
  several: '{count} ang abiso sa pasok para ngayon o bukas.',
  today: 'Ngayon',
  tomorrow: 'Bukas',
  dayTitle: '{name}: {day}',

  classesToday: 'Pasok ngayon',
  asUsualAt: 'May pasok gaya ng dati, na-check noong {moment}',
  noNoticeToday: 'Walang abiso para ngayon. Tingnan kung may pasok',
  someNotices: 'Tingnan kung may pasok sa bawat level',

  noClasses: 'Walang pasok',
  remote: 'Online o modular ang klase',
  earlyDismissal: 'Hanggang {time} lang ang klase',
  lateStart: '{time} ang simula ng klase',
  asUsual: 'May pasok gaya ng dati',
  asUsualByCalendar: 'May pasok gaya ng dati, ayon sa school calendar',
  noNotice: 'Walang abiso',
  atCampus: '{campus}: {state}',

  noNoticeMeans:
    'Kapag “Walang abiso”, walang inaanunsyong pagbabago ang paaralan. Hindi ibig sabihin nito na may pasok.',
  changed: 'Huling pagbabago: {moment}.',
  neverChanged: 'Walang abiso para ngayon o sa mga susunod na araw.',
  nextCheck: 'Titingnan ulit ito ng paaralan sa {moment}.',
  whatTheSchoolSays: 'Ang sabi ng paaralan',
  laterDays: 'Mga susunod na araw',
  published: 'Inilabas noong {moment}.',
  corrected: 'Itinama noong {moment}.',
  withdrawn: 'Binawi noong {moment}.',
  restored: 'Inilabas ulit noong {moment}.',
  checkNotice: 'Page ng abisong ito, para ma-check',
  follow: 'Sundan ang balita sa pasok',
  atomFeed: 'Para sa feed reader (Atom)',
  calendarFeed: 'Kalendaryo',
  jsonFile: 'Para sa mga program (JSON)',
  calendarName: 'Mga abiso sa pasok ng {school}',
  feedTitle: 'Pasok sa {school}',

  notifyLink: 'Sabihan ako sa phone na ito',
  notifyTitle: 'Sabihan ako sa phone na ito',
  notifyDescription:
    'May darating na mensahe sa phone ninyo kapag may pagbabago sa pasok ng {school}. Walang account, walang app.',
  notifyIntro:
    'Magpapadala ang paaralan ng mensahe sa phone na ito kapag walang pasok, may pagbabago sa klase o may binawing abiso. Walang account at walang app ng ibang kompanya. Puwede ninyo itong itigil dito kahit kailan.',
  notifyLevels: 'Para sa anong level?',
  notifyLanguage: 'Anong wika?',
  notifyEnglish: 'English',
  notifyFilipino: 'Filipino',
  notifyStart: 'Sabihan ako sa phone na ito',
  notifyChange: 'I-save ang mga pinili',
  notifyStop: 'Huwag na akong sabihan',
  notifyWait: 'Sandali lang po. Nagpapadala ang paaralan ng test message sa phone na ito.',
  notifyOn:
    'Mula ngayon, darating sa phone na ito ang mga abiso sa pasok. May parating na test message.',
  notifyChanged: 'Na-save na ang mga pinili ninyo.',
  notifyIsOn: 'Dumarating sa phone na ito ang mga abiso sa pasok.',
  notifyOff: 'Itinigil na. Wala nang darating na abiso sa pasok sa phone na ito.',
  notifyNoLevel: 'Pumili ng kahit isang level.',
  notifyBlocked:
    'Hindi pinapayagan ng browser ninyo ang mensahe mula sa site na ito. Buksan ang settings ng browser para sa site na ito, i-allow ang notifications, saka pindutin ulit ang button.',
  notifyFailed:
    'Hindi po gumana. I-check ang internet at pindutin ulit ang button pagkalipas ng isang minuto.',
  notifyCannot:
    'Hindi makakatanggap ng mensahe mula sa site ang browser na ito. Buksan ang page na ito sa Chrome, Firefox, Edge o Samsung Internet sa Android phone, o sundan ang mga hakbang para sa iPhone.',
  notifyNoScript:
    'Kailangan ng JavaScript para makatanggap ng mensahe sa phone. Naka-off ito sa browser na ito.',
  notifyNotNow: 'Hindi po makapagpadala ng mensahe sa mga phone sa ngayon.',
  notifyIphone: 'Sa iPhone o iPad',
  notifyIphone1: 'Kailangan ng iOS 16.4 o mas bago. Buksan ang page na ito sa Safari.',
  notifyIphone2: 'Pindutin ang Share button, saka “Add to Home Screen”.',
  notifyIphone3:
    'Buksan ang site sa bagong icon nito, bumalik sa page na ito, at pindutin ang button.',
  notifyKept: 'Ano ang sine-save',
  notifyKeptText:
    'Ang address na bigay sa browser ninyo ng push service ng gumawa nito, ang mga level at ang wika ninyo. Walang impormasyon tungkol sa inyo. Buburahin ito kapag itinigil ninyo, o kapag hindi na ito ginagamit ng browser.',
  mailTitle: 'Sabihan ako sa e-mail',
  mailIntro: 'Mga abiso sa pasok ng mga level na pipiliin ninyo, sa e-mail address ninyo.',
  mailAddress: 'E-mail address ninyo',
  mailSend: 'Ipadala ang link',
  mailAsked: 'Tingnan ang inbox ninyo.',
  mailAskedText:
    'Nagpadala kami ng e-mail na may link sa address na ito. Buksan ito sa loob ng 24 na oras at pindutin ang button doon. Kung walang dumating, tingnan ang spam folder, o subukan ulit bukas.',
  mailStopped: 'Itinigil na. Wala nang darating na abiso sa address na ito, at binura na ito.',
  mailBusy: 'Marami ang nagsa-sign up ngayon. Subukan ulit pagkalipas ng sampung minuto.',
  mailFull:
    'Hindi na kayang magdagdag ng padadalhan ang paaralan. Tingnan na lang po ang page na “May pasok ba?”.',
  mailConfirmTitle: 'I-confirm ang e-mail address ninyo',
  mailWillGet:
    'Pindutin ang button, at darating sa {email} ang mga abiso sa pasok ng mga level na ito.',
  mailConfirm: 'I-confirm',
  mailForget: 'Burahin ang address na ito',
  mailConfirmed: 'Mula ngayon, darating sa address na ito ang mga abiso sa pasok.',
  mailYours: 'Mga abiso sa pasok sa e-mail',
  mailGets: 'Dumarating sa {email} ang mga abiso sa pasok ng mga level na ito.',
  mailStop: 'Huwag na akong padalhan',
  mailDead: 'Hindi na gumagana ang link na ito',
  mailDeadText:
    'Walang abisong dumarating sa address: itinigil na ito, o mahigit 24 na oras na ang link at hindi na-confirm. Puwede po kayong humingi ng bago.',
  mailKept:
    'Para sa e-mail: ang address, ang mga level at ang wika ninyo. Buburahin ito kapag itinigil ninyo, o pagkalipas ng isang araw kung hindi na-confirm.',

  badgeTitle: '{school}: pasok',
  badgeLine: '{name}, {day}: {state}',
  badgeMixed: 'iba-iba sa bawat level',

  isWithdrawn: 'Binawi na ng paaralan ang abisong ito. Wala na itong bisa.',
  isOver: 'Lumipas na ang araw ng abisong ito.',
  isCurrent: 'May bisa ang abisong ito.',
  days: 'Araw',
  forLevels: 'Para sa',
  reason: 'Dahilan',
  history: 'Ang sinabi ng paaralan, at kailan',
  said: '{moment}: {what}. “{headline}”',
  wasPublished: 'inilabas',
  wasCorrected: 'itinama',
  wasWithdrawn: 'binawi',
  wasRestored: 'inilabas ulit',
  unknown: 'Walang ganitong abiso sa pasok',
  unknownText: 'Walang inilabas na abiso ang paaralan sa address na ito.',
  seeStatus: 'Tingnan kung may pasok',
} as const satisfies Record<keyof typeof english, string>
