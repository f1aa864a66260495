import type { Dictionary } from './dictionary.ts'

/**
 * Filipino texts about the school, its graduates and students. The vision, mission, core values and
 * quality policy have none: only the school may word them.
 */
export const whoWeAre: Dictionary = {
  // Meaning
  Meaning: 'Meaning',
  'What DYCI hopes for, what it does each school day, and the four values it asks of every DYCIan.':
    'Ano ang pangarap ng DYCI, ano ang ginagawa nito araw-araw, at ang apat na value na hinihingi nito sa bawat DYCIan.',
  'What we stand for': 'Ano ang pinaninindigan namin',
  'What does DYCI stand for? Five pages give the answer.':
    'Ano ang pinaninindigan ng DYCI? Nasa limang page ang sagot.',
  'The vision says where we want to arrive. The mission says what we do each day. The core values say how we treat each other. The quality policy says what families may expect.':
    'Sinasabi ng vision kung saan kami gustong makarating. Sinasabi ng mission ang ginagawa namin araw-araw. Sinasabi ng core values kung paano namin tinatrato ang isa’t isa. Sinasabi ng quality policy ang maaasahan ng mga pamilya.',
  'Three of the four core values have names that may be new to you. Magis is Latin for “more”. Sapentia is wisdom. Paraya comes from the Tagalog word magparaya, to give way for the sake of someone else. God-Centeredness comes first.':
    'Baka bago sa inyo ang pangalan ng tatlo sa apat na core value. Salitang Latin ang Magis, na ibig sabihin ay “higit pa”. Karunungan ang Sapentia. Galing ang Paraya sa Tagalog na magparaya: magbigay-daan para sa iba. Nauuna ang God-Centeredness.',
  'If you have a complaint': 'Kung may reklamo kayo',
  'Tell the class adviser, the dean’s office or the office of your level.':
    'Sabihin sa class adviser, sa dean’s office o sa opisina ng level ninyo.',
  'Say what happened, and when.': 'Sabihin kung ano ang nangyari, at kailan.',
  'You should receive an answer.': 'Dapat kayong makatanggap ng sagot.',
  'DYCI Seal': 'Seal ng DYCI',
  'The sign of this website, until the school sends its official seal.':
    'Ang tanda ng website na ito, hangga’t hindi pa naipapadala ng paaralan ang opisyal na seal nito.',
  'This website uses a shield with a sun and an open book as its sign. You see it at the top of every page.':
    'Kalasag na may araw at bukas na libro ang tanda ng website na ito. Makikita ninyo ito sa itaas ng bawat page.',
  'It is not the official seal of the school. When the school sends its seal, this page will show it and explain it in the school’s own words.':
    'Hindi ito ang opisyal na seal ng paaralan. Kapag naipadala na ng paaralan ang seal nito, ipapakita at ipapaliwanag iyon ng page na ito sa sariling salita ng paaralan.',
  'What the sign shows': 'Ano ang makikita sa tanda',
  'A dark blue shield with a light edge.': 'Kalasag na madilim na asul, na may maliwanag na gilid.',
  'A sun with five rays. It is the morning sun that you see in the drawings of this website.':
    'Araw na may limang sinag. Ito ang araw sa umaga na makikita sa mga drawing ng website na ito.',
  'An open book below the sun, with lines in bamboo green. A school is a place to read and learn.':
    'Bukas na libro sa ilalim ng araw, na may mga guhit na kulay-kawayan. Ang paaralan ay lugar para magbasa at matuto.',

  // Identity
  Identity: 'Identity',
  'Who a DYCIan is, and who we hope each graduate will be.':
    'Sino ang DYCIan, at anong klaseng graduate ang gusto naming mahubog.',
  'What makes a DYCIan': 'Ano ang DYCIan',
  'People of DYCI call themselves DYCIans. They keep the name after graduation.':
    'DYCIan ang tawag sa bawat isa rito. Dala nila ang pangalang ito kahit graduate na.',
  'Eight graduate attributes say what a graduate should be or be able to do. Teachers use them to plan lessons. Students can use them to see how they are growing.':
    'Sinasabi ng walong katangian kung ano dapat ang isang graduate, o ano ang kaya niyang gawin. Gamit ito ng mga guro sa pagpaplano ng lesson. Gamit ito ng mga estudyante para makita kung lumalago sila.',
  'Graduate Attributes': 'Katangian ng Graduate',
  'Eight qualities that we hope to see in everyone who finishes at DYCI.':
    'Walong katangian na gusto naming makita sa lahat ng nagtatapos sa DYCI.',
  'Grades say what a student knows. The eight graduate attributes say what kind of person we hope the student becomes.':
    'Sinasabi ng grades kung ano ang alam ng estudyante. Sinasabi ng walong katangian kung anong klaseng tao ang gusto naming maging siya.',
  'The first four come from the four core values: God-Centeredness, Sapentia, Magis and Paraya. The other four are about a graduate in the world.':
    'Galing sa apat na core value ang unang apat: God-Centeredness, Sapentia, Magis at Paraya. Ang apat pa ay tungkol sa graduate sa mundo.',
  'No single subject teaches them. A Grade 4 pupil who explains her robot in English practices two or three at once.':
    'Walang iisang subject na nagtuturo nito. Ang batang Grade 4 na nagpapaliwanag ng robot niya sa English ay dalawa o tatlong katangian na agad ang nagagamit.',

  // Eight attributes of graduates: their names stay as they are
  'God-centered person': 'God-centered person',
  'Prays, asks what is right, and treats every person as someone loved by God.':
    'Nagdarasal, nagtatanong kung ano ang tama, at tinatrato ang bawat tao bilang mahal ng Diyos.',
  'Lifelong learner': 'Lifelong learner',
  'Keeps reading, asking and practicing after school. Sapentia is wisdom: knowledge with good judgment.':
    'Patuloy na nagbabasa, nagtatanong at nagsasanay kahit tapos na sa school. Karunungan ang Sapentia: kaalaman na may mabuting pagpapasya.',
  'Excellent worker': 'Excellent worker',
  'Does more than the minimum. That is what Magis means.':
    'Higit sa minimum ang ginagawa. Iyan ang Magis.',
  'Servant leader': 'Servant leader',
  'Leads by helping others. Paraya means self-giving.':
    'Namumuno sa pamamagitan ng pagtulong. Pagbibigay ng sarili ang Paraya.',
  'Effective communicator': 'Effective communicator',
  'Listens first. Then speaks and writes clearly, in Filipino and in English.':
    'Nakikinig muna. Tapos nagsasalita at nagsusulat nang malinaw, sa Filipino at sa English.',
  'Innovative problem solver': 'Innovative problem solver',
  'Looks for the cause, tries an idea, tests it, and tries again.':
    'Hinahanap ang dahilan, sumusubok ng idea, tini-test ito, at sumusubok ulit.',
  'Responsible citizen and steward of creation': 'Responsible citizen and steward of creation',
  'Votes, follows the law, and takes care of street and river.':
    'Bumoboto, sumusunod sa batas, at inaalagaan ang kalsada at ilog.',
  'Globally competitive professional rooted in Filipino values':
    'Globally competitive professional rooted in Filipino values',
  'Can work in any team in the world, and keeps malasakit, respect and faith.':
    'Kayang magtrabaho sa kahit anong team sa mundo, at may malasakit, paggalang at tiwala sa Diyos pa rin.',

  // History and founder
  'Organizational Memory': 'Organizational Memory',
  'From Francisco Balagtas Academy in 1950 to Dr. Yanga’s Colleges, Inc.: where we come from.':
    'Mula Francisco Balagtas Academy noong 1950 hanggang Dr. Yanga’s Colleges, Inc.: kung saan kami nanggaling.',
  'What we remember': 'Ang natatandaan namin',
  'The school has had three names since 1950 and two families of owners.':
    'Tatlo na ang naging pangalan ng paaralan mula noong 1950, at dalawang pamilya ang naging may-ari.',
  'The history goes step by step from 1950 to today. Another page is about Dr. Ismael E. Yanga, Sr.':
    'Hakbang-hakbang ang kasaysayan mula 1950 hanggang ngayon. Tungkol kay Dr. Ismael E. Yanga, Sr. ang isa pang page.',
  '1950': '1950',
  'A secondary school opens: Francisco Balagtas Academy, FBA for short. It is non-sectarian. Its first owners are Mr. and Mrs. Gerardo Samson, Sr.':
    'Nagbukas ang isang secondary school: Francisco Balagtas Academy, o FBA. Non-sectarian ito. Sina Mr. at Mrs. Gerardo Samson, Sr. ang unang may-ari.',
  '1974': '1974',
  'The Yanga family buys the academy. Dr. Ismael E. Yanga, Sr. becomes the first President under the new ownership.':
    'Binili ng pamilya Yanga ang academy. Si Dr. Ismael E. Yanga, Sr. ang unang President sa ilalim ng bagong may-ari.',
  '1977': '1977',
  'The college level is added. The first courses are midwifery, nursing, secretarial education, veterinary medicine, agriculture, commerce, training for seamen and vocational courses.':
    'Nadagdag ang college. Ang mga unang course: midwifery, nursing, secretarial education, veterinary medicine, agriculture, commerce, pagsasanay ng mga marino, at vocational courses.',
  '1987': '1987',
  'The school receives a new name: Dr. Yanga’s Francisco Balagtas Colleges, DYFBC for short.':
    'Nagkaroon ng bagong pangalan ang paaralan: Dr. Yanga’s Francisco Balagtas Colleges, o DYFBC.',
  '1993': '1993',
  'On August 12, Dr. Marciano D. Yanga becomes the second President.':
    'Noong Agosto 12, si Dr. Marciano D. Yanga ang naging ikalawang President.',
  'The college grows': 'Lumaki ang college',
  'New programs join the first ones: education, arts and sciences, computer science, computer technology, accountancy, marine transportation, marine engineering, hotel and restaurant management, tourism and a caregiver course.':
    'Nadagdag sa mga unang program ang education, arts and sciences, computer science, computer technology, accountancy, marine transportation, marine engineering, hotel and restaurant management, tourism at caregiver course.',
  'The grade school opens': 'Nagbukas ang grade school',
  'Preschool and elementary departments open. At DYCI the grade school is younger than the college.':
    'Nagbukas ang preschool at elementary. Sa DYCI, mas bata ang grade school kaysa college.',
  '2001': '2001',
  'The school receives its present name: Dr. Yanga’s Colleges, Inc., or DYCI.':
    'Ibinigay sa paaralan ang pangalan nito ngayon: Dr. Yanga’s Colleges, Inc., o DYCI.',
  '2004 and 2007': '2004 at 2007',
  'Youthcamp is held for the first time in 2004, and the robotics team starts in 2007.':
    'Noong 2004, unang ginawa ang Youthcamp, at noong 2007, nagsimula ang robotics team.',
  '2015': '2015',
  'A revised College Student Handbook is in use. Student and parent sign its conforme page: they accept the rules.':
    'Ginagamit na ang binagong College Student Handbook. Pinipirmahan ng estudyante at magulang ang conforme page nito: tinatanggap nila ang mga patakaran.',
  'School year 2024–2025': 'School year 2024–2025',
  'The school counts 12,205 students: 672 in preschool and grade school, 2,657 in junior high, 2,190 in senior high and 6,686 in college.':
    '12,205 ang estudyante ng paaralan: 672 sa preschool at grade school, 2,657 sa junior high, 2,190 sa senior high at 6,686 sa college.',
  'Help us to complete this page': 'Tulungan kaming kumpletuhin ang page na ito',
  'We do not know when the grade school, senior high and the second campus opened. Can a yearbook, a program or a diploma of yours help? Please tell us.':
    'Hindi pa namin alam kung kailan nagbukas ang grade school, senior high at ang ikalawang campus. Kung may yearbook, programa o diploma kayo na makakatulong, sabihin po sa amin.',
  'School history, www.dyci.edu.ph.': 'Kasaysayan ng paaralan, www.dyci.edu.ph.',
  'College Student Handbook, revised edition of 2015.':
    'College Student Handbook, binagong edisyon ng 2015.',
  'Francisco Balagtas Academy opens': 'Nagbukas ang Francisco Balagtas Academy',
  'students in school year 2024–2025': 'estudyante noong school year 2024–2025',
  History: 'Kasaysayan',
  'More than seventy years in steps, from a secondary school in 1950 to four levels today.':
    'Mahigit pitumpung taon, hakbang-hakbang: mula secondary school noong 1950 hanggang apat na level ngayon.',
  'DYCI began in 1950 as a secondary school. It became a college under a new family, and later opened a grade school.':
    'Nagsimula ang DYCI noong 1950 bilang secondary school. Naging college ito sa ilalim ng bagong pamilya, at nagbukas kalaunan ng grade school.',
  'The steps below are from the school’s own history page and from press reports. They also explain the names FBA and DYFBC on old diplomas.':
    'Galing ang mga hakbang sa ibaba sa sariling history page ng paaralan at sa mga balita. Makikita rin dito kung bakit may FBA at DYFBC sa mga lumang diploma.',
  'School history and admission rules, www.dyci.edu.ph.':
    'Kasaysayan ng paaralan at admission rules, www.dyci.edu.ph.',
  'International Journal of Research Publications, volume 131, number 1, 2023, pages 30 to 37.':
    'International Journal of Research Publications, volume 131, number 1, 2023, pages 30 to 37.',
  'Dr. Ismael E. Yanga, Sr. becomes President': 'Si Dr. Ismael E. Yanga, Sr. ang naging President',
  Founder: 'Ang Nagtatag',
  'Dr. Ismael E. Yanga, Sr., first President from 1974, and the family that gave the school its name.':
    'Si Dr. Ismael E. Yanga, Sr., unang President mula 1974, at ang pamilyang pinagkunan ng pangalan ng paaralan.',
  'In 1974 the Yanga family bought Francisco Balagtas Academy. Dr. Ismael E. Yanga, Sr. became its first President under the new ownership.':
    'Noong 1974, binili ng pamilya Yanga ang Francisco Balagtas Academy. Si Dr. Ismael E. Yanga, Sr. ang naging unang President sa ilalim ng bagong may-ari.',
  'Mr. and Mrs. Gerardo Samson, Sr. had opened the academy in 1950. The school owes its beginning to them.':
    'Sina Mr. at Mrs. Gerardo Samson, Sr. ang nagbukas ng academy noong 1950. Utang sa kanila ng paaralan ang simula nito.',
  'A college for working life': 'College para sa hanapbuhay',
  'In 1977, three years later, the school added a college. Its first courses trained people to help mothers and the sick, to care for animals and land, to keep accounts and to work at sea.':
    'Noong 1977, pagkalipas ng tatlong taon, nagdagdag ng college ang paaralan. Itinuro ng mga unang course ang pagtulong sa mga ina at maysakit, pag-aalaga ng hayop at lupa, paglilista ng pera, at pagtatrabaho sa dagat.',
  'The family name is also the name of Dr. Yanga’s Hospital. College applicants get their medical certificate there.':
    'Pangalan din ng Dr. Yanga’s Hospital ang apelyidong ito. Doon kumukuha ng medical certificate ang mga nag-a-apply sa college.',
  'One idea has lasted': 'Isang idea ang nanatili',
  'Poor but deserving students should be able to study. A study of 2023 calls the scholarships of the school a family legacy.':
    'Dapat makapag-aral ang mahihirap pero karapat-dapat na estudyante. Sa isang research noong 2023, tinawag na pamana ng pamilya ang mga scholarship ng paaralan.',
  'In 1993 Dr. Marciano D. Yanga became the second President.':
    'Noong 1993, si Dr. Marciano D. Yanga ang naging ikalawang President.',

  // Students
  "Stakeholder's Centricity": "Stakeholder's Centricity",
  'Help with the cost of studying, and a place to belong once you are here.':
    'Tulong sa gastos sa pag-aaral, at lugar para sa inyo pag narito na kayo.',
  'Help and a place to belong': 'Tulong at lugar para sa inyo',
  'Scholarships help with the cost of studying. In a student group you find friends.':
    'Tulong sa gastos sa pag-aaral ang mga scholarship. Sa grupo ng mga estudyante, magkakaroon kayo ng kaibigan.',
  'Stakeholders are the people we serve: students, parents, alumni and neighbors.':
    'Ang stakeholders ay ang mga pinaglilingkuran namin: estudyante, magulang, alumni at kapitbahay.',
  'Help with fees is not only for college. The government helps students of junior and senior high, too; the page about scholarships says how.':
    'Hindi lang sa college ang tulong sa bayarin. May tulong din ang gobyerno sa junior at senior high; nasa page ng mga scholarship kung paano.',
  Councils: 'Mga council',
  'Supreme Student Council of the college.': 'Supreme Student Council ng college.',
  'Learner governments of junior and senior high.': 'Learner government ng junior at senior high.',
  'Department societies': 'Mga society ng department',
  'One for each college department, with talks, visits and review groups.':
    'Isa sa bawat college department, may mga talk, pagbisita at review group.',
  'Faith and service': 'Pananampalataya at paglilingkod',
  'Campus ministry youth.': 'Campus ministry youth.',
  'First-aid and Red Cross youth.': 'First aid at Red Cross youth.',
  'Environment club.': 'Environment club.',
  'Science, words and stage': 'Science, salita at entablado',
  'Robotics club.': 'Robotics club.',
  'Campus paper.': 'Campus paper.',
  'Dance troupe.': 'Dance troupe.',
  'Choir.': 'Choir.',
  Sports: 'Sports',
  'Varsity teams.': 'Mga varsity team.',
  'Intramurals for everyone.': 'Intramurals para sa lahat.',
  'Student Organization': 'Samahan ng Estudyante',
  'Councils, societies, teams and clubs: find your group.':
    'Mga council, society, team at club: hanapin ang grupo ninyo.',
  'In a student organization you find friends and learn new skills. Beginners are welcome.':
    'Sa student organization, magkakaroon kayo ng kaibigan at bagong kaalaman. Puwede ang baguhan.',
  'The Supreme Student Council speaks for students. It works with the deans and the administration. After you graduate, you can join the alumni association.':
    'Nagsasalita ang Supreme Student Council para sa mga estudyante. Kasama nito sa trabaho ang mga dean at ang administration. Pag graduate na, puwedeng sumali sa alumni association.',
  'The other groups on this page are examples. Ask your adviser or dean’s office which ones are open this year.':
    'Halimbawa lang ang ibang grupo sa page na ito. Itanong sa adviser o sa dean’s office kung alin ang bukas ngayong taon.',

  // Next steps of the pages of Meaning, Identity and Organizational Memory
  'Graduate attributes: what our graduates can do':
    'Katangian ng graduate: ang kayang gawin ng aming mga graduate',
  'Research by our students': 'Research ng aming mga estudyante',
  'God-Centered Month in January': 'God-Centered Month sa Enero',
  'Write to us about a complaint': 'Sumulat sa amin kung may reklamo',
  'School Policy: how the school decides': 'School Policy: paano nagpapasya ang paaralan',
  'Ask us for the official seal': 'Hingin sa amin ang opisyal na seal',
  'The names of the school since 1950': 'Ang mga pangalan ng paaralan mula noong 1950',
  'The four core values': 'Ang apat na core value',
  'Do you have an old yearbook or diploma? Tell us.':
    'May lumang yearbook o diploma kayo? Sabihin sa amin.',
  'Ask for your old school records': 'Humingi ng luma ninyong school records',
  'Scholarships, a family legacy': 'Scholarships, pamana ng pamilya',
  'Do you have a picture or a document? Tell us.': 'May larawan o dokumento kayo? Sabihin sa amin.',
}
