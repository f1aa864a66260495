import type { Dictionary } from './dictionary.ts'

const levels = [
  '<a href="/learn-with-us/pgs">grade school</a>',
  '<a href="/learn-with-us/jhs">junior high</a>',
  '<a href="/learn-with-us/shs">senior high</a>',
].join(', ')

/** Sample events. The text of one is looked up by its paragraphs and list items. */
export const events: Dictionary = {
  // Categories and places
  Academics: 'Pag-aaral',
  'Campus Life': 'Buhay sa Campus',
  'Main campus': 'Main campus',
  'Covered court': 'Covered court',
  'School chapel': 'Chapel ng paaralan',

  // Mass and prayer
  'Community Mass, first Friday of December': 'Community Mass, unang Biyernes ng Disyembre',
  'All levels gather for the Mass of the first Friday. Families and neighbors may join.':
    'Nagtitipon ang lahat ng level para sa Misa ng unang Biyernes. Puwedeng sumama ang mga pamilya at kapitbahay.',
  'Classes begin after the Mass.': 'Magsisimula ang klase pagkatapos ng Misa.',
  'Community Mass, first Friday of February': 'Community Mass, unang Biyernes ng Pebrero',
  'All levels gather for the Mass of the first Friday. They give thanks for God-Centered Month.':
    'Nagtitipon ang lahat ng level para sa Misa ng unang Biyernes. Magpapasalamat sila para sa God-Centered Month.',
  'Sponsorship Mass, first Sunday of December': 'Sponsorship Mass, unang Linggo ng Disyembre',
  'One group of DYCIans prepares the Mass of the first Sunday for all. Families are welcome.':
    'Isang grupo ng mga DYCIan ang naghahanda ng Misa ng unang Linggo para sa lahat. Puwedeng sumama ang mga pamilya.',
  'Sponsorship Mass, first Sunday of January': 'Sponsorship Mass, unang Linggo ng Enero',
  'The first sponsorship Mass of the year. Families are welcome.':
    'Ang unang sponsorship Mass ng taon. Puwedeng sumama ang mga pamilya.',
  'Simbang gabi': 'Simbang gabi',
  'Nine dawn Masses before Christmas, one on every day from December 16 to 24. Everyone is welcome.':
    'Siyam na Misa sa madaling-araw bago mag-Pasko, isa bawat araw mula Disyembre 16 hanggang 24. Puwedeng sumama ang lahat.',
  'You may come on one morning or on all nine.':
    'Puwedeng isang umaga lang. Puwede ring kumpletuhin ang siyam.',
  'Bring a jacket and your own cup.': 'Magdala ng jacket at sariling baso.',
  'Bring a flashlight if you come on foot.': 'Magdala ng flashlight kung maglalakad.',
  'Opening of God-Centered Month': 'Pagbubukas ng God-Centered Month',
  'January is given to God. On the first school morning of the year, the four levels pray together.':
    'Para sa Diyos ang Enero. Sa unang umaga ng pasok sa bagong taon, sabay-sabay magdadasal ang apat na level.',
  'Classes begin after the prayer. Each section gets the calendar of the month.':
    'Magsisimula ang klase pagkatapos ng dasal. Bibigyan ang bawat section ng calendar ng buwan.',

  // Retreat and camp
  'Retreat for Grades 10, 11 and 12': 'Retreat para sa Grade 10, 11 at 12',
  'Grade 12 goes first, Grade 11 one week later, Grade 10 last. Each retreat is from Thursday morning to Friday noon.':
    'Mauuna ang Grade 12, pagkalipas ng isang linggo ang Grade 11, at huli ang Grade 10. Mula Huwebes ng umaga hanggang Biyernes ng tanghali ang bawat retreat.',
  'The adviser’s letter says where it is and what to bring.':
    'Nasa sulat ng adviser kung saan ito at ano ang dadalhin.',
  'A parent or guardian signs the consent form.':
    'Magulang o guardian ang pipirma sa consent form.',
  'Phones stay off. The letter says whom to call in an emergency.':
    'Naka-off ang mga phone. Nasa sulat kung sino ang tatawagan pag may emergency.',
  Youthcamp: 'Youthcamp',
  'Four days of prayer, games, sharing and leading others, for students from Grade 7 to college.':
    'Apat na araw ng dasal, laro, kuwentuhan at pamumuno, para sa mga estudyante mula Grade 7 hanggang college.',
  'Youthcamp began in 2004. A parent or guardian signs the form. The organizers send the place and the packing list.':
    'Nagsimula ang Youthcamp noong 2004. Magulang o guardian ang pipirma sa form. Ipapadala ng mga organizer kung saan ito at ano ang dadalhin.',

  // Admissions
  'Entrance test: first date': 'Entrance exam: unang petsa',
  'For applicants to Grade 7, Grade 11 and first-year college in school year 2027–2028.':
    'Para sa mga mag-a-apply sa Grade 7, Grade 11 at first-year college sa school year 2027–2028.',
  'Come half an hour early.': 'Dumating nang mas maaga ng kalahating oras.',
  'Bring your test permit, two pencils and a snack. The permit is the paper that lets you take the test. <a href="/ask-us?topic=admission">Ask us</a> how to get it.':
    'Magdala ng test permit, dalawang lapis at baon. Ang permit ang papel na kailangan para makapag-exam. <a href="/ask-us?topic=admission">Itanong sa amin</a> kung paano ito makukuha.',
  'More dates follow on selected Saturdays until March 13.':
    'May iba pang petsa sa ilang Sabado hanggang Marso 13.',
  'Entrance test: last date': 'Entrance exam: huling petsa',
  'The last test for applicants to Grade 7, Grade 11 and first-year college.':
    'Ang huling exam para sa mga mag-a-apply sa Grade 7, Grade 11 at first-year college.',
  'Were you ill on an earlier date? Take the test on this one.':
    'Nagkasakit ba kayo sa naunang petsa? Sa araw na ito po kayo mag-exam.',
  'Enrollment for school year 2027–2028': 'Enrollment para sa school year 2027–2028',
  'Enrollment is open for all levels during office hours.':
    'Bukas ang enrollment para sa lahat ng level tuwing office hours.',
  [`See the papers for your level: ${levels} or <a href="/learn-with-us/college">college</a>. Is something missing? Come with what you have.`]: `Tingnan ang requirements ng level ninyo: ${levels} o <a href="/learn-with-us/college">college</a>. May kulang? Dalhin po muna kung ano ang mayroon.`,

  // School life
  'Robotics open table for families': 'Robotics open table para sa mga pamilya',
  'The robotics club shows what it builds. Visitors may drive the robots.':
    'Ipinapakita ng robotics club ang mga ginagawa nito. Puwedeng magpaandar ng robot ang mga bisita.',
  'Children may take a simple robot apart and put it together again. Do you want to join the club? Ask here.':
    'Puwedeng kalasin at buuin ulit ng mga bata ang isang simpleng robot. Gusto ba ninyong sumali sa club? Dito magtanong.',
  'Capstone day in senior high': 'Capstone day sa senior high',
  'Grade 12 groups show their research, with posters, models and notebooks. Parents and younger students may ask questions.':
    'Ipinapakita ng mga grupo sa Grade 12 ang research nila, may poster, model at notebook. Puwedeng magtanong ang mga magulang at ang mga mas batang estudyante.',
  'DYCIan family day': 'DYCIan family day',
  'A Saturday for everyone who belongs to the school: games, food stalls, songs and dances.':
    'Isang Sabado para sa buong pamilya ng paaralan: mga laro, tindahan ng pagkain, kantahan at sayawan.',
  'Students come with their families. Alumni and former employees are welcome.':
    'Kasama ng mga estudyante ang pamilya nila. Puwede ring pumunta ang alumni at ang mga dating empleyado.',
}
