import type { Dictionary } from './dictionary.ts'

/** The papers to bring, by level and learner. */
export const papers: Dictionary = {
  // Papers that several lists have
  'PSA birth certificate': 'PSA birth certificate',
  'ID photos': 'ID photos',
  '2 ID photos': '2 ID photo',
  '2x2 ID photos': '2x2 ID photos',
  '2 photos': '2 photo',
  '3 photos, 2x2': '3 photo, 2x2',
  'Immunization record': 'Immunization record',
  'Medical certificate': 'Medical certificate',
  'Medical certificate from Dr. Yanga’s Hospital':
    'Medical certificate mula sa Dr. Yanga’s Hospital',
  'Certificate of good moral character': 'Certificate of good moral character',
  'Birth certificate': 'Birth certificate',
  'Birth certificate from the Philippine Statistics Authority (PSA)':
    'Birth certificate mula sa Philippine Statistics Authority (PSA)',
  'Copy of the passport': 'Kopya ng passport',
  'Copy of the passport and birth certificate': 'Kopya ng passport at birth certificate',
  'Copies of the passport and birth certificate': 'Mga kopya ng passport at birth certificate',
  'Special Study Permit (SSP) or a visa that allows study':
    'Special Study Permit (SSP) o visa na puwedeng gamitin sa pag-aaral',
  'SF9 of the last grade finished': 'SF9 ng huling grade na natapos',
  'QVR certificate': 'QVR certificate',
  'Foreign students': 'Mga estudyanteng foreigner',

  // Preschool and grade school
  'Preschool and Grade School Admissions': 'Pag-enroll sa Preschool at Grade School',
  'New pupils: Nursery and Kinder': 'Bagong estudyante: Nursery at Kinder',
  'Kinder is for children who are five years old by October 31. With a birthday in November or December, a child needs a readiness check (the ECD Checklist) or a certificate of an early-childhood year. Private schools usually ask for these papers. Confirm them, and the age for Nursery, with the registrar.':
    'Para sa batang limang taong gulang na pagdating ng Oktubre 31 ang Kinder. Kung sa Nobyembre o Disyembre ang birthday, kailangan ang readiness check (ECD Checklist) o certificate ng isang taon sa early childhood. Karaniwang hinihingi ng mga private school ang mga ito. I-confirm po muna sa registrar, pati ang edad para sa Nursery.',
  'Birth certificate from the PSA, the Philippine Statistics Authority: the original to show, a photocopy to leave':
    'Birth certificate mula sa PSA (Philippine Statistics Authority): original na ipapakita, photocopy na iiwan',
  'Immunization record, such as the baby book or vaccination card':
    'Immunization record, gaya ng baby book o vaccination card',
  'New pupils: Grade 1': 'Bagong estudyante: Grade 1',
  'By law, kindergarten comes before Grade 1: bring proof that it is finished. Your child keeps the Learner Reference Number (LRN) until Grade 12.':
    'Ayon sa batas, kindergarten muna bago Grade 1: magdala ng patunay na tapos na ito. Gagamitin ng anak ninyo ang Learner Reference Number (LRN) hanggang Grade 12.',
  'SF9 (report card, once Form 138) or certificate of kindergarten completion, with the LRN':
    'SF9 (report card, dating Form 138) o certificate ng kindergarten completion, na may LRN',
  'PSA birth certificate: original to show, photocopy to leave':
    'PSA birth certificate: original na ipapakita, photocopy na iiwan',
  'Transferees: Grades 2 to 6': 'Transferee: Grade 2 hanggang 6',
  'You do not need the permanent record, SF10 (once Form 137). DYCI asks the former school for it.':
    'Hindi na ninyo kailangang dalhin ang permanent record, SF10 (dating Form 137). DYCI na ang hihingi nito sa dating paaralan.',
  'SF9 of the last grade finished, the original signed by the principal':
    'SF9 ng huling grade na natapos, original na pirmado ng principal',
  'Certificate of good moral character, a short letter from the former school’s head or guidance office':
    'Certificate of good moral character, maikling sulat mula sa head o guidance office ng dating paaralan',
  'Returning pupils': 'Mga old student',
  'For children of DYCI who enroll for the next grade. The payments of the past year must be settled.':
    'Para sa mga batang nasa DYCI na at mag-e-enroll sa susunod na grade. Dapat bayad na ang account ng nakaraang taon.',
  'SF9 of the grade just finished': 'SF9 ng katatapos na grade',
  'Enrollment form, filled in': 'Enrollment form na nasagutan na',
  'Foreign pupils': 'Mga batang foreigner',
  'Begin some months before, because immigration papers take time. School records must be authenticated or apostilled (certified by the country that issued them), and translated if they are not in English.':
    'Magsimula nang ilang buwan bago pumasok, dahil matagal ang mga papeles sa immigration. Dapat authenticated o apostilled ang school records (may patunay ng bansang naglabas nito), at isinalin kung hindi English.',
  'School records, authenticated or apostilled, with translation where needed':
    'School records, authenticated o apostilled, may salin kung kailangan',
  'ACR I-Card, the identity card of the Bureau of Immigration for foreign residents':
    'ACR I-Card, ang ID ng Bureau of Immigration para sa mga foreigner na nakatira rito',
  'Filipino pupils coming home from a school abroad':
    'Mga batang Pilipino na galing sa school sa ibang bansa',
  'The school looks at the records first and tells you the grade. Please wait for the answer before you buy books or uniforms.':
    'Titingnan muna ng paaralan ang records at sasabihin kung saang grade. Hintayin po muna ang sagot bago bumili ng libro o uniform.',
  'School records of the grades finished abroad':
    'School records ng mga grade na natapos sa ibang bansa',

  // Junior high school
  'Junior High School Admissions': 'Pag-enroll sa Junior High School',
  'New students: Grade 7': 'Bagong estudyante: Grade 7',
  'For children who have finished Grade 6 at any recognized school, public or private. Private high schools usually ask for these papers. Ask the registrar if DYCI needs more.':
    'Para sa batang nakatapos na ng Grade 6 sa kahit anong kinikilalang paaralan, public man o private. Karaniwang hinihingi ng mga private high school ang mga ito. Itanong sa registrar kung may kailangan pa ang DYCI.',
  'Grade 6 SF9, the report card (once Form 138), with the Learner Reference Number (LRN)':
    'Grade 6 SF9, ang report card (dating Form 138), na may Learner Reference Number (LRN)',
  'Certificate of good moral character from the elementary school':
    'Certificate of good moral character mula sa elementary school',
  'Grade 7 with an ESC grant': 'Grade 7 na may ESC grant',
  'ESC (Education Service Contracting) is government help for students of private junior high schools that take part. It is for Filipinos who finished a public or recognized elementary school, enter Grade 7 and never had the grant. Ask about open slots when you apply. Add these to the papers for Grade 7.':
    'Ang ESC (Education Service Contracting) ay tulong ng gobyerno sa mga estudyante ng kasaling private junior high school. Para ito sa Pilipinong graduate ng public o kinikilalang elementary school, papasok sa Grade 7, at hindi pa nagkaroon ng grant. Itanong kung may slot pa pag nag-apply kayo. Idagdag ang mga ito sa requirements para sa Grade 7.',
  'ESC application form': 'ESC application form',
  'Proof of family income: income tax return, certificate of tax exemption or certificate of unemployment':
    'Patunay ng kita ng pamilya: income tax return, certificate of tax exemption o certificate of unemployment',
  'Keeping the ESC grant': 'Para hindi mawala ang ESC grant',
  'The grant lasts until Grade 10. It ends early for a student who repeats a grade or is suspended for long. It also ends for one who leaves school for a reason other than health. The same is true of one who does not come back the next year, or moves to a school outside the ESC program.':
    'Hanggang Grade 10 ang grant. Mawawala ito nang mas maaga kung ang estudyante ay umulit ng grade, na-suspend nang matagal, tumigil sa pag-aaral nang hindi dahil sa kalusugan, hindi bumalik sa susunod na taon, o lumipat sa paaralang wala sa ESC program.',
  'Transferees: Grades 8 to 10': 'Transferee: Grade 8 hanggang 10',
  'DYCI asks the former school for the permanent record, SF10 (once Form 137).':
    'DYCI na ang hihingi ng permanent record, SF10 (dating Form 137), sa dating paaralan.',
  'ESC certificate, if the student is a grantee': 'ESC certificate, kung grantee ang estudyante',
  'Papers from abroad are checked before enrollment, so ask early. Apostilled means certified by the country that issued the paper.':
    'Tinitingnan muna ang mga papeles mula sa ibang bansa bago mag-enroll, kaya magtanong nang maaga. Ang apostilled ay may patunay ng bansang naglabas ng papel.',
  'Report card or its equivalent from the last school, authenticated or apostilled, with a translation where needed':
    'Report card o katumbas nito mula sa huling paaralan, authenticated o apostilled, may salin kung kailangan',
  'ACR I-Card, the Bureau of Immigration’s card for foreign residents':
    'ACR I-Card, ang card ng Bureau of Immigration para sa mga foreigner na nakatira rito',

  // Senior high school
  'Senior High School Admissions': 'Pag-enroll sa Senior High School',
  'New students: Grade 11': 'Bagong estudyante: Grade 11',
  'Bring your papers and a first idea of your track. For Maritime, a medical check is often asked for. Lists differ a little from school to school, so confirm this one with the registrar.':
    'Dalhin ang requirements at ang naiisip ninyong track. Sa Maritime, madalas hinihingi ang medical check-up. Medyo iba-iba ang listahan ng bawat paaralan, kaya i-confirm po ito sa registrar.',
  'Grade 10 SF9, the report card (once Form 138), with the Learner Reference Number (LRN)':
    'Grade 10 SF9, ang report card (dating Form 138), na may Learner Reference Number (LRN)',
  'Certificate of completion of junior high school':
    'Certificate of completion ng junior high school',
  'Certificate of good moral character from the junior high school':
    'Certificate of good moral character mula sa junior high school',
  'Voucher: from a public junior high school': 'Voucher: galing sa public junior high school',
  'The senior-high voucher is government help with fees. It goes to the school, never to you in cash; you pay only what it does not cover. From a public school, you have it without applying: your Grade 10 report card is enough.':
    'Tulong ng gobyerno sa bayarin ang senior-high voucher. Sa paaralan ito ibinabayad, hindi ibinibigay na cash; ang kulang na lang ang babayaran ninyo. Kung galing kayo sa public school, automatic na ito: sapat na ang Grade 10 report card.',
  'Voucher: from a private school, with ESC': 'Voucher: galing sa private school, may ESC',
  'With an ESC grant, you also have the voucher without applying.':
    'Kung may ESC grant kayo, automatic na rin ang voucher.',
  'ESC certificate from the junior high school': 'ESC certificate mula sa junior high school',
  'Voucher: from a private school, without ESC': 'Voucher: galing sa private school, walang ESC',
  'You apply in the government’s online voucher portal, on the dates that it announces. Those who qualify get a QVR certificate (qualified voucher recipient).':
    'Mag-apply sa online voucher portal ng gobyerno, sa mga petsang sasabihin nito. Bibigyan ng QVR certificate (qualified voucher recipient) ang mga qualified.',
  'Voucher: passers of ALS or PEPT': 'Voucher: pumasa sa ALS o PEPT',
  'If you passed ALS (Alternative Learning System) or PEPT (Philippine Educational Placement Test), you apply for the voucher too.':
    'Kung pasado kayo sa ALS (Alternative Learning System) o PEPT (Philippine Educational Placement Test), mag-a-apply rin kayo ng voucher.',
  'Certificate of rating of the ALS or PEPT examination':
    'Certificate of rating ng ALS o PEPT exam',
  'QVR certificate once it is granted': 'QVR certificate pag naibigay na',
  'Who cannot use a voucher': 'Sino ang hindi puwedeng gumamit ng voucher',
  'The voucher is not for students who are not Filipino citizens. It is also not for those who finished high school before 2016. Grade 12 students need to have held a voucher in Grade 11. You can enroll without it.':
    'Hindi para sa hindi Filipino citizen ang voucher, sa nakatapos ng high school bago mag-2016, o sa Grade 12 na walang voucher noong Grade 11. Puwede pa ring mag-enroll nang walang voucher.',
  'Transferees: Grade 12': 'Transferee: Grade 12',
  'The department compares your subjects with those of the track here. A missing subject must be made up. DYCI asks your former school for SF10, the permanent record.':
    'Ihahambing ng department ang mga subject ninyo sa track dito. Kailangang kunin ang kulang. DYCI na ang hihingi ng SF10, ang permanent record, sa dating paaralan.',
  'Grade 11 SF9 with the grades of both semesters':
    'Grade 11 SF9 na may grades ng dalawang semester',
  'Voucher papers, if you hold a voucher': 'Papeles ng voucher, kung may voucher kayo',

  // College
  'College Admissions': 'Pag-enroll sa College',
  'Before you apply': 'Bago mag-apply',
  'You must have finished secondary school at a recognized school, and you take the DYCI admission test. Enrollment is a contract: you and your parent or guardian accept the rules of the school. Check with the Registrar before you pay for a document.':
    'Kailangang nakatapos kayo ng secondary sa kinikilalang paaralan, at kukuha kayo ng DYCI admission test. Kontrata ang enrollment: tinatanggap ninyo at ng magulang o guardian ang patakaran ng paaralan. Magtanong po muna sa Registrar bago magbayad para sa dokumento.',
  'Incoming freshmen': 'Incoming freshmen',
  'File your papers with the Registrar.': 'Sa Registrar ipinapasa ang requirements.',
  'Grade 12 report card (SF9, formerly Form 138)': 'Grade 12 report card (SF9, dating Form 138)',
  '3 photos, 2x2, on a white background': '3 photo, 2x2, puti ang background',
  'Certificate of good moral character from your last school':
    'Certificate of good moral character mula sa huli ninyong paaralan',
  'Transferees from another college': 'Transferee galing sa ibang college',
  'Honorable dismissal (transfer credential) says that your former college lets you go. Ask for it first, because other records often wait for it.':
    'Sinasabi ng honorable dismissal (transfer credential) na pinapayagan na kayong lumipat ng dati ninyong college. Ito po muna ang hingin, dahil madalas na ito ang hinihintay ng ibang records.',
  'Honorable dismissal': 'Honorable dismissal',
  'Official copy of grades or transcript of records (TOR), signed by the dean or registrar':
    'Opisyal na kopya ng grades o transcript of records (TOR), pirmado ng dean o registrar',
  'Letter that gives your reasons for moving and the course you want to enter':
    'Sulat na nagsasabi kung bakit lilipat at anong course ang papasukan',
  'DYCIans moving to another DYCI college': 'DYCIan na lilipat sa ibang college ng DYCI',
  'Begin with a letter to the Office of the Dean of your new college. It tells you if it needs more.':
    'Magsimula sa sulat sa Office of the Dean ng lilipatan ninyo. Sasabihin nito kung may kailangan pa.',
  'Letter to the receiving Dean': 'Sulat sa Dean ng lilipatan',
  'Copy of your grades': 'Kopya ng grades',
  'Clearance or release from your present dean': 'Clearance o release mula sa dean ninyo ngayon',
  'Second degree, or the one-year teaching certificate (CPTE)':
    'Ikalawang degree, o isang taong teaching certificate (CPTE)',
  'For those who have a bachelor’s degree. The dean reads your transcript and says which subjects count.':
    'Para sa may bachelor’s degree na. Titingnan ng dean sa transcript kung aling mga subject ang puwedeng i-credit.',
  'Transcript of records showing the degree':
    'Transcript of records kung saan nakasulat ang degree',
  'PSA marriage certificate, if your name has changed by marriage':
    'PSA marriage certificate, kung nagbago ang pangalan dahil sa kasal',
  'Only schools cleared by CHED and the Bureau of Immigration may take foreign students. Ask the Registrar if your course is open to you before you prepare papers. The student visa, 9(f), is for ages 18 and up.':
    'Ang mga paaralang pinayagan lang ng CHED at Bureau of Immigration ang puwedeng tumanggap ng estudyanteng foreigner. Itanong po muna sa Registrar kung bukas sa inyo ang course bago maghanda ng papeles. Para sa 18 taong gulang pataas ang student visa, o 9(f).',
  'Notice of acceptance from the school': 'Notice of acceptance mula sa paaralan',
  'Personal history statement': 'Personal history statement',
  'School records, authenticated in the country that issued them':
    'School records, authenticated sa bansang naglabas nito',
  'Affidavit of support with bank statement': 'Affidavit of support na may bank statement',
  'Health clearance': 'Health clearance',
  'Police clearance': 'Police clearance',
}
