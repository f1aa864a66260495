import type { Dictionary } from './dictionary.ts'

/** The admissions page, and how to apply for each level. */
export const howToApply: Dictionary = {
  // The page about admissions
  Admissions: 'Pag-enroll',
  'How to apply, what to bring, when to come, and help with fees.':
    'Paano mag-apply, ano ang dadalhin, kailan pupunta, at tulong sa bayarin.',
  'Five steps to enroll': 'Limang hakbang sa pag-enroll',
  'Choose your level to see who can apply, the next test date and the papers to bring. You can tick off your papers, print the list or send it to someone.':
    'Piliin ang level ninyo para makita kung sino ang puwedeng mag-apply, kailan ang susunod na exam at ano ang requirements. Puwede ninyong lagyan ng check ang mga hawak na ninyo, i-print ang listahan o ipadala sa iba.',
  Inquire: 'Magtanong',
  'Tell us the level and the school year. Ask about open slots and the application form.':
    'Sabihin ang level at school year. Itanong kung may slot pa at ang application form.',
  'Bring your papers': 'Dalhin ang requirements',
  'Tick them off on the list of your level. Come with what you have.':
    'Lagyan ng check ang nasa listahan ng level ninyo. Pumunta na kahit hindi pa kumpleto.',
  'Take the test or come for the interview': 'Mag-exam o pumunta sa interview',
  'Nursery to Grade 6: a short interview. Grade 7, senior high and college: a test.':
    'Nursery hanggang Grade 6: maikling interview. Grade 7, senior high at college: exam.',
  Pay: 'Magbayad',
  'You get the amount in writing before you pay. Ask about scholarships first.':
    'Ibibigay sa inyo nang nakasulat ang halaga bago kayo magbayad. Magtanong muna tungkol sa scholarship.',
  'Join your section': 'Pumasok sa section',
  'You are told your section and the first day of classes.':
    'Sasabihin sa inyo ang section at ang unang araw ng pasok.',

  // Steps that levels share
  'Ask if there are open slots in your child’s grade for the coming school year, and for the application form.':
    'Itanong kung may slot pa sa grade ng anak ninyo para sa darating na school year, at hingin ang application form.',
  'Ask if there are open slots in your grade and in the ESC grant for the coming school year, and for the application form.':
    'Itanong kung may slot pa sa grade ninyo at sa ESC grant para sa darating na school year, at hingin ang application form.',
  'Ask if there are open slots in your track for the coming school year, and for the application form.':
    'Itanong kung may slot pa sa track ninyo para sa darating na school year, at hingin ang application form.',
  'Ask if there are open slots in your course for the coming school year, and for the application form.':
    'Itanong kung may slot pa sa course ninyo para sa darating na school year, at hingin ang application form.',
  'The school gives you the amount in writing before you pay.':
    'Ibibigay sa inyo ng paaralan nang nakasulat ang halaga bago kayo magbayad.',
  'Bring the papers': 'Dalhin ang requirements',
  'You are told your section, your adviser and the first day of classes.':
    'Sasabihin sa inyo ang section, ang adviser at ang unang araw ng pasok.',

  // Preschool and grade school
  'For children from Nursery to Grade 6. There is a short interview, with you in the room.':
    'Para sa mga bata mula Nursery hanggang Grade 6. May maikling interview, at kasama kayo sa loob.',
  'Kinder: children who are five years old by October 31 of the school year.':
    'Kinder: batang limang taong gulang na pagdating ng Oktubre 31 ng school year.',
  'Kinder, birthday in November or December: after a readiness check or with a certificate of an early-childhood year.':
    'Kinder, birthday sa Nobyembre o Disyembre: kung pasado sa readiness check, o may certificate ng isang taon sa early childhood.',
  'Grade 1: children who have finished kindergarten, as the law asks.':
    'Grade 1: batang nakatapos na ng kindergarten, gaya ng hinihingi ng batas.',
  'Grades 2 to 6: pupils who passed the grade before, at any recognized school.':
    'Grade 2 hanggang 6: batang pumasa sa nakaraang grade, sa kahit anong kinikilalang paaralan.',
  'Foreign pupils, and Filipino pupils who come home from a school abroad.':
    'Mga batang foreigner, at mga batang Pilipino na galing sa school sa ibang bansa.',
  'Your child’s grade decides the list. Bring the originals to show and a photocopy to leave.':
    'Depende sa grade ng anak ninyo ang listahan. Magdala ng original na ipapakita, at photocopy na iiwan.',
  'Come for the interview': 'Pumunta sa interview',
  'A short talk with child and parent. Nothing to study for.':
    'Maikling usapan kasama ang bata at magulang. Walang kailangang aralin.',
  'Meet the section': 'Kilalanin ang section',
  'You are told the section, the adviser and the first day of classes.':
    'Sasabihin sa inyo ang section, ang adviser at ang unang araw ng pasok.',

  // Junior high school
  'For students of Grades 7 to 10. Most join in Grade 7; transferees can enter Grades 8 to 10.':
    'Para sa Grade 7 hanggang 10. Karamihan ay pumapasok sa Grade 7; puwede ang transferee sa Grade 8 hanggang 10.',
  'Grade 7: children who have finished Grade 6 at any recognized school.':
    'Grade 7: batang nakatapos na ng Grade 6 sa kahit anong kinikilalang paaralan.',
  'Grades 8 to 10: transferees who passed the grade before.':
    'Grade 8 hanggang 10: transferee na pumasa sa nakaraang grade.',
  'ESC grant: Filipino students entering Grade 7 who have not held the grant before.':
    'ESC grant: estudyanteng Pilipino na papasok sa Grade 7 at hindi pa nagkaroon ng grant.',
  'Foreign students, with papers that are checked before enrollment.':
    'Mga estudyanteng foreigner: titingnan muna ang mga papeles nila bago mag-enroll.',
  'Bring the originals to show and a photocopy to leave. DYCI asks your former school for Form 137 (SF10).':
    'Magdala ng original na ipapakita, at photocopy na iiwan. DYCI na ang hihingi ng Form 137 (SF10) sa dati ninyong paaralan.',
  'Take the test': 'Mag-exam',
  'New students of Grade 7 take an entrance or placement test. For Grades 8 to 10, ask if you need one.':
    'Nag-e-exam ang mga bagong estudyante ng Grade 7 (entrance o placement test). Para sa Grade 8 hanggang 10, itanong kung kailangan nito.',
  'An ESC grant pays part of the fees. The school gives you the amount in writing before you pay.':
    'May bahagi ng bayarin na sagot ng ESC grant. Ibibigay sa inyo ng paaralan nang nakasulat ang halaga bago kayo magbayad.',
  'ESC (Education Service Contracting): a government subsidy from Grade 7 to Grade 10.':
    'ESC (Education Service Contracting): tulong ng gobyerno mula Grade 7 hanggang Grade 10.',

  // Senior high school
  'For students of Grades 11 and 12. Choose a track, and see which papers the voucher needs.':
    'Para sa Grade 11 at 12. Pumili ng track, at tingnan ang requirements para sa voucher.',
  'Grade 11: completers of junior high school, public or private.':
    'Grade 11: nakatapos na ng junior high school, public man o private.',
  'Passers of ALS or PEPT.': 'Mga pumasa sa ALS o PEPT.',
  'Grade 12: transferees, when the subjects they took fit the track here.':
    'Grade 12: transferee, kung tugma sa track dito ang mga subject na nakuha na.',
  'Maritime: a medical check is often asked for.':
    'Maritime: madalas hinihingi ang medical check-up.',
  'The list depends on your last school. It decides about the voucher too.':
    'Depende sa huli ninyong paaralan ang listahan, pati ang voucher.',
  'Take the test and choose a track': 'Mag-exam at pumili ng track',
  'Say which track you want. Are you not sure? Ask us.':
    'Sabihin ang gusto ninyong track. Hindi pa sigurado? Magtanong po.',
  'The voucher goes to the school. You pay only the rest; you get the amount in writing before you pay.':
    'Sa paaralan ibinabayad ang voucher. Ang kulang na lang ang babayaran ninyo; ibibigay nang nakasulat ang halaga bago kayo magbayad.',
  'Voucher, from a public junior high school: automatic, no application.':
    'Voucher, galing sa public junior high school: automatic na, hindi na mag-a-apply.',
  'Voucher, from a private school with an ESC grant: automatic; bring the ESC certificate.':
    'Voucher, galing sa private school na may ESC grant: automatic na; dalhin ang ESC certificate.',
  'Voucher, from a private school without ESC: apply in the government’s voucher portal.':
    'Voucher, galing sa private school na walang ESC: mag-apply sa voucher portal ng gobyerno.',
  'Voucher, ALS and PEPT passers: apply with the certificate of rating.':
    'Voucher, pumasa sa ALS o PEPT: mag-apply gamit ang certificate of rating.',

  // College
  'For freshmen, transferees and holders of a degree. The Registrar receives your papers.':
    'Para sa freshman, transferee at may degree na. Sa Registrar ipinapasa ang requirements.',
  'Freshmen: graduates of senior high school at a recognized school.':
    'Freshman: graduate ng senior high school sa kinikilalang paaralan.',
  'Transferees from another college, with honorable dismissal.':
    'Transferee galing sa ibang college, na may honorable dismissal.',
  'DYCIans who move to another DYCI college.': 'DYCIan na lilipat sa ibang college ng DYCI.',
  'Holders of a bachelor’s degree: a second degree, or the one-year teaching certificate.':
    'May bachelor’s degree na: para sa ikalawang degree, o sa isang taong teaching certificate.',
  'Foreign students, where the government has authorized the course.':
    'Estudyanteng foreigner, kung pinapayagan ng gobyerno ang course.',
  'File them with the Registrar. The medical certificate is from Dr. Yanga’s Hospital.':
    'Ipasa sa Registrar. Sa Dr. Yanga’s Hospital kukunin ang medical certificate.',
  'Take the admission test': 'Kumuha ng admission test',
  'All new students take the DYCI admission test.':
    'Lahat ng bagong estudyante ay kumukuha ng DYCI admission test.',
  'Ask first about scholarships. The school gives you the amount in writing before you pay.':
    'Magtanong muna tungkol sa scholarship. Ibibigay sa inyo ng paaralan nang nakasulat ang halaga bago kayo magbayad.',
  'Get your subjects and section': 'Kunin ang subjects at section',
  'The dean helps you to choose subjects. You and your parent or guardian accept the rules of the school.':
    'Tutulungan kayo ng dean sa pagpili ng subject. Tinatanggap ninyo at ng magulang o guardian ang patakaran ng paaralan.',
  'Valedictorian of a recognized high school: free tuition for two semesters in a row.':
    'Valedictorian ng kinikilalang high school: libreng tuition sa dalawang magkasunod na semester.',
  'Salutatorian: half of the tuition for two semesters in a row.':
    'Salutatorian: kalahati ng tuition sa dalawang magkasunod na semester.',
  'High-school average of 85 or better: 15% off tuition for one semester.':
    'Average na 85 pataas sa high school: 15% bawas sa tuition sa isang semester.',
  'Graduates of the DYCI high school: alumni discount on tuition while the grades stay good.':
    'Graduate ng DYCI high school: alumni discount sa tuition habang maganda ang grades.',
  'Academic scholarship: after one year at DYCI, with a weighted average of 1.50 or better.':
    'Academic scholarship: pagkatapos ng isang taon sa DYCI, kung 1.50 o mas mahusay ang weighted average.',
}
