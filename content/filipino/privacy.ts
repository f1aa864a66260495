import type { Dictionary } from './dictionary.ts'

/** The Data Privacy Policy: the law decides what it must say, so the sense comes first. */
export const privacy: Dictionary = {
  // Data Privacy Policy
  'Data Privacy Policy': 'Data Privacy Policy',
  'What the school knows about you, why it may know it, and what you can do about it.':
    'Ano ang alam ng paaralan tungkol sa inyo, bakit puwede nitong malaman iyon, at ano ang magagawa ninyo tungkol dito.',
  'Who we are': 'Sino kami',
  'Dr. Yanga’s Colleges, Inc. (DYCI), Barangay Wakas, Bocaue, Bulacan 3018, Philippines, decides how and why personal data are used. In the law it is the personal information controller.':
    'Ang Dr. Yanga’s Colleges, Inc. (DYCI), Barangay Wakas, Bocaue, Bulacan 3018, Pilipinas, ang nagpapasya kung paano at bakit ginagamit ang personal data. Personal information controller ang tawag dito ng batas.',
  'This notice is for everyone whose data we have, on campus and on this website: pupils and students, parents and guardians, applicants, alumni, employees, suppliers and visitors. The law calls them data subjects.':
    'Para ito sa lahat ng taong may data sa amin, sa campus at sa website na ito: mga bata at estudyante, magulang at guardian, nag-a-apply, alumni, empleyado, supplier at bisita. Data subject ang tawag sa kanila ng batas.',
  'What we collect': 'Ano ang kinokolekta namin',
  'The law calls much of this sensitive: data about age, health, education, religion and government numbers. It protects them more strictly.':
    'Sensitive ang tawag ng batas sa marami sa mga ito: data tungkol sa edad, kalusugan, edukasyon, relihiyon at mga numero mula sa gobyerno. Mas mahigpit ang proteksiyon ng batas sa mga ito.',
  'Identity and contact: name, date and place of birth, sex, citizenship, photograph, address, telephone, e-mail.':
    'Sino kayo at paano kayo makokontak: pangalan, petsa at lugar ng kapanganakan, kasarian, citizenship, larawan, address, telepono, e-mail.',
  'Family: names, occupations and contacts of parents, guardians and those who may fetch a child.':
    'Pamilya: pangalan, trabaho at contact ng magulang, guardian at ng mga puwedeng sumundo sa bata.',
  'School records: Learner Reference Number, report cards, permanent record, transcripts, test results, attendance, conduct, awards.':
    'School records: Learner Reference Number, report card, permanent record, transcript, resulta ng exam, attendance, asal, parangal.',
  'Health: immunization, medical certificates, allergies and clinic visits, as far as safety requires.':
    'Kalusugan: immunization, medical certificate, allergy at pagpunta sa clinic, ayon lang sa kailangan para sa kaligtasan.',
  'Financial: fees, payments, scholarships and subsidies, proof of income where a grant asks for it.':
    'Pera: bayarin, ibinayad, scholarship at subsidy, patunay ng kita kung hinihingi ng grant.',
  'Religion: where it concerns sacraments or formation, and only if you tell us.':
    'Relihiyon: kung may kinalaman sa sakramento o formation, at kung sasabihin lang ninyo sa amin.',
  'Employment: licenses, government-issued numbers, work history, payroll and clearances.':
    'Trabaho: license, mga numerong bigay ng gobyerno, mga naging trabaho, payroll at clearance.',
  'Work on this website, of staff with an account: name, e-mail address, what was changed and when, times of signing in, and the kind of browser and device. Of the internet address only a scrambled form is kept, for a short time, to stop the guessing of passwords.':
    'Gawa sa website na ito ng staff na may account: pangalan, e-mail address, ano ang binago at kailan, oras ng pag-sign in, at uri ng browser at device. Sa internet address, naka-scramble na anyo lang ang itinatago, sa maikling panahon, para mapigilan ang panghuhula ng password.',
  'Questions sent with ‘Ask us’ on this website: your name, the e-mail address or phone number that you leave, what it is about, the level, your words, the PDF that you add to a job application, and whether you are under 18 and a parent or guardian agrees. The internet address is not stored.':
    'Tanong na ipinadala sa ‘Magtanong’ sa website na ito: pangalan ninyo, ang e-mail address o phone number na iniwan ninyo, kung tungkol saan ito, ang level, ang isinulat ninyo, at ang PDF na isinama ninyo sa pag-apply sa trabaho. Kasama rin kung wala pa kayong 18, at kung payag ang magulang o guardian. Hindi sine-save ang internet address.',
  'Phones that ask for messages about classes: the address that the browser got from the push service of its maker, the levels and the language. No name, no number and no internet address is stored with it.':
    'Phone na humihingi ng abiso sa pasok: ang address na ibinigay sa browser ng push service ng gumawa nito, ang mga level at ang wika. Walang pangalan, numero o internet address na kasamang sine-save.',
  'E-mail addresses that ask for class notices: the address, the levels and the language. Nothing is sent but a link until the owner of the address has confirmed it.':
    'E-mail address na humihingi ng abiso sa pasok: ang address, ang mga level at ang wika. Link lang ang ipinapadala hanggang ma-confirm ng may-ari ang address.',
  'Pictures of learners on this website: that a picture shows learners, where the signed consent is kept, until when it lasts and what it allows. No name is stored with it.':
    'Larawan ng mga estudyante sa website na ito: na may estudyante sa larawan, kung nasaan ang pinirmahang consent, hanggang kailan ito at ano ang pinapayagan nito. Walang pangalang kasamang sine-save.',
  'Images and sound: identification photographs, pictures of school events, recordings of security cameras.':
    'Larawan at tunog: ID photo, larawan ng mga event ng paaralan, recording ng security camera.',
  'How we collect it': 'Paano namin ito kinokolekta',
  'From you or your parents, through application and enrollment forms, interviews, letters and the school’s portals.':
    'Mula sa inyo o sa magulang ninyo, sa application at enrollment form, interview, sulat at mga portal ng paaralan.',
  'From former schools, when they send credentials at our request.':
    'Mula sa dating paaralan, kapag nagpadala ito ng records na hiningi namin.',
  'From government agencies, for example on subsidies and vouchers.':
    'Mula sa mga ahensiya ng gobyerno, halimbawa tungkol sa subsidy at voucher.',
  'In the course of school life: grades, attendance, guidance and clinic notes, library loans.':
    'Sa araw-araw sa paaralan: grades, attendance, tala ng guidance at clinic, hiniram sa library.',
  'By security cameras and the visitors’ log at the gate.':
    'Sa security camera at sa log ng bisita sa gate.',
  'At events, in pictures and videos. If you do not want to be in them, tell the photographer or your adviser.':
    'Sa mga event, sa mga larawan at video. Kung ayaw ninyong makita roon, sabihin sa photographer o sa adviser.',
  'Why we use it': 'Bakit namin ito ginagamit',
  'To admit, enroll, teach, assess and graduate students, and to issue their records.':
    'Para tumanggap, mag-enroll, magturo, mag-assess at magpa-graduate ng mga estudyante, at maglabas ng records nila.',
  'To look after health, safety and discipline on campus.':
    'Para alagaan ang kalusugan, kaligtasan at disiplina sa campus.',
  'To grant scholarships and process government subsidies.':
    'Para magbigay ng scholarship at mag-asikaso ng tulong ng gobyerno.',
  'To collect fees and keep accounts.': 'Para maningil ng bayarin at maglista ng account.',
  'To hire, pay and develop employees.':
    'Para tumanggap, magpasuweldo at magsanay ng mga empleyado.',
  'To report to the agencies that supervise us.':
    'Para mag-report sa mga ahensiyang namamahala sa amin.',
  'To stay in touch with families and alumni, and to show the life of the school.':
    'Para makontak ang mga pamilya at alumni, at maipakita ang buhay sa paaralan.',
  'To study and improve our own work, with names removed wherever possible.':
    'Para pag-aralan at pagandahin ang gawa namin, nang walang pangalan hangga’t kaya.',
  'On what lawful basis': 'Ano ang batayan sa batas',
  'For ordinary personal information we follow Section 12 of the Act. We need one of these: your consent, a contract of enrollment or employment, a duty in law, the protection of life or health, an emergency, a task of public authority, or a legitimate interest of the school that does not go against your rights.':
    'Para sa karaniwang personal information, Section 12 ng Data Privacy Act ang sinusunod namin. Kailangan ang isa sa mga ito: consent ninyo, kontrata ng enrollment o trabaho, obligasyon sa batas, proteksiyon sa buhay o kalusugan, emergency, gawain ng gobyerno, o lehitimong interes ng paaralan na hindi labag sa mga karapatan ninyo.',
  'For sensitive personal information, Section 13 allows fewer reasons. For a school these are mainly your specific consent, a law, the protection of life and health, medical treatment, and legal claims.':
    'Para sa sensitive personal information, mas kaunti ang dahilang pinapayagan ng Section 13. Sa paaralan, ito ay ang tiyak na consent ninyo, batas, proteksiyon sa buhay at kalusugan, gamutan, at legal claims.',
  'Consent must be free, specific, informed and recorded. For minors, a parent or guardian gives it. You can take it back at any time; what we did before stays lawful.':
    'Dapat kusang-loob, tiyak at naka-record ang consent, at alam ng nagbibigay kung para saan ito. Para sa menor de edad, magulang o guardian ang nagbibigay nito. Puwede itong bawiin kahit kailan; ayon pa rin sa batas ang mga ginawa bago iyon.',
  'Who receives it': 'Sino ang makakatanggap',
  'A question sent with ‘Ask us’ is read by the administrators of the website and by the office that it is about, which may also get it by e-mail. The PDF of a job application is in no e-mail: they save it from the website.':
    'Binabasa ng mga administrator ng website at ng opisinang may hawak ang tanong na ipinadala sa ‘Magtanong’. Puwede rin itong makuha ng opisina sa e-mail. Wala sa e-mail ang PDF ng nag-a-apply sa trabaho: sa website nila ito kinukuha.',
  'A message about classes to a phone goes through the push service of the browser’s maker (Google, Mozilla, Apple or Microsoft). It is encrypted, so that the service cannot read it. A class notice by e-mail goes through the school’s mail server and that of your provider.':
    'Ang abiso sa pasok na papunta sa phone ay dumadaan sa push service ng gumawa ng browser (Google, Mozilla, Apple o Microsoft). Naka-encrypt ito, kaya hindi ito mababasa ng push service. Ang abiso sa pasok sa e-mail ay dumadaan sa mail server ng paaralan at ng provider ninyo.',
  'We do not sell personal data.': 'Hindi kami nagbebenta ng personal data.',
  'DepEd, for basic education; CHED, for the college; TESDA, for technical courses.':
    'DepEd, para sa basic education; CHED, para sa college; TESDA, para sa technical courses.',
  'PEAC, for ESC grants and vouchers.': 'PEAC, para sa ESC grant at voucher.',
  'MARINA, for maritime programs, and PRC, for licensure examinations.':
    'MARINA, para sa maritime programs, at PRC, para sa board exam.',
  'Other schools, when a student transfers or applies there.':
    'Ibang paaralan, kapag lumilipat o nag-a-apply doon ang estudyante.',
  'Hospitals, partner companies and schools that take students for duty, immersion or practice teaching, as far as they need it.':
    'Mga ospital, partner na kompanya at paaralan na tumatanggap ng estudyante para sa duty, immersion o practice teaching, ayon lang sa kailangan nila.',
  'Service providers that handle data for us under contract, such as software, banks and insurance.':
    'Mga service provider na humahawak ng data para sa amin ayon sa kontrata, gaya ng sa software, bangko o insurance.',
  'Courts and authorities, where the law obliges us.':
    'Mga korte at awtoridad, kung iniuutos ng batas.',
  'Where it is stored and how it is guarded': 'Saan ito nakatago at paano binabantayan',
  'Paper records are kept in locked rooms and cabinets under the care of the registrar, the clinic, the guidance office and the offices that need them. Electronic records are kept on systems with personal accounts.':
    'Ang records na nasa papel ay nasa naka-lock na kuwarto at cabinet, hawak ng registrar, clinic, guidance office at ng mga opisinang nangangailangan nito. Ang electronic records ay nasa mga system na may sariling account ang bawat gumagamit.',
  'People see only what their task requires, promise in writing to keep it private, and are trained.':
    'Nakikita lang ng tao ang kailangan sa gawain niya, pumipirma siya na hindi niya ito ipagsasabi, at sinasanay siya.',
  'Rooms are locked, visitors are accompanied, and screens face away from counters.':
    'Naka-lock ang mga kuwarto, sinasamahan ang mga bisita, at hindi nakaharap sa counter ang mga screen.',
  'Electronic records need a password. On this website the passwords of staff are stored in a form that nobody can read, and every change to its content is recorded.':
    'Kailangan ng password para mabuksan ang electronic records. Sa website na ito, sine-save ang password ng staff sa anyong hindi mababasa ng kahit sino, at nakatala ang bawat pagbabago sa laman.',
  'How long we keep it': 'Gaano katagal namin itinatago',
  'We keep data as long as the purpose or the law requires, and no longer. Permanent academic records are kept for good.':
    'Itinatago namin ang data hangga’t kailangan para sa layunin o hinihingi ng batas, at hindi na lalampas doon. Hindi binubura ang permanent academic records.',
  'A question sent with ‘Ask us’ is deleted from this website six months after it was closed, unless the form names another period. Its PDF is deleted with it. You may ask for its erasure at any time.':
    'Buburahin sa website na ito ang tanong na ipinadala sa ‘Magtanong’ anim na buwan matapos itong isara, maliban kung ibang panahon ang nakasulat sa form. Kasama nitong buburahin ang PDF. Puwede ninyong hilingin kahit kailan na burahin ito.',
  'The address of a phone that gets messages about classes is deleted when you press ‘Stop telling me’ on this website, or when the browser gives it up.':
    'Buburahin ang address ng phone na tumatanggap ng abiso sa pasok kapag pinindot ninyo ang ‘Huwag na akong sabihan’ sa website na ito. Buburahin din ito kapag hindi na ito ginagamit ng browser.',
  'A picture of learners disappears from this website as soon as the consent is withdrawn, and on the day after it ends. The record of the consent is deleted with the picture.':
    'Agad na nawawala sa website na ito ang larawan ng mga estudyante kapag binawi ang consent. Kapag natapos ang bisa ng consent, nawawala ito kinabukasan. Kasamang binubura ang tala ng consent.',
  'An e-mail address that gets class notices is deleted when you stop them with the link at their end, or when its mail server says that it does not exist. It is also deleted if no one confirms it within 24 hours.':
    'Buburahin ang e-mail address na tumatanggap ng abiso sa pasok kapag itinigil ninyo ito sa link sa dulo, o kapag sinabi ng mail server nito na wala ito. Buburahin din ito kung walang nag-confirm sa loob ng 24 na oras.',
  'Other papers are destroyed safely: shredded on paper, erased on disk. The period for each kind of record will be listed here once the school has set it.':
    'Ligtas na sinisira ang ibang papel: sa shredder kung papel, at binubura kung nasa disk. Ililista rito ang panahon para sa bawat uri ng record pag naitakda na ito ng paaralan.',
  'You may see, correct, move or erase what we have: your eight rights':
    'Puwede ninyong makita, ipatama, kunin o ipabura ang hawak namin: ang walo ninyong karapatan',
  'It is free: how to use your rights': 'Libre ito: paano gamitin ang mga karapatan ninyo',
  'Write to the Data Protection Officer': 'Sumulat sa Data Protection Officer',
  'Complain to the National Privacy Commission': 'Magreklamo sa National Privacy Commission',
  'Your eight rights': 'Ang walo ninyong karapatan',
  'To be informed: you may know how your data are used, before it happens if possible.':
    'Malaman: puwede ninyong malaman kung paano ginagamit ang data ninyo, bago ito gawin kung kaya.',
  'To access: you may ask what we have about you and get it in a form you can read.':
    'Makita: puwede ninyong itanong kung ano ang hawak namin tungkol sa inyo, at matanggap ito sa anyong mababasa ninyo.',
  'To object: you may refuse a use that rests on consent or legitimate interest, such as advertising.':
    'Tumutol: puwede kayong tumanggi sa gamit na batay sa consent o lehitimong interes, gaya ng advertising.',
  'To erasure or blocking: you may have data deleted or stopped when they are false, unlawful or no longer needed.':
    'Ipabura o ipahinto: puwede ninyong ipabura ang data o ipahinto ang paggamit nito kung mali ito, labag sa batas, o hindi na kailangan.',
  'To rectify: you may have mistakes corrected, and those who received the mistake are told.':
    'Ipatama: puwede ninyong ipatama ang mali, at sasabihan ang mga nakatanggap ng mali.',
  'To data portability: you may get electronic data in a common format, to use elsewhere.':
    'Makuha ang data (data portability): puwede ninyong kunin ang electronic data sa karaniwang format para magamit sa iba.',
  'To damages: you may claim money if false, incomplete or unlawfully used data harm you.':
    'Humingi ng danyos: puwede kayong humingi ng bayad kung napinsala kayo dahil sa data na mali, kulang o ginamit nang labag sa batas.',
  'To file a complaint: you may turn to the National Privacy Commission.':
    'Magreklamo: puwede kayong lumapit sa National Privacy Commission.',
  'How to use them': 'Paano gamitin ang mga ito',
  'Write to the data protection officer. Say who you are, what you ask for, and where we can find the record. We may ask for proof of identity, because we must be sure that you are the person, or the parent or guardian of a minor.':
    'Sumulat sa data protection officer. Sabihin kung sino kayo, ano ang hinihingi ninyo, at saan namin mahahanap ang record. Baka humingi kami ng patunay, dahil kailangan naming makasiguro na kayo nga ang taong iyon, o ang magulang o guardian ng menor de edad.',
  'For a question sent with ‘Ask us’, its number is enough to find it, together with the contact that you left. The office can show, correct or erase it, and everything else that you sent with the same contact.':
    'Para sa tanong na ipinadala sa ‘Magtanong’, sapat na ang number nito para mahanap, kasama ang contact na iniwan ninyo. Puwede itong ipakita, itama o burahin ng opisina, pati ang lahat ng ipinadala ninyo gamit ang parehong contact.',
  'Asking is free; copies may have a price. Some requests cannot be granted in full: a grade that was earned cannot be erased, and the law tells us to keep some records. Then we tell you why.':
    'Libre ang paghingi; puwedeng may bayad ang kopya. May mga hiling na hindi maibibigay nang buo: hindi mabubura ang grade na nakuha, at may mga record na iniuutos ng batas na itago. Kung ganoon, sasabihin namin kung bakit.',
  'Data protection officer': 'Data protection officer',
  'The school’s Data Protection Officer answers questions about this notice and receives requests and complaints. Address a letter to “The Data Protection Officer” at the school, Barangay Wakas, Bocaue, Bulacan 3018.':
    'Ang Data Protection Officer ng paaralan ang sumasagot sa mga tanong tungkol dito at tumatanggap ng mga hiling at reklamo. I-address ang sulat sa “The Data Protection Officer” sa paaralan, Barangay Wakas, Bocaue, Bulacan 3018.',
  'Complaints to the National Privacy Commission': 'Reklamo sa National Privacy Commission',
  'Please tell us first, so that we can put it right. If our answer does not satisfy you, or none comes, you may complain to the National Privacy Commission (NPC). Its website, www.privacy.gov.ph, explains how.':
    'Sabihin po muna ninyo sa amin, para maitama namin. Kung hindi kayo kuntento sa sagot namin, o walang sagot, puwede kayong magreklamo sa National Privacy Commission (NPC). Nasa website nito, www.privacy.gov.ph, kung paano.',
  'If data are lost or stolen': 'Kung mawala o manakaw ang data',
  'If there is a real risk of serious harm, because the data are sensitive or could be used for identity fraud, we tell the NPC and the people affected within 72 hours. We say what happened, which data it is about, what we have done and what you can do. Smaller incidents are recorded too.':
    'Kung may tunay na panganib ng malaking pinsala, dahil sensitive ang data o puwedeng gamitin para magpanggap na ibang tao (identity fraud), sasabihan namin ang NPC at ang mga nadamay sa loob ng 72 oras. Sasabihin namin kung ano ang nangyari, aling data ang nadamay, ano ang ginawa namin, at ano ang magagawa ninyo. Nire-record din ang mas maliliit na insidente.',
  'Cookies and browser storage on this website': 'Cookies at mga naka-save sa browser',
  'You can read the whole public website without an account. Its only forms are the search, ‘Ask us’ and the one for messages about classes. It shows no advertisements and uses no analytics service. The link of a phone number or e-mail address opens your own phone or mail program.':
    'Mababasa ninyo ang buong pampublikong website nang walang account. Ang mga form lang nito ay ang paghahanap, ang ‘Magtanong’ at ang para sa abiso sa pasok. Wala itong ads at walang analytics service. Sariling telepono o mail program ninyo ang bubukas sa link ng phone number o e-mail address.',
  'The site counts by itself, without cookies, how often each of its pages is opened in a day. It also keeps the words of searches that found nothing. So the school can see what people need. Who asked, from which internet address and with which device is not stored with them. The counts are deleted after thirteen months, the words after six.':
    'Binibilang ng site mismo, nang walang cookies, kung ilang beses binuksan ang bawat page sa isang araw. Itinatago rin nito ang mga salita ng paghahanap na walang nakita. Sa ganito nakikita ng paaralan kung ano ang kailangan ng mga tao. Hindi kasamang sine-save kung sino ang humingi, saang internet address galing at anong device ang gamit. Binubura ang mga bilang pagkatapos ng labintatlong buwan, at ang mga salita pagkatapos ng anim na buwan.',
  'A few small things are kept in your browser, only for what is named here. You can delete them in its settings.':
    'May ilang maliliit na bagay na sine-save sa browser ninyo, para lang sa nakasulat dito. Puwede ninyong burahin sa settings nito.',
  'cookie-consent: remembers whether you chose “accepted” or “declined”, so that the bar does not ask again.':
    'cookie-consent: tinatandaan kung ano ang pinili ninyo, “accepted” o “declined”, para hindi na ulit magtanong ang bar.',
  'Scroll position: kept while the tab is open, so that you come back to where you were.':
    'Posisyon ng scroll: tinatandaan habang bukas ang tab, para pagbalik ninyo ay nasa dating lugar kayo.',
  'Pages you opened: at most thirty, and the class status, admissions and contacts. They are kept so that you can read them without a connection. Never what you typed or searched for.':
    'Mga page na binuksan ninyo: hanggang tatlumpu, at ang May pasok ba?, pag-enroll at mga contact. Naka-save ang mga ito para mabasa ninyo kahit walang internet. Hindi kailanman sine-save ang tina-type o hinahanap ninyo.',
  'Papers for admission: which ones you ticked off on a list, until you delete them.':
    'Requirements sa pag-enroll: kung alin ang nilagyan ninyo ng check sa listahan, hanggang burahin ninyo.',
  'user and token: set only after a member of staff signs in, and removed on signing out; so are drafts of what staff were writing.':
    'user at token: inilalagay lang pag nag-sign in ang staff, at inaalis pag nag-sign out; ganoon din ang mga draft na isinusulat ng staff.',
  'News and announcements: two requests that only read. They carry the page, category or topic you chose, and nothing about you. As with any server, the school’s host sees the internet address that asks.':
    'Balita at anunsyo: dalawang request na nagbabasa lang. Dala nila ang page, category o topic na pinili ninyo, at wala tungkol sa inyo. Gaya ng kahit anong server, nakikita ng host ng paaralan ang internet address na humihingi.',
  'Videos: a player is loaded from its provider only when you press play. Then the provider’s own rules apply.':
    'Video: naglo-load lang ang player mula sa provider nito pag pinindot ninyo ang play. Mula roon, patakaran na ng provider ang masusunod.',
  'Maps and social pages: they open in a new tab, on another site.':
    'Mapa at social page: bubukas sa bagong tab, sa ibang site.',
  'Changes and date': 'Pagbabago at petsa',
  'When our practice or the law changes, this page changes too, and we announce important changes. What rests on your consent needs a new consent for a new purpose.':
    'Kapag nagbago ang gawain namin o ang batas, magbabago rin ang page na ito, at iaanunsyo namin ang mahahalagang pagbabago. Kung batay sa consent ninyo, kailangan ng bagong consent ang bagong layunin.',
  'How we treat personal data': 'Paano namin hinahawakan ang personal data',
  'This notice says what DYCI knows about you, why, who else sees it, how long we keep it, and which rights you have.':
    'Sinasabi ng page na ito kung ano ang alam ng DYCI tungkol sa inyo, at bakit. Sinasabi rin kung sino pa ang nakakakita nito, gaano katagal namin itinatago, at ano ang mga karapatan ninyo.',
  'It follows the Data Privacy Act of 2012, Republic Act 10173, signed on August 15, 2012, and its rules of 2016.':
    'Sinusunod nito ang Data Privacy Act of 2012, Republic Act 10173, na pinirmahan noong Agosto 15, 2012, at ang rules nito ng 2016.',
  'Three principles guide us. You can find out what we do with your data (transparency). We need a lawful reason (legitimate purpose). We take no more than we need (proportionality).':
    'Tatlong prinsipyo ang gabay namin. Malalaman ninyo kung ano ang ginagawa namin sa data ninyo (transparency). Kailangan namin ng dahilang ayon sa batas (legitimate purpose). Hindi kami kumukuha nang higit sa kailangan (proportionality).',
  'Version of November 2026. This is sample wording; the school will confirm it.':
    'Bersyon ng Nobyembre 2026. Sample na teksto ito; iko-confirm pa ng paaralan.',
}
