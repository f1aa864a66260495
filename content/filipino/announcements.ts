import type { Dictionary } from './dictionary.ts'

const levels = [
  '<a href="/learn-with-us/pgs">grade school</a>',
  '<a href="/learn-with-us/jhs">junior high</a>',
  '<a href="/learn-with-us/shs">senior high</a>',
].join(', ')

/** Sample announcements. The text of one is looked up by its paragraphs and list items. */
export const announcements: Dictionary = {
  Advisory: 'Paalala',

  // Prayer, retreat and camp
  'God-centered month opens with a shared morning prayer in January':
    'God-centered month: sama-samang dasal sa Enero',
  'January is God-centered month. On the first school morning of the year, all four levels pray together.':
    'God-centered month ang Enero. Sa unang umaga ng pasok sa bagong taon, sabay-sabay magdadasal ang apat na level.',
  'Classes begin after the prayer. Each section prepares the prayer of one day. Class advisers have the calendar.':
    'Magsisimula ang klase pagkatapos ng dasal. May araw ang bawat section para maghanda ng dasal. Nasa mga class adviser ang calendar.',
  'Simbang gabi schedule: nine dawn Masses from December 16 to 24':
    'Simbang gabi: siyam na Misa, Disyembre 16 hanggang 24',
  'Simbang gabi is on every day from December 16 to 24. Families, alumni and neighbors are welcome.':
    'May simbang gabi araw-araw mula Disyembre 16 hanggang 24. Puwedeng sumama ang mga pamilya, alumni at kapitbahay.',
  'These groups prepare the Masses:': 'Ito ang mga grupong maghahanda ng Misa:',
  'December 16 to 18: preschool, grade school and junior high':
    'Disyembre 16 hanggang 18: preschool, grade school at junior high',
  'December 19 to 21: senior high': 'Disyembre 19 hanggang 21: senior high',
  'December 22 to 24: college and employees': 'Disyembre 22 hanggang 24: college at mga empleyado',
  'See <a href="/events">Events</a> for the hour. You may come on one morning or on all nine. Bring a jacket and your own cup.':
    'Nasa <a href="/events">Mga Event</a> ang oras. Puwedeng isang umaga lang. Puwede ring kumpletuhin ang siyam. Magdala ng jacket at sariling baso.',
  'Community Mass on the first Friday of every month':
    'Community Mass tuwing unang Biyernes ng buwan',
  'The community Mass is on the first Friday of each month. The sponsorship Mass is on the first Sunday.':
    'Tuwing unang Biyernes ng buwan ang community Mass. Tuwing unang Linggo ang sponsorship Mass.',
  'A department or group prepares the readings, the songs and the offering. Do you want to read or sing? Speak to your class adviser.':
    'Isang department o grupo ang naghahanda ng mga babasahin, kanta at alay. Gusto ba ninyong magbasa o kumanta? Magsabi sa class adviser.',
  'Youthcamp call: come to pray, play and learn to lead':
    'Sumali sa Youthcamp: magdasal, maglaro at matutong mamuno',
  'Youthcamp is from April 27 to 30. Students from Grade 7 to college may apply.':
    'Mula Abril 27 hanggang 30 ang Youthcamp. Puwedeng mag-apply ang mga estudyante mula Grade 7 hanggang college.',
  'Youthcamp began in 2004. You pray, play, share and learn to lead.':
    'Nagsimula ang Youthcamp noong 2004. Dito kayo magdadasal, maglalaro, magkukuwentuhan at matututong mamuno.',
  'Give the form to your class adviser or department.':
    'Ibigay ang form sa class adviser o department ninyo.',
  'A parent or guardian signs it.': 'Magulang o guardian ang pipirma rito.',
  'First-time campers come first. Others may apply as helpers.':
    'Uunahin ang mga first-time camper. Puwedeng mag-apply bilang helper ang iba.',
  'Retreat for Grades 10, 11 and 12: one and a half quiet days':
    'Retreat para sa Grade 10, 11 at 12: isa’t kalahating araw na tahimik',
  'Grades 10, 11 and 12 go on retreat in the second semester. Each retreat lasts one and a half days.':
    'Magre-retreat ang Grade 10, 11 at 12 sa second semester. Isa’t kalahating araw ang bawat retreat.',
  'The adviser’s letter with the consent form comes two weeks before.':
    'Dalawang linggo bago ito, darating ang sulat ng adviser, kasama ang consent form.',
  'A parent or guardian signs the form.': 'Magulang o guardian ang pipirma sa form.',
  'Phones stay off. The letter says whom to call in an emergency.':
    'Naka-off ang mga phone. Nasa sulat kung sino ang tatawagan pag may emergency.',

  // Admissions
  'Entrance-test dates for school year 2027–2028':
    'Mga petsa ng entrance exam para sa school year 2027–2028',
  'Entrance tests for Grade 7, Grade 11 and first-year college are on selected Saturdays from December 5, 2026 to March 13, 2027.':
    'Sa ilang Sabado mula Disyembre 5, 2026 hanggang Marso 13, 2027 ang entrance exam para sa Grade 7, Grade 11 at first-year college.',
  'Choose your date when you apply. See <a href="/events">Events</a> for the first and the last date.':
    'Pumili ng petsa pag nag-apply kayo. Nasa <a href="/events">Mga Event</a> ang una at huling petsa.',
  'Parents may wait on the grounds.': 'Puwedeng maghintay ang mga magulang sa bakuran ng paaralan.',
  'If you are ill, stay at home and tell us. You get a later date.':
    'Kung may sakit, huwag na munang pumunta at sabihin po sa amin. Bibigyan kayo ng ibang petsa.',
  'Enrollment period for school year 2026–2027': 'Enrollment para sa school year 2026–2027',
  'Enrollment for all levels is open from March 16 to June 5. The first weeks are the quietest.':
    'Bukas ang enrollment sa lahat ng level mula Marso 16 hanggang Hunyo 5. Hindi gaanong matao sa mga unang linggo.',
  'Returning students: bring the last report card and the completed form.':
    'Old student: dalhin ang huling report card at ang form na may sagot na.',
  [`New students: see the papers for ${levels} or <a href="/learn-with-us/college">college</a>.`]: `Bagong estudyante: tingnan ang requirements ng ${levels} o <a href="/learn-with-us/college">college</a>.`,
  'Is a paper missing? Come anyway and ask what may follow later.':
    'May kulang na papel? Pumunta pa rin at itanong kung ano ang puwedeng ihabol.',
  'Senior-high voucher: papers for incoming Grade 11':
    'Senior high voucher: mga papel ng papasok sa Grade 11',
  'Many students receive the senior high school voucher without applying. Bring these papers.':
    'Maraming estudyante ang may senior high school voucher kahit hindi nag-apply. Dalhin ang mga papel na ito.',
  'From a public junior high school: the Grade 10 report card.':
    'Galing sa public junior high school: ang report card ng Grade 10.',
  'From a private school, with ESC: the ESC certificate.':
    'Galing sa private school, may ESC: ang ESC certificate.',
  'From a private school, without ESC: apply in the national online portal and bring the certificate.':
    'Galing sa private school, walang ESC: mag-apply sa national online portal at dalhin ang certificate.',
  'ALS or PEPT passers: apply in the portal and bring the rating certificate.':
    'Pasado sa ALS o PEPT: mag-apply sa portal at dalhin ang rating certificate.',
  'The portal has its own deadline.': 'May sariling deadline ang portal.',

  // Classes and school life
  'College midterm examination week': 'Linggo ng midterm exam sa college',
  'College midterm examinations are from October 12 to 17. There are no regular classes in that week.':
    'Mula Oktubre 12 hanggang 17 ang midterm exam sa college. Walang regular na klase sa linggong iyon.',
  'Laboratory and clinical duty go on as scheduled.':
    'Tuloy ang laboratory at clinical duty ayon sa schedule.',
  'If two of your examinations are at the same hour, tell your dean’s office before the week begins.':
    'Kung sabay ang oras ng dalawang exam ninyo, sabihin sa dean’s office bago magsimula ang linggo.',
  'Calculators are allowed if your instructor says so. Phones are not allowed.':
    'Puwede ang calculator kung pumayag ang instructor. Bawal ang phone.',
  'Clubs and societies welcome new members this August':
    'Naghahanap ng bagong member ang mga club at society ngayong Agosto',
  'Clubs and societies look for new members from August 10 to 21. Visit their tables at recess and lunch.':
    'Naghahanap ng bagong member ang mga club at society mula Agosto 10 hanggang 21. Puntahan ang mesa nila tuwing recess at lunch.',
  'Beginners are welcome. You may join two of these:':
    'Puwede ang mga baguhan. Hanggang dalawa ang puwedeng salihan sa mga ito:',
  Robotics: 'Robotics',
  'Campus paper': 'Campus paper',
  Dance: 'Sayaw',
  Choir: 'Choir',
  'Environment club': 'Environment club',
  'First aid': 'First aid',
  'Department societies': 'Mga society ng department',
  'Rainy season: how families hear about suspended classes':
    'Tag-ulan: paano malalaman kung walang pasok',
  'The <a href="/status">class status</a> says if there are classes. When the government suspends them, DYCI says there if it follows.':
    'Nasa <a href="/status">May pasok ba?</a> kung may pasok. Pag sinuspinde ito ng gobyerno, sasabihin doon ng DYCI kung susunod ito.',
  'Class advisers pass changes on.': 'Ipapasa ng mga class adviser ang mga pagbabago.',
  'If water is rising where you live, keep your child at home. Send a note later.':
    'Kung tumataas ang tubig sa lugar ninyo, huwag na po munang papasukin ang bata. Magpadala na lang ng sulat pagkatapos.',
  'Your child can make up the work.': 'Puwedeng habulin ng bata ang mga gawain.',
  'First day of classes and a slower first week for newcomers':
    'Unang araw ng pasok, at mas magaan na unang linggo para sa mga bago',
  'Classes open on June 15. Kinder and Grade 1 start with short mornings.':
    'Sa Hunyo 15 ang unang araw ng pasok. Maikli muna ang klase ng Kinder at Grade 1, sa umaga lang.',
  'Older students meet new Grade 7 and Grade 11 students at the gate. Bring:':
    'Sasalubungin sa gate ng mas matatandang estudyante ang mga bago sa Grade 7 at Grade 11. Magdala ng:',
  'your enrollment slip': 'enrollment slip',
  'a bottle of water': 'isang bote ng tubig',
  'something to write with': 'panulat',
  'Book lists are explained in class on the second day.':
    'Ipapaliwanag sa klase ang listahan ng mga libro sa ikalawang araw.',
  'Sort your waste where you stand': 'Paghiwalayin ang basura bago itapon',
  'Please sort your waste into three: what rots, what can be recycled, and the rest.':
    'Paghiwalayin po ang basura sa tatlo: nabubulok, puwedeng i-recycle, at ang iba pa.',
  'Rinse bottles.': 'Banlawan ang mga bote.',
  'Flatten boxes.': 'Tiklupin ang mga kahon.',
  'Bring your own bottle and food container.': 'Magdala ng sariling bote at baunan.',
  'Drop-off and pick-up: please keep the highway side clear':
    'Hatid at sundo: huwag humarang sa tabi ng highway',
  'MacArthur Highway is busiest in the half hour before classes. Please keep the highway side clear.':
    'Pinakamatrapik ang MacArthur Highway sa kalahating oras bago ang pasok. Huwag po sanang humarang sa tabi ng highway.',
  'Stop only until your child is out of the car, on the side of the gate.':
    'Huminto lang hanggang makababa ang bata, sa side ng gate.',
  'In the afternoon, wait somewhere else.': 'Sa hapon, sa ibang lugar maghintay.',
  'Young children go home only with the person on their pick-up card.':
    'Uuwi lang ang maliliit na bata kasama ng taong nasa pick-up card.',
  'Is someone else coming? Tell the adviser in writing on the same day.':
    'Iba ang susundo? Sumulat sa adviser sa araw ding iyon.',
}
