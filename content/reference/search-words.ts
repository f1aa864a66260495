import type { SearchWordsInput } from '../../school/kinds/search-words.ts'

/**
 * Makes groups of words with one meaning, a group a line, all of which lead to one page.
 * @param page `null` when no page answers best
 */
const leadingTo = (page: string | null, lines: string): SearchWordsInput[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => ({ page, words: line.split(',').map((word) => word.trim()) }))

/** Page where a family chooses a level and sees how to apply. */
const admissions = '/admissions'

/** The fees of each level, or whom to ask for them, and scholarships. */
const fees = '/admissions#fees'

/** Words as families in Bulacan type them, with the page that answers them best. */
export const starterSearchWords: SearchWordsInput[] = [
  ...leadingTo(
    admissions,
    `
enroll, enrollment, enrolment, enrolling, enrolled, enrollees, pa-enroll, ienroll, i-enroll, magpatala, pagpapatala, registration, register, mag-aral, sign up, pasok sa dyci
admission, admissions, apply, applying, applicant, application, tumatanggap, tinatanggap, tanggap, accepting, accept, slot, slots, reservation
application form, enrollment form, admission form, form, forms, download form, downloadable form, PDF form
new student, new students, new pupil, new pupils, freshman, freshmen, incoming, newcomer, bagong estudyante, bagong mag-aaral
requirements, requirement, reqs, papers, papeles, documents, dokumento, dalhin, dadalhin, ano kailangan, kailangan dalhin, what to bring, what do i need, ipapasa, isusumite, checklist, mga kailangan
transferee, transferees, transfer, transferring, transferre, transfere, lipat, lilipat, lumipat, palipat, paglipat, from another school, galing public, galing private
returning, returnee, old student, old students, balik-aral, balik eskwela
birth certificate, birth cert, birthcert, PSA, NSO, live birth
good moral, certificate of good moral character, good moral certificate
report card, SF9, form 138, f138
ALS, alternative learning system, PEPT
foreign student, foreign students, foreign pupils, foreigner, dayuhan, student visa, passport, balikbayan
age, age requirement, age limit, cut off age, edad, ilang taon, how old, taong gulang
`,
  ),
  ...leadingTo(
    fees,
    `
fees, fee, tuition, tuition fee, tution, school fees, cost, price, how much, magkano, magkanu, mgkano, mgkno, matrikula, bayad, bayarin, babayaran, bayaran, presyo, halaga, singil, miscellaneous
pay, payment, payments, magbayad, pagbabayad, gcash, bank transfer
installment, installments, instalment, down payment, downpayment, hulugan, hulog, huhulugan, promissory note
balance, balanse, utang
free tuition, libre, libreng tuition
`,
  ),
  ...leadingTo(
    '/stakeholders-centricity/scholarships',
    `
scholarship, scholarships, scholar, scholars, iskolar, iskolarship, skolarship, scolarship, grant, grants, financial aid, financial assistance, tulong pinansyal
discount, discounts, diskwento, sibling discount
honor student, honor students, with honors, valedictorian, salutatorian
voucher, vouchers, QVR, ESC, ESC grant, GASTPE, PEAC, vocher
`,
  ),
  ...leadingTo(
    '/contact-us#records',
    `
transcript of records, transcript, TOR, form 137, form137, f137, SF10, school records, records, permanent record, transcrip, trancript
diploma, duplicate diploma
certificate of enrollment, certificate of grades, certification, COE, COR, true copy, CTC, CAV, authentication
honorable dismissal, transfer credentials, credentials
authorization letter, authorization
`,
  ),
  ...leadingTo(
    '/contact-us',
    `
registrar, rehistro
alumni, yearbook
contact, contacts, contact us, contact number, phone, phone number, telephone, telepono, tel no, landline, cp number, numero, hotline, tawagan, tumawag
email, e-mail, email address
facebook, fb, facebook page, fb page, messenger
inquire, inquiry, inquiries, magtanong, makausap
address, adress, location, lokasyon, located, map, mapa, google map, waze, directions, how to go, how to get there, saan, san, nasaan, asan, saan ang school, saan ang eskwelahan, paano pumunta, pano pumunta, papunta, commute, landmark, where are you
campus, campuses, main campus, elida, elida campus
office hours, office, opisina, open saturday, open sunday, opening hours, bukas kayo, sabado, closing time, what time open, anong oras, business hours
cashier, kahera
principal, punong guro, dean
guidance, guidance office, guidance counselor
clinic, school clinic, school nurse
`,
  ),
  ...leadingTo(
    '/status',
    `
walang pasok, wala pasok, wlang pasok, wla pasok, wala pasuk, may pasok, meron pasok, mayroon pasok, pasok, pasuk, pasok bukas, pasok ngayon, no classes, no class, class suspension, suspended, suspend, suspension, suspendido, suspensyon, sinuspinde, classes today, class today, classes tomorrow, class tomorrow, may klase, tuloy klase
bagyo, typhoon, signal no
baha, flood, floods
ulan, heavy rain, rainy season
online class, online classes, half day
`,
  ),
  ...leadingTo(
    '/announcements',
    `
announcement, announcements, anouncement, anunsyo, abiso, advisory, notice, memo, memorandum
`,
  ),
  ...leadingTo(
    '/events',
    `
entrance test, entrance exam, entrance examination, admission test, admission exam, test date, exam date, exam schedule, schedule ng exam, kailan exam, kelan exam, pagsusulit
calendar, school calendar, academic calendar, calender, kalendaryo, events, event, kaganapan, schedule of events, activities, aktibidad
start of classes, first day of classes, first day of school, opening of classes, start of school, pasukan, simula ng klase
vacation, bakasyon, summer vacation, school break, semestral break, sembreak, holiday, holidays
christmas, pasko, xmas, christmas party, christmas program, christmas break, christmas vacation, bakasyon sa pasko
graduation, moving up, pagtatapos, recognition day
foundation day, foundation week
intramurals, intrams, sportsfest
family day
field trip, fieldtrip, lakbay aral
prom, JS prom
PTA meeting, parents meeting, card day, kuhaan ng card
`,
  ),
  ...leadingTo(
    '/spirituality/simbang-gabi',
    'simbang gabi, simbang gabe, misa de gallo, dawn mass, dawn masses',
  ),
  ...leadingTo(
    '/spirituality/community-mass',
    'mass, masses, misa, first friday, first friday mass, holy mass, mass schedule, oras ng misa',
  ),
  ...leadingTo('/spirituality/retreat', 'retreat, retret'),
  ...leadingTo('/spirituality/recollection', 'recollection, rekoleksyon'),
  ...leadingTo('/spirituality/youthcamp', 'youthcamp, youth camp'),
  ...leadingTo(
    '/join-our-team',
    `
jobs, job, job opening, job openings, career, careers, carreer, carreers, hiring, vacancy, vacancies, vacant, trabaho, work here, work with us, employment, job application, apply for a job, apply for work, mag-apply ng trabaho, magtrabaho, bakante, naghahanap
apply as teacher, apply as a teacher, mag apply teacher, mag apply guro, mag apply bilang teacher, teacher applicant, teacher hiring, naghahanap guro, naghahanap teacher, kailangan guro, kailangan teacher, teaching job
resume, CV, biodata, bio data, application letter
driver, janitor, security guard, maintenance staff, librarian, part time, part-time, non-teaching
salary, sahod, sweldo
`,
  ),
  ...leadingTo(
    '/dycian-news',
    'news, latest news, balita, mga balita, latest, newest, recent news, whats new, updates, pinakabago',
  ),
  ...leadingTo(
    '/innovations/dyci-robotics-program',
    'robotics, robot, robots, robotik, robotics team, robotics club, world robotics, nanalo sa robotics',
  ),
  ...leadingTo(
    '/learn-with-us/pgs',
    `
preschool, pre-school, grade school, gradeschool, elementary, elementarya, elem, PGS, primary school
nursery, pre-kinder
kinder, kindergarten, kindergarden, kinder 1, kinder 2
grade 1, gr 1, gr1, g1, grade1
grade 2, gr 2, gr2, g2, grade2
grade 3, gr 3, gr3, g3, grade3
grade 4, gr 4, gr4, g4, grade4
grade 5, gr 5, gr5, g5, grade5
grade 6, gr 6, gr6, g6, grade6
`,
  ),
  ...leadingTo(
    '/learn-with-us/jhs',
    `
junior high school, junior high, JHS, junior hs, jr high, high school, highschool, hayskul
grade 7, gr 7, gr7, g7, grade7
grade 8, gr 8, gr8, g8, grade8
grade 9, gr 9, gr9, g9, grade9
grade 10, gr 10, gr10, g10, grade10
`,
  ),
  ...leadingTo(
    '/learn-with-us/shs',
    `
senior high school, senior high, SHS, senior hs, sr high
grade 11, gr 11, gr11, g11, grade11
grade 12, gr 12, gr12, g12, grade12
strand, strands, track, tracks, academic track, TVL
`,
  ),
  ...leadingTo(
    '/learn-with-us/college',
    `
college, kolehiyo, kolehyo
course, courses, kurso, courses offered, course offered, programs offered, degree programs, degree, degrees
`,
  ),
  ...leadingTo(
    '/learn-with-us/shs/tracks/stem',
    'STEM, engineer strand, mag engineer, maging engineer, mag doktor, maging doktor',
  ),
  ...leadingTo('/learn-with-us/shs/tracks/abm', 'ABM, accountancy business and management'),
  ...leadingTo('/learn-with-us/shs/tracks/humss', 'HUMSS, HUMMS, maging abogado, maging pulis'),
  ...leadingTo('/learn-with-us/shs/tracks/ict', 'ICT, computer strand'),
  ...leadingTo('/learn-with-us/shs/tracks/he', 'home economics, cookery, HE strand, home ec'),
  ...leadingTo(
    '/learn-with-us/college/tracks/chs/bsn',
    'nursing, BSN, BS nursing, nurse, maging nurse',
  ),
  ...leadingTo('/learn-with-us/college/tracks/chs', 'midwifery, midwife, komadrona'),
  ...leadingTo(
    '/learn-with-us/college/tracks/ccs/bsit',
    'information technology, BSIT, BS IT, IT course',
  ),
  ...leadingTo(
    '/learn-with-us/college/tracks/ccs/bscs',
    'computer science, BSCS, comsci, com sci, compsci',
  ),
  ...leadingTo('/learn-with-us/college/tracks/ccs', 'computer course, programming, programmer'),
  ...leadingTo(
    '/learn-with-us/college/tracks/coa',
    'accountancy, BSA, BS accountancy, accounting, accountant, CPA',
  ),
  ...leadingTo(
    '/learn-with-us/college/tracks/cba',
    `
business administration, BSBA, business course, business ad
marketing
human resource, human resources
`,
  ),
  ...leadingTo(
    '/learn-with-us/college/tracks/coed',
    'teacher education, education course, BEED, BSED, CPTE, BS education, maging guro, maging teacher',
  ),
  ...leadingTo(
    '/learn-with-us/college/tracks/chmt',
    `
hospitality management, hospitality, BSHM, HRM, hotel and restaurant management
tourism, BSTM, turismo, flight attendant
`,
  ),
  ...leadingTo(
    '/learn-with-us/college/tracks/cme',
    `
marine transportation, BSMT, seaman, seafarer, marino, maritime course
marine engineering, BSMARE
`,
  ),
  ...leadingTo(
    '/learn-with-us/college/tracks/sme',
    'mechanical engineering, BSME, mechanical engineer, engineering course',
  ),
  ...leadingTo(
    '/learn-with-us/college/tracks/sop',
    'psychology, BS psychology, BS psych, psych, sikolohiya, psycology',
  ),
  ...leadingTo(
    '/learn-with-us/college/tracks/cas',
    'political science, polsci, AB polsci, pre-law, prelaw',
  ),
  ...leadingTo(
    '/norms/rules-and-regulations',
    `
rules, rule, rules and regulations, school rules, patakaran, alituntunin, tuntunin, student handbook, handbook
bawal, bawal ba, prohibited, allowed, ipinagbabawal
uniform, uniporme, unipormi, school uniform, PE uniform, dress code
school ID, ID lace
haircut, gupit, buhok, hair, long hair, hair color, kulay ng buhok
earrings, hikaw, piercing, tattoo
cellphone, cellphones, cell phone, cp, selpon, gadget, gadgets, cellphone sa classroom
late, tardy, tardiness
absent, absence, absences, liban, lumiban, excuse letter, attendance
cheating, kodigo
bullying, bully, binubully
smoking, vape, sigarilyo
offense, offenses, violation, violations, parusa, discipline
`,
  ),
  ...leadingTo(
    '/norms/school-policy',
    `
school policy, policies, policy
refund, refunds, withdrawal
child protection
visitor, visitors, bisita
grading system, passing grade
`,
  ),
  ...leadingTo(
    '/data-privacy-policy',
    `
data privacy, privacy, privacy policy, personal data, personal information, delete my data, DPO, data protection officer
remove photo, remove picture, take down photo, tanggalin picture, tanggalin litrato, burahin picture, alisin picture, photo of my child, picture of my child, litrato ng anak
cookies
`,
  ),
  ...leadingTo(
    '/organizational-memory/history',
    'history, kasaysayan, itinatag, founded, established',
  ),
  ...leadingTo(
    '/organizational-memory/founder',
    'founder, founders, nagtatag, tagapagtatag, nagpatayo, may ari, may-ari, owner, who founded, Ismael Yanga',
  ),
  ...leadingTo('/meaning', 'vision and mission, vision mission, mission vision'),
  ...leadingTo('/meaning/vision', 'vision, bisyon'),
  ...leadingTo('/meaning/mission', 'mission, misyon'),
  ...leadingTo('/meaning/core-values', 'core values, values, pagpapahalaga'),
  ...leadingTo('/meaning/dyci-seal', 'seal, logo, sagisag'),
  ...leadingTo(
    '/stakeholders-centricity/student-organization',
    'clubs, club, organization, organizations, student council, student government, samahan',
  ),
  ...leadingTo(
    '/servanthood/paraya',
    'paraya, community service, outreach, outreach program, volunteer, donation, donate',
  ),
  ...leadingTo('/innovations/dyci-research', 'research, thesis, pananaliksik'),
  ...leadingTo(
    null,
    `
school, skul, eskwelahan, iskul, paaralan, eskuwelahan
student, students, pupil, pupils, estudyante, mag-aaral
teacher, teachers, guro, titser
`,
  ),
]
