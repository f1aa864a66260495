import type english from '../en/ask.ts'

/** Messages of the question form. */
export default {
  title: 'Magtanong',
  titleNotSent: 'Hindi pa naipadala: Magtanong',
  description: 'Magtanong sa DYCI. Sasagot sa e-mail o telepono ang opisinang may hawak nito.',
  intro:
    'Sumulat po sa paaralan. Babasahin ng opisinang may hawak nito ang tanong ninyo, at sasagot sila sa e-mail o telepono.',
  otherOffices: 'Puwede rin kayong sumulat dito sa opisinang wala sa page na ito.',

  aboutCourse: 'Tungkol sa:',

  // Fields
  name: 'Pangalan ninyo',
  contact: 'E-mail address o cellphone number',
  contactHint: 'Dito sasagot ang opisina.',
  topic: 'Tungkol saan',
  admission: 'Pag-enroll',
  fees: 'Bayarin at scholarship',
  records: 'School records: transcript, Form 137',
  jobs: 'Trabaho sa DYCI',
  other: 'Iba pang tanong',
  level: 'Level o opisina',
  levelChoose: 'Pumili ng isa',
  pgs: 'Preschool at Grade School',
  jhs: 'Junior High School',
  shs: 'Senior High School',
  college: 'College',
  school: 'Opisina ng paaralan',
  question: 'Tanong ninyo',
  questionHint: 'Huwag na pong isama ang hindi kailangan, gaya ng birthday, grades o kalusugan.',
  file: 'Résumé ninyo, kung trabaho ang hanap',
  fileHint:
    'Isang PDF, hanggang {megabytes} MB. Mga administrator at ang opisinang may hawak lang ang makakabukas nito. Buburahin ito kasama ng tanong ninyo.',
  minor: 'Wala pa akong 18 taong gulang.',
  parentAgrees: 'Alam ng magulang o guardian ko na sumusulat ako, at payag siya.',
  agrees: 'Payag ako na i-save at gamitin ng DYCI ang isinulat ko para masagot ako.',
  privacy:
    '{months, plural, one {Mga administrator at ang opisinang may hawak lang ang makakabasa nito. Buburahin ito # buwan matapos isara ang tanong.} other {Mga administrator at ang opisinang may hawak lang ang makakabasa nito. Buburahin ito # na buwan matapos isara ang tanong.}}',
  privacyLink: 'Data Privacy Policy',
  website: 'Huwag sulatan ang bahaging ito',
  send: 'Ipadala',

  // What is wrong
  problems: 'Hindi pa po naipadala ang tanong ninyo. Nandito pa ang lahat ng isinulat ninyo.',
  nameMissing: 'Isulat ang pangalan ninyo, hanggang 100 letra.',
  contactMissing: 'Isulat ang e-mail address o cellphone number ninyo, para masagot namin kayo.',
  contactWrong:
    'Isulat nang buo ang e-mail address, gaya ng name@example.com, o ang kumpletong phone number.',
  levelMissing: 'Piliin ang level, o ang opisina ng paaralan.',
  questionShort: 'Isulat ang tanong ninyo, kahit maikli lang.',
  questionLong: 'Hanggang 2,000 letra lang po ang tanong.',
  fileNotPdf: 'Pumili ng PDF. I-save muna bilang PDF ang résumé ninyo.',
  fileLarge: 'Masyadong malaki ang PDF na ito. Pumili ng mas maliit.',
  fileAgain: 'Piliin po ulit ang PDF ninyo. Hindi itinatago ng browser ang napiling file.',
  fileMissing:
    'Hindi kasama ang PDF ninyo. Piliin po ulit, o pindutin ang Ipadala kung hindi na ito isasama.',
  parentMissing: 'Magpaalam muna sa magulang o guardian, saka i-check ang kahong ito.',
  agreementMissing: 'I-check ang kahong ito, para ma-save at masagot namin ang tanong ninyo.',

  // Not stored
  lookAgain: 'Hindi pa po naipadala ang tanong ninyo. Basahin ulit, saka pindutin ang Ipadala.',
  lookAgainWhy:
    'May mga nagpapadala ng spam sa paaralan. Kapag binasa ninyo ulit, alam naming tao ang sumusulat.',
  sameText:
    'Marami na ang nagpadala ng ganitong-ganitong tanong ngayong araw, kaya alam na ito ng paaralan. Hindi na ito na-save ulit. Kung may iba pa kayong tanong, isulat po ito sa sarili ninyong salita.',
  network:
    'Maraming tanong ang galing sa internet connection ninyo nitong ilang minuto, kaya hindi ito naipadala. Nandito pa ang lahat ng isinulat ninyo. Maghintay po ng sampung minuto bago pindutin ang Ipadala, o gumamit ng ibang internet.',
  total:
    'Napakaraming tanong ang dumarating sa paaralan, kaya hindi ito naipadala. Nandito pa ang lahat ng isinulat ninyo. Pindutin po ulit ang Ipadala pagkalipas ng isang oras.',
  files:
    'Maraming file ang dumating ngayong araw, kaya hindi ito naipadala. Nandito pa ang lahat ng isinulat ninyo. Pindutin po ang Ipadala nang walang file, at dalhin ang résumé sa paaralan, o ipadala ito bukas.',
  elsewhere: 'Puwede rin po kayong magtanong sa paaralan: {address}.',
  offline:
    'Wala kayong internet. Nandito pa ang lahat ng isinulat ninyo. Pindutin ang Ipadala kapag may internet na.',

  // After sending
  sentTitle: 'Naipadala na ang tanong ninyo',
  sentDescription: 'Patunay na naipadala ang tanong sa DYCI, kasama ang number nito.',
  reference: 'Number ng tanong',
  keepReference:
    'Isulat po ang number na ito o i-screenshot. Sabihin ito kapag magtatanong kayo sa paaralan tungkol dito. Hindi na kami magpapadala ng e-mail para i-confirm ito.',
  sentOffice:
    'Babasahin ng opisina ng {office} ang tanong ninyo, at sasagot sila sa contact na ibinigay ninyo.',
  sentSchool:
    'Babasahin ng opisina ng paaralan ang tanong ninyo, at sasagot sila sa contact na ibinigay ninyo.',
  sentFile: 'Kasama nitong dumating ang PDF ninyo.',
  sentErase:
    'Kung may gusto kayong ipatama o ipabura sa ipinadala ninyo, sabihin sa paaralan ang number. Nasa Data Privacy Policy ang iba pang detalye.',
  askAnother: 'Magtanong ulit',
} as const satisfies Record<keyof typeof english, string>
