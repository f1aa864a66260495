import type { Dictionary } from './dictionary.ts'

/** Settings of the site, contacts, jobs, and the pages of news, announcements and events. */
export const contactAndNews: Dictionary = {
  // Site settings
  'Barangay Wakas, Bocaue, Bulacan 3018, Philippines':
    'Barangay Wakas, Bocaue, Bulacan 3018, Pilipinas',
  'March 2025': 'Marso 2025',
  Facebook: 'Facebook',
  Instagram: 'Instagram',
  YouTube: 'YouTube',
  TikTok: 'TikTok',
  'Learning portal': 'Learning portal',
  'Online enrollment': 'Online enrollment',
  'School e-mail': 'E-mail ng paaralan',
  'Main Campus, Wakas': 'Main Campus, Wakas',
  'Elida Campus': 'Elida Campus',
  'Frontline, Basic Education': 'Frontline, Basic Education',
  'Frontline, College': 'Frontline, College',
  Registrar: 'Registrar',

  // Contact
  'Connect With Us': 'Kontakin Kami',
  'Whom to ask for what, and how to find us in Wakas, Bocaue.':
    'Kung kanino magtatanong, at paano kami mapupuntahan sa Wakas, Bocaue.',
  'Form 137 (SF10)': 'Form 137 (SF10)',
  'Your permanent record: all your grades, year by year. It goes from school to school: your new school asks DYCI for it.':
    'Ang permanent record ninyo: lahat ng grades, taon-taon. Paaralan sa paaralan ang pagpapadala nito: ang bagong paaralan ang hihingi nito sa DYCI.',
  'Transcript of records (TOR)': 'Transcript of records (TOR)',
  'The list of your college subjects and grades. Ask the registrar.':
    'Listahan ng mga subject at grades ninyo sa college. Magtanong sa registrar.',
  'It says that DYCI lets you move to another college. Some schools call it transfer credential. Ask the registrar.':
    'Sinasabi nito na pinapayagan kayo ng DYCI na lumipat sa ibang college. Transfer credential ang tawag dito ng ibang paaralan. Magtanong sa registrar.',
  'A short letter about your conduct. Ask the head of your level or the guidance office.':
    'Maikling sulat tungkol sa ugali ninyo sa paaralan. Magtanong sa head ng level o sa guidance office.',
  'Before you write': 'Bago sumulat',
  'Say which level and school year you ask about. Current students: add your section or program.':
    'Sabihin kung aling level at school year ang itinatanong. Kung estudyante ngayon: isama ang section o program.',
  'Do not send copies of IDs or records with a question.':
    'Huwag isama sa tanong ang kopya ng ID o records.',
  'Coming here': 'Pagpunta rito',
  'The main campus is in Barangay Wakas, Bocaue, Bulacan.':
    'Nasa Barangay Wakas, Bocaue, Bulacan ang main campus.',
  'It is near MacArthur Highway, about 25 kilometers north of Manila.':
    'Malapit ito sa MacArthur Highway, mga 25 kilometro sa hilaga ng Manila.',
  'Ask the right office': 'Magtanong sa tamang opisina',
  'Choose the office in the form, and you get an answer sooner.':
    'Piliin ang opisina sa form para mas mabilis kayong masagot.',
  'The “frontline” is the front desk: one for preschool to Grade 12, one for college. For school records, transcripts and transfers, ask the registrar.':
    'Front desk ang “frontline”: isa para sa preschool hanggang Grade 12, isa para sa college. Para sa school records, transcript at paglipat, magtanong sa registrar.',

  // Jobs
  'Join Our Team': 'Magtrabaho sa DYCI',
  'Jobs at DYCI for teachers, instructors, office staff and others.':
    'Trabaho sa DYCI para sa mga guro, instructor, office staff at iba pa.',
  'What to send': 'Ano ang ipapadala',
  'Send copies. Bring the originals when we ask for them.':
    'Mga kopya ang ipadala. Dalhin ang original pag hiningi namin.',
  'The form on this website takes one PDF, 5 MB at most: put your letter, your résumé and the copies in it.':
    'Isang PDF, hanggang 5 MB, ang tinatanggap ng form sa website na ito: ilagay doon ang sulat, résumé at mga kopya.',
  'A letter of one page: the job, the level, and why you want to work here.':
    'Sulat na isang page: ang trabaho, ang level, at kung bakit gusto ninyong magtrabaho rito.',
  'A résumé with your education, your work and people we may ask about you.':
    'Résumé na may pinag-aralan, mga naging trabaho, at mga taong puwede naming pagtanungan tungkol sa inyo.',
  'A copy of your transcript of records.': 'Kopya ng transcript of records.',
  'A copy of your license and training certificates, if your profession has them.':
    'Kopya ng license at mga training certificate, kung mayroon sa propesyon ninyo.',
  'Your address, your phone number and the date when you could start.':
    'Address, phone number, at petsa kung kailan kayo puwedeng magsimula.',
  'Our values': 'Ang values namin',
  'Everyone who works here learns the four values: God-Centeredness, Magis (doing more), Sapentia (wisdom) and Paraya (self-giving).':
    'Natututuhan ng lahat ng nagtatrabaho rito ang apat na value: God-Centeredness, Magis (paggawa nang higit pa), Sapentia (karunungan) at Paraya (pagbibigay ng sarili).',
  'Teachers keep learning too. In May 2019, 93 teachers of junior and senior high went to Tagaytay for a leadership journey of one and a half days.':
    'Patuloy ring natututo ang mga guro. Noong Mayo 2019, 93 guro ng junior at senior high ang pumunta sa Tagaytay para sa leadership journey na isa at kalahating araw.',
  'Your data': 'Ang data ninyo',
  'We use your papers only for hiring. A PDF that you send with the form is deleted with it. The Data Privacy Policy says how we protect your papers.':
    'Sa hiring lang namin gagamitin ang mga papel ninyo. Buburahin ang PDF na ipinadala sa form kasama ng form. Nasa Data Privacy Policy kung paano namin pinoprotektahan ang mga papel ninyo.',
  'Work at DYCI': 'Trabaho sa DYCI',
  'No job is posted here today. You may apply all the same: a school with four levels needs many kinds of people.':
    'Walang naka-post na trabaho ngayon. Puwede pa ring mag-apply: maraming klase ng tao ang kailangan ng paaralang may apat na level.',
  'We need people who know their field and who like to work with young people. New graduates may apply too.':
    'Kailangan namin ng mga taong magaling sa larangan nila at gustong makasama ang mga kabataan. Puwede ring mag-apply ang bagong graduate.',
  'When a job is open, you find it on this page.':
    'Kapag may bakante, makikita ninyo iyon sa page na ito.',

  // News
  'DYCIan News': 'Balitang DYCIan',
  'What happens in our school, and what DYCIans do in other places.':
    'Ang mga nangyayari sa paaralan, at ang ginagawa ng mga DYCIan sa ibang lugar.',
  'Stories from the school': 'Mga kuwento mula sa paaralan',
  'There are two kinds of news. Campus News is about life in the school; Outside News is about DYCIans in other places.':
    'Dalawang klase ang balita. Tungkol sa buhay sa paaralan ang Balita sa Campus; tungkol sa mga DYCIan sa ibang lugar ang Balita sa Labas.',
  'Choose one kind or read both. You can also choose a topic, such as your level or your department.':
    'Pumili ng isa o basahin pareho. Puwede ring pumili ng topic, gaya ng level o department ninyo.',
  'Campus News': 'Balita sa Campus',
  'Classes, projects, prayer and celebrations in the school.':
    'Mga klase, project, dasal at pagdiriwang sa paaralan.',
  'Campus News is about what happens in the school: lessons, projects and celebrations.':
    'Tungkol sa nangyayari sa paaralan ang Balita sa Campus: mga lesson, project at pagdiriwang.',
  'We write about groups and do not name pupils. If a picture shows your child and you do not want it here, tell us and we will take it down.':
    'Mga grupo ang isinusulat namin; hindi namin pinapangalanan ang mga bata. Kung nasa picture ang anak ninyo at ayaw ninyong ilagay ito rito, sabihin po sa amin at aalisin namin.',
  'News Beyond Campus': 'Balita sa Labas',
  'DYCIans at contests, in other schools and at work.':
    'Mga DYCIan sa contest, sa ibang paaralan at sa trabaho.',
  'Outside News is about DYCIans at contests, in other schools and at work. It also tells you about new rules for schools.':
    'Tungkol sa mga DYCIan sa contest, sa ibang paaralan at sa trabaho ang Balita sa Labas. Narito rin ang mga bagong patakaran para sa mga paaralan.',
  'We give results as the organizers published them, with the name of the event and its date. If you see a mistake, please tell us.':
    'Ibinibigay namin ang resulta ayon sa inilabas ng organizer, kasama ang pangalan at petsa ng event. Kung may makita kayong mali, sabihin po sa amin.',

  // Announcements
  Announcements: 'Mga Anunsyo',
  'Enrollment, tests, schedules and advisories.': 'Enrollment, exam, schedule at mga paalala.',
  'What you need to know now': 'Ang kailangan ninyong malaman ngayon',
  'Announcements tell you what to do and when. Each one shows its dates, so you can see if it still applies.':
    'Sinasabi ng mga anunsyo kung ano ang gagawin at kailan. May petsa ang bawat isa, kaya makikita kung may bisa pa.',
  'Class advisers and offices pass on the same notices. If you heard something else, ask your adviser, not a screenshot.':
    'Ipinapasa rin ng mga class adviser at opisina ang mga abisong ito. Kung iba ang narinig ninyo, magtanong sa adviser. Huwag umasa sa screenshot.',

  // Events
  'Masses, camps, tests and celebrations: what is coming, and where.':
    'Mga Misa, camp, exam at pagdiriwang: ano ang susunod, at saan.',
  'On the calendar': 'Nasa calendar',
  'Coming events are first. Past events are below them.':
    'Nauuna ang mga darating na event. Nasa ilalim ang mga tapos na.',
  'All times are Manila time. Weather and holidays can move an event; a change is posted under Announcements.':
    'Oras sa Pilipinas ang lahat. Puwedeng malipat ang event dahil sa panahon o holiday; ipo-post ang pagbabago sa Mga Anunsyo.',

  // Next steps
  'All Campus News': 'Lahat ng Balita sa Campus',
  'Ask us to take a picture down': 'Ipatanggal sa amin ang isang larawan',
  'All Outside News': 'Lahat ng Balita sa Labas',
  'Tell us about a mistake': 'Sabihin sa amin kung may mali',
}
