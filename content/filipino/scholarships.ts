import type { Dictionary } from './dictionary.ts'

/** Scholarships, and the labels of numbers on the home page. */
export const scholarships: Dictionary = {
  Scholarships: 'Mga Scholarship',
  'Discounts and grants for college students, and the government aid that reaches junior and senior high.':
    'Mga discount at grant sa college, at tulong ng gobyerno sa junior at senior high.',
  'DYCI wants poor but deserving students to be able to study. The college grants below are from an old page of the school, so ask before you count on one.':
    'Gusto ng DYCI na makapag-aral ang mahihirap pero karapat-dapat na estudyante. Galing sa lumang page ng paaralan ang mga grant ng college sa ibaba, kaya magtanong po muna bago umasa.',
  'The old page is the list of college grants on www.dyci.edu.ph. Terms can change. The government aid for junior and senior high is at the end.':
    'Listahan ng college grants sa www.dyci.edu.ph ang lumang page. Puwedeng magbago ang mga kondisyon. Nasa dulo ang tulong ng gobyerno sa junior at senior high.',
  'Valedictorians: Free tuition': 'Mga valedictorian: Libreng tuition',
  'For two semesters in a row. Bring a certificate from the principal of a recognized high school.':
    'Sa dalawang magkasunod na semester. Magdala ng certificate mula sa principal ng kinikilalang high school.',
  'Salutatorians: Half the tuition': 'Mga salutatorian: Kalahati ng tuition',
  'For two semesters in a row.': 'Sa dalawang magkasunod na semester.',
  'High-school average of 85 or better: 15% off': 'Average na 85 pataas sa high school: 15% bawas',
  'A discount on tuition for one semester.': 'Bawas sa tuition sa isang semester.',
  'Graduates of the DYCI high school: 40% off': 'Graduate ng DYCI high school: 40% bawas',
  'An alumni discount on tuition in college, if you spent all your high-school years here (first to fourth year).':
    'Alumni discount sa tuition sa college, kung dito kayo nag-aral sa buong high school (first year hanggang fourth year).',
  'Keep an average of 2.5 or better each semester, with no grade below 3.':
    'Panatilihin ang average na 2.5 o mas mahusay bawat semester, at walang grade na mas mahina sa 3.',
  'If you move to another school, even for one semester, the discount ends.':
    'Pag lumipat kayo sa ibang paaralan, kahit isang semester lang, mawawala na ang discount.',
  'Transferees to the DYCI high school: 25% off': 'Transferee sa DYCI high school: 25% bawas',
  'An alumni discount, if you spent at least two years here. The same conditions apply.':
    'Alumni discount, kung dalawang taon o higit pa kayo rito. Ganoon din ang mga kondisyon.',
  'Academic scholarship: Full or partial': 'Academic scholarship: Buo o bahagi',
  'You can apply after one year at DYCI. For the full scholarship you need a weighted average of 1.50 or better, a normal load and no grade below 2.00. Ask the registrar about partial scholarships.':
    'Puwedeng mag-apply pagkatapos ng isang taon sa DYCI. Para sa full scholarship, kailangan ang weighted average na 1.50 o mas mahusay, normal na load, at walang grade na mas mahina sa 2.00. Itanong sa registrar ang partial scholarship.',
  'Junior high: ESC': 'Junior high: ESC',
  'Education Service Contracting (ESC) is a government subsidy for students in private junior high schools. It starts in Grade 7, so ask before Grade 7 begins.':
    'Tulong ng gobyerno ang Education Service Contracting (ESC) sa mga estudyante sa private junior high school. Sa Grade 7 ito nagsisimula, kaya magtanong bago mag-Grade 7.',
  'Senior high: Voucher': 'Senior high: Voucher',
  'The voucher is government help for Grades 11 and 12. The money goes to the school, never to you in cash. You pay what it does not cover.':
    'Tulong ng gobyerno ang voucher para sa Grade 11 at 12. Sa paaralan ibinabayad ang pera, hindi ibinibigay sa inyo nang cash. Ang kulang na lang ang babayaran ninyo.',
  'You finished Grade 10 in a public school: you qualify without applying.':
    'Natapos ninyo ang Grade 10 sa public school: qualified na kayo, hindi na mag-a-apply.',
  'You had an ESC grant in a private school: you qualify without applying.':
    'Nagkaroon kayo ng ESC grant sa private school: qualified na kayo, hindi na mag-a-apply.',
  'All others: apply online.': 'Lahat ng iba pa: mag-apply online.',
  Sources: 'Pinagkunan',

  // Numbers on the home page and the robotics page
  Total: 'Total',
  Enrolled: 'Naka-enroll',
  Programs: 'Mga program',
  'National titles': 'Mga national title',
  'Robotics recognitions': 'Parangal sa robotics',
  Recognitions: 'Mga parangal',
  'World titles': 'Mga world title',
  Patents: 'Mga patent',

  // Next steps
  'The registrar, about a grant of the college': 'registrar, tungkol sa grant ng college',
  'College: how to apply': 'College: paano mag-apply',
  'Junior high and ESC: how to apply': 'Junior high at ESC: paano mag-apply',
  'Senior high and voucher: how to apply': 'Senior high at voucher: paano mag-apply',
  'Ask us which groups are open this year':
    'Itanong sa amin kung aling mga grupo ang bukas ngayong taon',
}
