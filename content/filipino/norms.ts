import type { Dictionary } from './dictionary.ts'

/** The rules for students and the policies of the school, which bind families: the sense comes first. */
export const norms: Dictionary = {
  // Norms
  Norms: 'Norms',
  'The rules for students, the policies of the school, and the reasons for them.':
    'Ang mga patakaran para sa mga estudyante, ang mga policy ng paaralan, at ang dahilan ng mga ito.',
  'How we live together': 'Ang pagsasama natin sa paaralan',
  'Rules keep everyone safe and let everyone learn. The student handbook has the full text; these pages are a short guide.':
    'Dahil sa mga patakaran, ligtas ang lahat at nakakapag-aral ang lahat. Nasa student handbook ang buong teksto; maikling gabay lang ang mga page na ito.',
  'College students and their parents sign the conforme page of the handbook and return it to the college. It says that they have read the rules.':
    'Pinipirmahan ng mga estudyante sa college at ng mga magulang nila ang conforme page ng handbook at ibinabalik sa college. Sinasabi rito na nabasa nila ang mga patakaran.',
  'If this guide and the handbook differ, the handbook decides.':
    'Kung magkaiba ang gabay na ito at ang handbook, ang handbook ang masusunod.',
  'ID and uniform': 'ID at uniform',
  'Wear your ID from the gate until you leave.':
    'Isuot ang ID mula sa gate hanggang sa paglabas ng campus.',
  'Wear the complete uniform of your level or department.':
    'Isuot ang kumpletong uniform ng level o department.',
  'If your family cannot buy a part of the uniform, tell your adviser in private.':
    'Kung may bahagi ng uniform na hindi kayang bilhin ng pamilya, kausapin nang sarilinan ang adviser.',
  'Attendance and punctuality': 'Attendance at pagdating sa oras',
  'Be in the room when class begins.': 'Dapat nasa classroom na pagsimula ng klase.',
  'If you are late, enter quietly.': 'Kung late, pumasok nang tahimik.',
  'After an absence, bring a note from a parent or guardian.':
    'Pagkatapos umabsent, magdala ng sulat mula sa magulang o guardian.',
  'After several days of illness, bring a medical certificate.':
    'Kung ilang araw na nagkasakit, magdala ng medical certificate.',
  'If you are absent often, the school talks with your family first.':
    'Kung madalas umabsent, kakausapin muna ng paaralan ang pamilya.',
  'Conduct in class': 'Asal sa klase',
  'Let others hear, ask and make mistakes.': 'Hayaang makarinig, magtanong at magkamali ang iba.',
  'Eat at recess, not in class.': 'Kumain sa recess, hindi habang may klase.',
  'Leave the room clean.': 'Iwanang malinis ang classroom.',
  'Phones and other gadgets': 'Phone at iba pang gadget',
  'Keep them silent and out of sight unless the teacher asks for them.':
    'Naka-silent at nakatago, maliban kung ipinagagamit ng guro.',
  'Ask before you take a picture or record anyone.':
    'Magpaalam bago kunan ng picture o i-record ang kahit sino.',
  'Bring valuables at your own risk. Hand in what you find.':
    'Kung magdadala ng mahalagang gamit, kayo ang responsable rito. I-turn over ang anumang mapulot.',
  'Honesty in examinations and written work': 'Katapatan sa exam at written work',
  'Do not copy. Do not buy work. Do not hand in a text by AI as your own.':
    'Bawal mangopya. Bawal bumili ng gawa. Bawal ipasa bilang sariling gawa ang isinulat ng AI.',
  'Name your sources. If you used a tool, say which one and for what.':
    'Sabihin kung saan galing ang impormasyon. Kung may ginamit na tool, sabihin kung alin at para saan.',
  'A student who gives answers to others breaks the rule too.':
    'Lumalabag din ang estudyanteng nagbibigay ng sagot sa iba.',
  'Respect for persons': 'Paggalang sa kapwa',
  'No bullying, in person or online (Republic Act 10627).':
    'Bawal ang bullying, sa personal man o online (Republic Act 10627).',
  'No hazing and no violent initiation (Republic Act 11053).':
    'Bawal ang hazing at ang marahas na initiation (Republic Act 11053).',
  'No gender-based harassment (Safe Spaces Act, Republic Act 11313).':
    'Bawal ang gender-based harassment (Safe Spaces Act, Republic Act 11313).',
  'Report it to the guidance office or to any adult you trust.':
    'I-report ito sa guidance office o sa sinumang nakatatandang pinagkakatiwalaan ninyo.',
  'Respect for property': 'Paggalang sa gamit',
  'Ask before you use laboratory or workshop equipment. Return it in order.':
    'Magpaalam bago gumamit ng equipment sa laboratory o workshop. Isauli nang maayos.',
  'Report damage at once.': 'I-report agad ang nasira.',
  'Not allowed on campus': 'Bawal sa campus',
  'Cigarettes and vapes.': 'Sigarilyo at vape.',
  'Alcohol.': 'Alak.',
  'Illegal drugs (Republic Act 9165).': 'Ipinagbabawal na gamot (Republic Act 9165).',
  'Weapons, or anything used as a weapon.': 'Armas, o anumang ginagamit bilang armas.',
  'Off campus and online': 'Sa labas ng campus at online',
  'The rules are the same on trips, at contests and in work immersion.':
    'Ganito rin ang mga patakaran sa mga trip, sa mga contest at sa work immersion.',
  'Students under 18 need the written consent of a parent or guardian for off-campus activities.':
    'Kailangan ng estudyanteng wala pang 18 ang nakasulat na pahintulot ng magulang o guardian para sa activity sa labas ng campus.',
  'Do not post anything that would hurt a classmate.': 'Huwag mag-post ng makakasakit sa kaklase.',
  'When a rule is broken': 'Kapag may nilabag na patakaran',
  'A small first offense usually brings a reminder.':
    'Sa maliit at unang paglabag, karaniwang paalala lang muna.',
  'Serious or repeated offenses go through the discipline and guidance system.':
    'Ang mabigat o paulit-ulit na paglabag ay dadaan sa discipline at guidance system.',
  'Before a heavy penalty, the student hears the charge and can answer it.':
    'Bago magbigay ng mabigat na parusa, sasabihin sa estudyante kung ano ang ibinibintang sa kanya, at pakikinggan siya.',
  'The student may bring a parent or guardian.':
    'Puwedeng isama ng estudyante ang magulang o guardian.',
  'A decision can be appealed.': 'Puwedeng i-appeal ang desisyon.',
  'For students under 18, the child-protection rules of the Department of Education apply.':
    'Para sa estudyanteng wala pang 18, may bisa ang child-protection rules ng Department of Education.',
  'Guidance office and parents': 'Guidance office at mga magulang',
  'Anyone who is worried may go to the guidance office. You may also go because of a friend.':
    'Puwedeng pumunta sa guidance office ang sinumang may inaalala. Puwede ring pumunta dahil nag-aalala para sa kaibigan.',
  'Parents: if you hear of a problem, tell the class adviser early.':
    'Mga magulang: kung may mabalitaang problema, sabihin agad sa class adviser.',
  'Rules and Regulations': 'Mga Patakaran',
  'What is expected of students on campus, online and on trips, and what happens when a rule is broken.':
    'Ano ang inaasahan sa mga estudyante sa campus, online at sa mga trip, at ano ang mangyayari kapag may nilabag na patakaran.',
  'Every student promises to follow the rules, to be responsible, and to live by DYCIan values. Parents and guardians support that promise.':
    'Nangangako ang bawat estudyante na susunod sa mga patakaran, magiging responsable, at isasabuhay ang DYCIan values. Sinusuportahan ng mga magulang at guardian ang pangakong ito.',
  'This is a summary. If it differs from the student handbook, the handbook decides.':
    'Buod lang ito. Kung iba ito sa student handbook, ang handbook ang masusunod.',
  Academic: 'Pag-aaral',
  'Teachers explain at the start how grades are given.':
    'Sa simula pa lang, ipinapaliwanag ng mga guro kung paano ibinibigay ang grades.',
  'You may ask about a grade: first the teacher, then the department.':
    'Puwedeng magtanong tungkol sa grade: sa guro muna, saka sa department.',
  'Scholars must keep the weighted average of their grant.':
    'Dapat mapanatili ng mga scholar ang weighted average na hinihingi ng grant nila.',
  Attendance: 'Attendance',
  'Attendance is recorded in each class.': 'Nire-record ang attendance sa bawat klase.',
  'Families are told when a student is absent often.':
    'Sinasabihan ang pamilya kapag madalas umabsent ang estudyante.',
  'When classes are suspended, nobody is marked absent.':
    'Kapag sinuspinde ang pasok, walang mamarkahang absent.',
  'Finance and refunds': 'Bayarin at refund',
  'You get fees and payment dates in writing before you pay.':
    'Ibinibigay nang nakasulat ang mga bayarin at petsa bago magbayad.',
  'If your family cannot pay on time, tell the school before the due date.':
    'Kung hindi makakabayad ang pamilya sa oras, magsabi sa paaralan bago ang due date.',
  'The enrollment contract and the rules of DepEd or CHED say what you get back if you leave.':
    'Nasa enrollment contract at sa patakaran ng DepEd o CHED kung magkano ang ibabalik kung aalis kayo.',
  'Data privacy': 'Data privacy',
  'Records are kept as the Data Privacy Policy says (Republic Act 10173).':
    'Itinatago ang mga record ayon sa Data Privacy Policy (Republic Act 10173).',
  'Transcripts and report cards are given to the student, or to the parents of a minor. Bring an ID.':
    'Ibinibigay ang transcript at report card sa estudyante, o sa mga magulang kung menor de edad siya. Magdala ng ID.',
  'Safety and emergencies': 'Kaligtasan at emergency',
  'The school holds fire and earthquake drills.': 'May fire drill at earthquake drill sa paaralan.',
  'If a student is ill or hurt, the clinic gives first aid and calls the family.':
    'Kung may sakit o nasaktan ang estudyante, magbibigay ng first aid ang clinic at tatawagan ang pamilya.',
  'In floods and typhoons, nobody is sent home while it is dangerous.':
    'Kapag may baha o bagyo, walang pauuwiin habang delikado pa.',
  'Child protection': 'Proteksiyon sa bata',
  'DepEd Order 40 of 2012 applies: no abuse, violence, exploitation, discrimination or bullying.':
    'May bisa ang DepEd Order 40 ng 2012: bawal ang pang-aabuso, karahasan, pananamantala, diskriminasyon at bullying.',
  'Adults who see or hear of harm to a child must report it.':
    'Kung may nakita o nabalitaan ang nakatatanda na nakakasama sa bata, dapat niya itong i-report.',
  'A child’s report is written down, checked and kept private.':
    'Isinusulat ang report ng bata, inaalam ang nangyari, at hindi ipinagsasabi.',
  Environment: 'Kalikasan',
  'Sort your waste.': 'Paghiwa-hiwalayin ang basura.',
  'Avoid single-use plastic at events.': 'Umiwas sa single-use plastic sa mga event.',
  Visitors: 'Mga bisita',
  'Sign in at the gate, leave an ID and wear a pass.':
    'Mag-sign in sa gate, mag-iwan ng ID at magsuot ng pass.',
  'Make an appointment before you visit a classroom.':
    'Magpa-appointment bago bumisita sa classroom.',
  'Young children go home only with the persons named by the family.':
    'Ang mga tao lang na pinangalanan ng pamilya ang puwedeng sumundo sa maliliit na bata.',
  'School Policy': 'Policy ng Paaralan',
  'How the school decides about studies, attendance, fees, safety, data, visitors and waste.':
    'Paano nagpapasya ang paaralan tungkol sa pag-aaral, attendance, bayarin, kaligtasan, data, bisita at basura.',
  'Rules are for students. Policies are for the school: they tell families how decisions are made.':
    'Para sa mga estudyante ang mga patakaran. Para sa paaralan ang mga policy: sinasabi ng mga ito sa mga pamilya kung paano nagpapasya ang paaralan.',
  'To enter the college you take the DYCI admission test. Enrollment is a contract between the school and the student, with parents or guardians. The registrar keeps the papers that you hand in.':
    'Para makapasok sa college, kukuha kayo ng DYCI admission test. Kontrata ang enrollment sa pagitan ng paaralan at ng estudyante, kasama ang mga magulang o guardian. Itatago ng registrar ang requirements na ipinasa ninyo.',

  // Next steps
  'The guidance office, your adviser or any adult you trust':
    'guidance office, adviser o sinumang nakatatandang pinagkakatiwalaan ninyo',
  'Ask us about a rule': 'Magtanong sa amin tungkol sa isang patakaran',
  'Ask about fees and payment': 'Magtanong tungkol sa fees at bayad',
  'Ask for school records': 'Humingi ng school records',
}
