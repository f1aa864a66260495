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
  Interview: 'Interview',
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
  'Grade 10 report card': 'Grade 10 report card',
  'Foreign students': 'Mga estudyanteng foreigner',

  // Preschool and grade school
  'Preschool and Grade School Admissions': 'Admissions ng Preschool at Grade School',
  'New pupils: Nursery and Kinder': 'Bagong estudyante: Nursery at Kinder',
  'A child enters Kinder at the age of five. From School Year 2025-26 the birthday that counts is 31 October; a child who turns five in November or December may enter after a readiness check (the ECD Checklist) or with a certificate from a completed early-childhood year. The papers listed on this page are those that schools like ours usually ask for: confirm the list, and the age for Nursery, with the registrar before you come.':
    'Limang taong gulang ang bata pagpasok sa Kinder. Mula School Year 2025-26, Oktubre 31 ang cut-off ng birthday. Ang maglilimang taon sa Nobyembre o Disyembre ay puwede kung pasado sa readiness check (ECD Checklist), o kung may certificate ng natapos na taon sa early childhood. Ang nasa mga listahan dito ay karaniwang hinihingi ng mga paaralang gaya ng sa amin. I-confirm po muna sa registrar ang listahan, at ang edad para sa Nursery, bago pumunta.',
  'Birth certificate from the PSA, the Philippine Statistics Authority: the original to show, a photocopy to leave':
    'Birth certificate mula sa PSA (Philippine Statistics Authority): original na ipapakita, photocopy na iiwan',
  'Immunization record, such as the baby book or vaccination card':
    'Immunization record, gaya ng baby book o vaccination card',
  'A short interview with child and parent about readiness for school':
    'Maikling interview sa bata at magulang kung handa na sa school',
  'New pupils: Grade 1': 'Bagong estudyante: Grade 1',
  'By law kindergarten comes before Grade 1, so bring proof that it was finished. The Learner Reference Number (LRN) on that paper stays with your child until Grade 12.':
    'Ayon sa batas, kindergarten muna bago Grade 1, kaya magdala ng patunay na tapos na ito. Ang Learner Reference Number (LRN) sa papel na iyon ay gagamitin ng anak ninyo hanggang Grade 12.',
  'SF9, the report card that used to be called Form 138, or the certificate of kindergarten completion, showing the LRN':
    'SF9 (report card, dating Form 138) o certificate ng kindergarten completion, na may LRN',
  'PSA birth certificate: original to show, photocopy to leave':
    'PSA birth certificate: original na ipapakita, photocopy na iiwan',
  'Interview with child and parent': 'Interview sa bata at magulang',
  'Transferees: Grades 2 to 6': 'Transferee: Grade 2 hanggang 6',
  'You need not carry the permanent record (SF10, once Form 137). DYCI asks the former school for it, and it travels from school to school.':
    'Hindi na ninyo kailangang dalhin ang permanent record (SF10, dating Form 137). DYCI na ang hihingi nito sa dating paaralan, at diretso itong ipapadala sa DYCI.',
  'SF9 of the last grade finished, the original signed by the principal':
    'SF9 ng huling grade na natapos, original na pirmado ng principal',
  'Certificate of good moral character, a short letter from the former school’s head or guidance office':
    'Certificate of good moral character, maikling sulat mula sa head o guidance office ng dating paaralan',
  'Returning pupils': 'Mga old student',
  'For families who are already with us and enroll for the next grade.':
    'Para sa mga pamilyang narito na at mag-e-enroll sa susunod na grade.',
  'SF9 of the grade just finished': 'SF9 ng katatapos na grade',
  'Accounts of the past year settled': 'Bayad na ang account ng nakaraang taon',
  'Enrollment form, filled in': 'Enrollment form na nasagutan na',
  'Foreign pupils': 'Mga batang foreigner',
  'Begin some months ahead, as the immigration papers take time. School records from abroad must be authenticated or apostilled (certified by the country that issued them) and translated if they are not in English.':
    'Magsimula nang ilang buwan bago pumasok, dahil matagal ang mga papeles sa immigration. Ang school records mula sa ibang bansa ay dapat authenticated o apostilled (may patunay ng bansang naglabas nito), at isinalin kung hindi English.',
  'School records, authenticated or apostilled, with translation where needed':
    'School records, authenticated o apostilled, may salin kung kailangan',
  'ACR I-Card, the identity card of the Bureau of Immigration for foreign residents':
    'ACR I-Card, ang ID ng Bureau of Immigration para sa mga foreigner na nakatira rito',
  'Filipino pupils coming home from a school abroad':
    'Mga batang Pilipino na galing sa school sa ibang bansa',
  'The school evaluates the records first and then tells you in which grade your child will be placed. Please wait for that answer before you buy books or uniforms.':
    'Titingnan muna ng paaralan ang records, saka sasabihin kung saang grade papasok ang anak ninyo. Hintayin po muna ang sagot bago bumili ng libro o uniform.',
  'School records of the grades finished abroad':
    'School records ng mga grade na natapos sa ibang bansa',

  // Junior high school
  'Junior High School Admissions': 'Admissions ng Junior High School',
  'New students: Grade 7': 'Bagong estudyante: Grade 7',
  'For children who have finished Grade 6 at any recognized school. The requirements on this page follow common practice in private high schools, and the registrar can tell you whether DYCI needs anything more.':
    'Para sa batang nakatapos na ng Grade 6 sa kahit anong kinikilalang paaralan. Ang requirements dito ay ang karaniwan sa mga private high school. Itanong sa registrar kung may kailangan pa ang DYCI.',
  'Grade 6 SF9, the report card (once Form 138), with the Learner Reference Number (LRN)':
    'Grade 6 SF9, ang report card (dating Form 138), na may Learner Reference Number (LRN)',
  'Certificate of good moral character from the elementary school':
    'Certificate of good moral character mula sa elementary school',
  'Entrance or placement test': 'Entrance o placement test',
  'Grade 7 with an ESC grant': 'Grade 7 na may ESC grant',
  'ESC, Education Service Contracting, is a government subsidy for students of participating private junior high schools. Applicants must be Filipino, about to enter Grade 7, graduates of a public or recognized elementary school, and must not have held an ESC grant before. Ask about open slots when you apply.':
    'Ang ESC (Education Service Contracting) ay tulong ng gobyerno sa mga estudyante ng kasaling private junior high school. Dapat Pilipino, papasok sa Grade 7, graduate ng public o kinikilalang elementary school, at hindi pa nagkaroon ng ESC grant. Itanong kung may slot pa pag nag-apply kayo.',
  'ESC application form': 'ESC application form',
  'Grade 6 report card (SF9)': 'Grade 6 report card (SF9)',
  'Proof of family income: income tax return, certificate of tax exemption or certificate of unemployment':
    'Patunay ng kita ng pamilya: income tax return, certificate of tax exemption o certificate of unemployment',
  'Keeping the ESC grant': 'Para hindi mawala ang ESC grant',
  'The grant follows the student up to Grade 10. It ends if the student drops out for a reason other than health, does not come back for the next year, has to repeat a grade, is suspended for long, or moves to a school outside the ESC program.':
    'Tuloy ang grant hanggang Grade 10. Mawawala ito kung tumigil sa pag-aaral ang estudyante nang hindi dahil sa kalusugan, o hindi bumalik sa susunod na taon. Mawawala rin ito kung umulit siya ng grade, na-suspend nang matagal, o lumipat sa paaralang wala sa ESC program.',
  'Transferees: Grades 8 to 10': 'Transferee: Grade 8 hanggang 10',
  'SF10, the permanent record (once Form 137), is requested by DYCI from the former school. A grantee who moves from one ESC school to another should bring proof of the grant.':
    'DYCI na ang hihingi ng SF10, ang permanent record (dating Form 137), sa dating paaralan. Ang grantee na galing sa ibang ESC school ay magdala ng patunay ng grant.',
  'ESC certificate, if the student is a grantee': 'ESC certificate, kung grantee ang estudyante',
  'Foreign papers are checked before enrollment, so send copies early. Apostilled means certified by the country that issued the paper.':
    'Tinitingnan muna ang mga papeles mula sa ibang bansa bago mag-enroll, kaya ipadala nang maaga ang mga kopya. Ang apostilled ay may patunay ng bansang naglabas ng papel.',
  'Report card or its equivalent from the last school, authenticated or apostilled, with a translation where needed':
    'Report card o katumbas nito mula sa huling paaralan, authenticated o apostilled, may salin kung kailangan',
  'ACR I-Card, the Bureau of Immigration’s card for foreign residents':
    'ACR I-Card, ang card ng Bureau of Immigration para sa mga foreigner na nakatira rito',

  // Senior high school
  'Senior High School Admissions': 'Admissions ng Senior High School',
  'New students: Grade 11': 'Bagong estudyante: Grade 11',
  'Bring your papers and a first idea of your track; an interest form and a talk with guidance can help with the rest. For Maritime, a check of medical fitness is commonly asked. As lists differ a little from school to school, let the registrar confirm this one for your year.':
    'Dalhin ang requirements at ang naiisip ninyong track; makakatulong ang form tungkol sa hilig ninyo at ang usapan sa guidance. Sa Maritime, karaniwang hinihingi ang medical check-up. Medyo iba-iba ang listahan ng bawat paaralan, kaya i-confirm po sa registrar ang para sa taon ninyo.',
  'Grade 10 SF9, the report card (once Form 138), with the Learner Reference Number (LRN)':
    'Grade 10 SF9, ang report card (dating Form 138), na may Learner Reference Number (LRN)',
  'Certificate of completion of junior high school':
    'Certificate of completion ng junior high school',
  'Certificate of good moral character from the junior high school':
    'Certificate of good moral character mula sa junior high school',
  'Voucher: from a public junior high school': 'Voucher: galing sa public junior high school',
  'The senior-high voucher is government help with fees. It is paid to the school and never handed out in cash; the family pays only what it does not cover. Completers of public schools have it automatically and file no application.':
    'Tulong ng gobyerno sa bayarin ang senior-high voucher. Sa paaralan ito ibinabayad at hindi ibinibigay na cash; ang kulang na lang ang babayaran ng pamilya. Automatic na ito sa mga nakatapos sa public school, at hindi na sila mag-a-apply.',
  'Grade 10 report card from the public school': 'Grade 10 report card mula sa public school',
  'Voucher: from a private school, with ESC': 'Voucher: galing sa private school, may ESC',
  'Grantees of ESC, the subsidy for private junior high schools, are also qualified automatically.':
    'Automatic na ring qualified ang mga grantee ng ESC, ang tulong para sa private junior high school.',
  'ESC certificate from the junior high school': 'ESC certificate mula sa junior high school',
  'Voucher: from a private school, without ESC': 'Voucher: galing sa private school, walang ESC',
  'Here you apply yourself, in the government’s online voucher portal, within the dates that it announces. A qualified applicant receives a QVR certificate, which stands for qualified voucher recipient.':
    'Kayo mismo ang mag-a-apply sa online voucher portal ng gobyerno, sa mga petsang sasabihin nito. Bibigyan ng QVR certificate (qualified voucher recipient) ang mga qualified.',
  'Voucher: passers of ALS or PEPT': 'Voucher: pumasa sa ALS o PEPT',
  'Learners who finished through the Alternative Learning System (ALS) or the Philippine Educational Placement Test (PEPT) also apply for the voucher.':
    'Mag-a-apply rin ng voucher ang mga nakatapos sa Alternative Learning System (ALS) o sa Philippine Educational Placement Test (PEPT).',
  'Certificate of rating of the ALS or PEPT examination':
    'Certificate of rating ng ALS o PEPT exam',
  'QVR certificate once it is granted': 'QVR certificate pag naibigay na',
  'Who cannot use a voucher': 'Sino ang hindi puwedeng gumamit ng voucher',
  'These students are welcome to enroll; the voucher itself is closed to them.':
    'Puwede silang mag-enroll; ang voucher lang ang hindi para sa kanila.',
  'Students who are not Filipino citizens': 'Mga estudyanteng hindi Filipino citizen',
  'Those who finished high school before 2016': 'Mga nakatapos ng high school bago mag-2016',
  'Grade 12 students who did not hold a voucher in Grade 11':
    'Grade 12 na walang voucher noong Grade 11',
  'Transferees: Grade 12': 'Transferee: Grade 12',
  'The department compares the subjects you have taken with those of the track here, because a missing subject has to be made up. DYCI requests SF10, the permanent record, from the former school.':
    'Ihahambing ng department ang mga subject na nakuha na ninyo sa track dito, dahil kailangang kunin ang kulang. DYCI na ang hihingi ng SF10, ang permanent record, sa dating paaralan.',
  'Grade 11 SF9 with the grades of both semesters':
    'Grade 11 SF9 na may grades ng dalawang semester',
  'Voucher papers, if you hold a voucher': 'Papeles ng voucher, kung may voucher kayo',

  // College
  'College Admissions': 'Admissions ng College',
  'Before you apply': 'Bago mag-apply',
  'You need a finished secondary education from a recognized school and you take the DYCI admission test. Enrollment is a contract: the student, together with parents or guardian, accepts the school’s rules on study and conduct. Requirements are reviewed from time to time, so check with the Registrar before you pay for a document.':
    'Kailangang nakatapos kayo ng secondary sa kinikilalang paaralan, at kukuha kayo ng DYCI admission test. Kontrata ang enrollment: tinatanggap ng estudyante, kasama ang magulang o guardian, ang patakaran ng paaralan sa pag-aaral at asal. Nire-review paminsan-minsan ang requirements, kaya magtanong po muna sa Registrar bago magbayad para sa dokumento.',
  'Incoming freshmen': 'Incoming freshmen',
  'Everything is filed with the Registrar. The medical certificate comes from one named hospital.':
    'Sa Registrar ipinapasa ang lahat. Sa iisang ospital kinukuha ang medical certificate.',
  'Grade 12 report card (SF9, formerly Form 138)': 'Grade 12 report card (SF9, dating Form 138)',
  '3 photos, 2x2, on a white background': '3 photo, 2x2, puti ang background',
  'Certificate of good moral character from your last school':
    'Certificate of good moral character mula sa huli ninyong paaralan',
  'Transferees from another college': 'Transferee galing sa ibang college',
  'Honorable dismissal, also called a transfer credential, is the paper by which your former college releases you. Ask for it first, as the other records often wait for it.':
    'Ang honorable dismissal (transfer credential) ang papel na nagsasabing pinapayagan na kayong lumipat ng dati ninyong college. Ito po muna ang hingin, dahil madalas na ito ang hinihintay ng ibang records.',
  'Honorable dismissal': 'Honorable dismissal',
  'Official copy of grades or transcript of records (TOR), signed by the dean or registrar':
    'Opisyal na kopya ng grades o transcript of records (TOR), pirmado ng dean o registrar',
  'Letter that gives your reasons for moving and the course you want to enter':
    'Sulat na nagsasabi kung bakit lilipat at anong course ang papasukan',
  'DYCIans moving to another DYCI college': 'DYCIan na lilipat sa ibang college ng DYCI',
  'Take your papers to the Office of the Dean who is to receive you. It starts with a letter; that office will tell you if it needs more than the following.':
    'Dalhin ang requirements sa Office of the Dean ng lilipatan ninyo. Sulat ang simula; sasabihin ng opisina kung may kailangan pa bukod sa mga ito.',
  'Letter to the receiving Dean': 'Sulat sa Dean ng lilipatan',
  'Copy of your grades': 'Kopya ng grades',
  'Clearance or release from your present dean': 'Clearance o release mula sa dean ninyo ngayon',
  'Second degree, or the one-year teaching certificate (CPTE)':
    'Ikalawang degree, o isang taong teaching certificate (CPTE)',
  'For applicants who already hold a bachelor’s degree. The dean reads the transcript to see which subjects can be credited.':
    'Para sa may bachelor’s degree na. Titingnan ng dean sa transcript kung aling mga subject ang puwedeng i-credit.',
  'Transcript of records showing the degree':
    'Transcript of records kung saan nakasulat ang degree',
  'PSA marriage certificate, if your name has changed by marriage':
    'PSA marriage certificate, kung nagbago ang pangalan dahil sa kasal',
  'Admission is subject to government authorization: only institutions cleared by CHED and the Bureau of Immigration may take foreign students, so ask the Registrar whether your course is open before you prepare papers. The student visa, known as 9(f), is for applicants aged 18 and above.':
    'Kailangan ang pahintulot ng gobyerno: ang mga paaralang pinayagan lang ng CHED at Bureau of Immigration ang puwedeng tumanggap ng estudyanteng foreigner. Itanong po muna sa Registrar kung bukas ang course ninyo bago maghanda ng papeles. Ang student visa, o 9(f), ay para sa 18 taong gulang pataas.',
  'Notice of acceptance from the school': 'Notice of acceptance mula sa paaralan',
  'Personal history statement': 'Personal history statement',
  'School records, authenticated in the country that issued them':
    'School records, authenticated sa bansang naglabas nito',
  'Affidavit of support with bank statement': 'Affidavit of support na may bank statement',
  'Health clearance': 'Health clearance',
  'Police clearance': 'Police clearance',
}
