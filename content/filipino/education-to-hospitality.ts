import type { Dictionary } from './dictionary.ts'

/** The colleges from education to hospitality and tourism, and their courses. */
export const educationToHospitality: Dictionary = {
  // Colleges and courses
  'For teachers of Grades 1 to 6, who teach nearly everything to children still learning how to learn.':
    'Para sa magiging guro ng Grade 1 hanggang 6, na halos lahat ng subject ay itinuturo sa mga bata.',
  'A Grade 2 teacher may explain subtraction, settle a quarrel over an eraser and spot the child who cannot see the board, all before recess. BEED prepares for that morning. You study how children grow, how reading begins, and how to teach each elementary subject in ways that suit small hands and short attention.':
    'Bago mag-recess, baka nakapagturo na ng subtraction ang guro ng Grade 2. Baka may inayos na siyang away sa pambura, at may napansing batang hindi makita ang board. Doon kayo inihahanda ng BEED. Pag-aaralan kung paano lumalaki ang bata, paano siya natututong bumasa, at paano ituro ang bawat subject sa elementary.',
  'Observation comes early, then helping in a class, then practice teaching, when the class is yours and a supervising teacher watches from the back. You will make more visual aids than you thought possible and learn which ones children look at.':
    'Observation muna, tapos pagtulong sa klase, tapos practice teaching. Doon, kayo na ang nagtuturo, at may gurong tumitingin sa likod. Marami kayong gagawing visual aid, at malalaman ninyo kung alin ang tinitingnan ng mga bata.',
  'After graduation comes the licensure examination for the elementary level, and with it posts in public and private schools. Some graduates go on to special education, guidance or school administration through further study.':
    'Pagkatapos mag-graduate, board exam para sa elementary, at trabaho sa public at private school. May tumutuloy sa special education, guidance o school administration pag nag-aral pa.',
  'How children grow and learn': 'Paano lumalaki at natututo ang bata',
  'How to teach reading': 'Paano magturo ng pagbasa',
  'Teaching each elementary subject': 'Pagtuturo ng bawat elementary subject',
  'Observation in classes': 'Observation sa mga klase',
  'Practice teaching': 'Practice teaching',
  'Licensure Examination for Teachers (LET), elementary level':
    'Licensure Examination for Teachers (LET), elementary',
  'Teacher of Grades 1 to 6, after the examination':
    'Guro ng Grade 1 hanggang 6, pagkatapos ng board exam',
  'Special education, guidance or school administration, with further study':
    'Special education, guidance o school administration, pag nag-aral pa',
  'Know one subject deeply and teach it to teenagers. Majors in English, Filipino, Mathematics and Sciences.':
    'Pag-aralan nang malalim ang isang subject at ituro ito sa mga teenager. May major sa English, Filipino, Mathematics at Sciences.',
  'Half of this degree is the subject you love. Students of English and Filipino read and write at length; those in Mathematics and Sciences work through proofs and experiments at college level. The other half is the teenager: how adolescents think, what makes them stop listening, how to set a test that is fair.':
    'Kalahati ng degree na ito ang subject na gusto ninyo. Maraming babasahin at isusulat sa English at Filipino. Sa Mathematics at Sciences, may mga proof at experiment na pang-college. Ang kalahati ay tungkol sa teenager: paano sila mag-isip, kailan sila hindi na nakikinig, at paano gumawa ng patas na test.',
  'You prepare demonstration lessons, teach them to classmates who are told to misbehave a little, and revise. In practice teaching you face a real section, hand back real papers and learn to keep your voice low.':
    'Gagawa kayo ng demonstration lesson at ituturo ito sa mga kaklase, na sadyang magpapasaway nang kaunti. Sa practice teaching, tunay na section at tunay na test paper na. Matututo kayong hindi magtaas ng boses.',
  'Graduates take the Licensure Examination for Teachers in their major and look for work in junior and senior high schools. Publishing houses, tutorial centers and training departments value them too.':
    'Kumukuha ng Licensure Examination for Teachers sa major nila ang mga graduate, at naghahanap ng trabaho sa junior at senior high school. Kailangan din sila ng mga publishing house, tutorial center at training department.',
  'A major: English, Filipino, Mathematics or Sciences':
    'Isang major: English, Filipino, Mathematics o Sciences',
  'How adolescents think and learn': 'Paano mag-isip at matuto ang teenager',
  'Assessment of learning': 'Assessment of learning',
  'Demonstration lessons': 'Mga demonstration lesson',
  'Licensure Examination for Teachers (LET), secondary level':
    'Licensure Examination for Teachers (LET), secondary',
  'High school teacher, after the examination': 'Guro sa high school, pagkatapos ng board exam',
  'Work in publishing houses, tutorial centers and training departments':
    'Trabaho sa publishing house, tutorial center at training department',
  'One year of education units for holders of another degree who have decided to teach.':
    'Isang taon ng education units para sa may ibang degree na gusto nang magturo.',
  'An engineer who would rather explain bridges, a nurse who likes training juniors, a programmer asked to take over a senior-high class: CPTE is meant for people like these. It adds the study of teaching to a degree that they already have.':
    'May engineer na mas gustong magturo. May nurse na gustong magsanay ng baguhan. May programmer na pinahawak ng klase sa senior high. Para sa kanila ang CPTE. May degree na sila, at dito sila matututong magturo.',
  'A certificate of this type gives the 18 education units that are asked for before the Licensure Examination for Teachers. It usually takes two semesters, with subjects such as principles of teaching, assessment of learning and child and adolescent development. Before enrolling, show the dean your transcript and ask for which level your first degree prepares you.':
    'May 18 education units sa ganitong certificate. Kailangan ang mga ito bago kumuha ng Licensure Examination for Teachers. Karaniwang dalawang semester ito. May principles of teaching, assessment of learning, at child and adolescent development. Bago mag-enroll, ipakita ang transcript sa dean at itanong kung sa anong level kayo puwedeng magturo.',
  'Principles of teaching': 'Principles of teaching',
  'Child and adolescent development': 'Child and adolescent development',
  'Teacher in the field of your first degree, after the examination':
    'Guro sa larangan ng una ninyong degree, pagkatapos ng board exam',
  'College of Education': 'College of Education',
  'Teachers for the grades and for high school, and a one-year way in for graduates of other fields.':
    'Para sa magiging guro sa elementary at high school. May isang taong course para sa may ibang degree.',
  'Ask people why they became what they are, and many will name a teacher. The College of Education takes that seriously: it trains the person as well as the lesson plan.':
    'Halos lahat ay may gurong hindi malilimutan. Seryoso rito ang College of Education: hindi lang lesson plan ang sinasanay, pati ang tao.',
  'Formation does not stop at graduation either. In May 2019, 93 teachers of DYCI’s junior and senior high schools spent a day and a half in Tagaytay, telling their life stories and putting a commitment to their vocation in writing. That is the company a student teacher joins.':
    'Tuloy ang pag-aaral kahit guro na. Noong Mayo 2019, isa at kalahating araw sa Tagaytay ang 93 guro ng junior at senior high school ng DYCI. Ikinuwento nila ang buhay nila at isinulat ang pangako nila bilang guro. Sila ang makakasama ng student teacher.',
  'There are three courses. One prepares for Grades 1 to 6, one for high school in a chosen subject, and one is for those who already hold a degree. All three have the Licensure Examination for Teachers in view.':
    'Tatlo ang course. Isa para sa Grade 1 hanggang 6, isa para sa high school sa piniling subject, at isa para sa may degree na. Licensure Examination for Teachers ang pinaghahandaan ng tatlo.',
  'Science, clinical duty and community health on the way to the nurse licensure examination.':
    'Science, clinical duty at community health, papunta sa board exam ng nurse.',
  'Before anyone lets you near a patient you learn the body: anatomy, physiology, biochemistry, microbiology. Nursing subjects then follow a human life, from mother and newborn through childhood and adult illness to old age, mental health and care in emergencies.':
    'Bago humarap sa pasyente, pag-aaralan muna ang katawan: anatomy, physiology, biochemistry at microbiology. Sunod ang mga nursing subject: ina at bagong panganak, bata, adult, matanda, mental health at emergency.',
  'Skills are rehearsed first, in uniform, on models and on each other. Clinical duty follows under a clinical instructor, in hospital areas and in communities, with charts to keep and care plans to justify. It is tiring. Students who sleep, eat and ask for help in time do best.':
    'Magpa-practice muna kayo sa model at sa isa’t isa. Susunod ang clinical duty sa ospital at sa komunidad, kasama ang clinical instructor. Magsusulat kayo ng chart at magpapaliwanag ng care plan. Nakakapagod ito, kaya matulog, kumain at humingi ng tulong sa tamang oras.',
  'Graduates may take the nurse licensure examination. Registered nurses work in hospitals, clinics, schools, companies and public health, here and abroad, and can specialize or teach with further study.':
    'Puwedeng kumuha ng board exam ng nurse ang mga graduate. Nagtatrabaho ang mga registered nurse sa ospital, clinic, school, kompanya at public health, dito at sa ibang bansa, at puwedeng mag-specialize o magturo pag nag-aral pa.',
  'Anatomy and physiology': 'Anatomy at physiology',
  'Biochemistry and microbiology': 'Biochemistry at microbiology',
  'Care of mothers and newborns': 'Pag-aalaga ng ina at bagong panganak',
  'Care of children, adults and the old': 'Pag-aalaga ng bata, adult at matanda',
  'Mental health and emergencies': 'Mental health at emergency',
  'Clinical duty': 'Clinical duty',
  'Community health': 'Community health',
  'Nurse in a hospital or clinic, after the examination':
    'Nurse sa ospital o clinic, pagkatapos ng board exam',
  'School or company nurse': 'Nurse sa school o kompanya',
  'Public health nurse': 'Public health nurse',
  'Teaching or a specialization, with further study': 'Pagtuturo o specialization, pag nag-aral pa',
  'Care of mothers and newborns at degree level, on a ladder that begins with the diploma.':
    'Pag-aalaga ng ina at bagong panganak, degree na kasunod ng diploma.',
  'Midwives accompany ordinary pregnancies and births and know, early, when one is no longer ordinary. This course deepens that knowledge with subjects such as obstetric emergencies, infant care, family planning, and the running of a community health service.':
    'Ang midwife ang kasama sa karaniwang pagbubuntis at panganganak. Alam niya agad kung may problema. Pag-aaralan dito ang obstetric emergencies, infant care, family planning, at pagpapatakbo ng community health service.',
  'CHED’s rules for midwifery, Memorandum Order 33, series of 2007, describe a ladder: a two-year diploma first and the bachelor’s degree above it. The card shows the two years that DYCI lists for BSM. Ask the college how they fit your own starting point, above all if you come straight from senior high.':
    'Ayon sa CHED (Memorandum Order 33, series of 2007), diploma muna na dalawang taon, tapos bachelor’s degree. Dalawang taon ang nakalista sa DYCI para sa BSM. Itanong po sa college kung paano ito para sa inyo, lalo na kung galing kayo sa senior high.',
  'The profession is licensed. Registered midwives serve in lying-in clinics, rural health units and hospitals; the degree also helps those who would like to supervise, teach or open a clinic within the law.':
    'May license ang propesyong ito. Nagtatrabaho ang registered midwife sa lying-in clinic, rural health unit at ospital; tulong din ang degree sa gustong mag-supervise, magturo o magbukas ng clinic na pinapayagan ng batas.',
  'Obstetric emergencies': 'Obstetric emergencies',
  'Infant care': 'Infant care',
  'Family planning': 'Family planning',
  'Running a community health service': 'Pagpapatakbo ng community health service',
  'Midwife in a lying-in clinic, rural health unit or hospital, after the examination':
    'Midwife sa lying-in clinic, rural health unit o ospital, pagkatapos ng board exam',
  'Supervision and teaching': 'Pag-supervise at pagtuturo',
  'A clinic of your own, within the law': 'Sariling clinic, ayon sa batas',
  'The first rung: two years of training in normal birth, newborn care and primary health care.':
    'Dalawang taong pagsasanay sa normal na panganganak, pag-aalaga ng bagong panganak at primary health care.',
  'A mother in labor needs someone calm who has done this before. The diploma trains that person, with foundations of midwifery, normal obstetrics, care of the newborn, nutrition, primary health care and the ethics and law that govern the practice.':
    'Pag nanganganak ang ina, kailangan niya ng taong kalmado at sanay. Iyon ang itinuturo sa diploma: foundations of midwifery, normal obstetrics, pag-aalaga ng bagong panganak, nutrition, primary health care, at ang ethics at batas.',
  'A large part of the training is spent assisting: prenatal check-ups, deliveries under supervision, home visits to mother and baby afterward. A record of cases is kept, as the profession requires.':
    'Pag-assist ang malaking bahagi ng pagsasanay: prenatal check-up, panganganak na may nagbabantay, pagbisita sa ina at sanggol pagkatapos. May record ng mga kaso, gaya ng hinihingi ng propesyon.',
  'Two years is the usual length of this entry step, and a diploma of this kind qualifies its holder for the midwifery licensure examination. Those who want more can climb to BS Midwifery later, even after some years of work.':
    'Karaniwang dalawang taon ito. Puwedeng kumuha ng midwifery board exam ang may ganitong diploma. Puwede ring tumuloy sa BS Midwifery, kahit nagtrabaho na nang ilang taon.',
  'Foundations of midwifery': 'Foundations of midwifery',
  'Normal obstetrics': 'Normal obstetrics',
  'Care of the newborn': 'Pag-aalaga ng bagong panganak',
  'Nutrition and primary health care': 'Nutrition at primary health care',
  'Ethics and law': 'Ethics at batas',
  'Midwife, after the examination': 'Midwife, pagkatapos ng board exam',
  'College of Health Sciences': 'College of Health Sciences',
  'Nursing and midwifery, both among the courses with which DYCI became a college in 1977.':
    'Nursing at midwifery, parehong kasama sa mga course nang maging college ang DYCI noong 1977.',
  'Nursing and midwifery both belong to the first group of courses that DYCI offered in 1977. Nothing in the college has older roots.':
    'Parehong kasama ang nursing at midwifery sa mga unang course ng DYCI noong 1977. Walang mas matagal pa rito sa college.',
  'Health work is learned in two places. The classroom gives anatomy, pharmacology and the reasons behind each procedure. The ward, the delivery room and the barangay health station give everything else: how to wash a patient without taking away dignity, how to read fear in a relative’s face, how to stay exact at four in the morning.':
    'Sa dalawang lugar natututo ang nurse at midwife. Sa classroom: anatomy, pharmacology at ang dahilan ng bawat ginagawa. Sa ward, delivery room at barangay health station: paano paliguan ang pasyente nang may paggalang, paano kausapin ang pamilyang takot, at paano hindi magkamali kahit alas-kuwatro ng umaga.',
  'DYCI’s word Paraya means setting aside one’s own claim for the good of another. Community health brings it down to earth. One visits homes, takes blood pressure, listens, explains a medicine in plain Tagalog, and comes back next week to see if it helped.':
    'Sa Paraya ng DYCI, isinasantabi ang sarili para sa ikabubuti ng iba. Sa community health, nagkakatotoo ito: dumadalaw sa bahay, kumukuha ng blood pressure, nakikinig, nagpapaliwanag ng gamot sa simpleng Tagalog, at bumabalik sa susunod na linggo para tingnan kung nakatulong.',
  'Rooms, food service and events, from the first place setting to the running of a whole house.':
    'Kuwarto, food service at event, mula sa unang pag-aayos ng mesa hanggang sa pagpapatakbo ng buong hotel.',
  'You start where the work starts: making a bed tightly, carrying three plates, keeping cold food cold. Kitchen and bar, housekeeping and front office come one after another. Later the view widens to costing a menu, staffing a shift, planning a wedding for three hundred and answering the bad review that followed.':
    'Sa simula: pag-aayos ng kama, pagdadala ng tatlong plato, at tamang pag-iingat ng pagkain. Isa-isang pag-aaralan ang kusina at bar, housekeeping at front office. Kalaunan: pagkuwenta ng menu, pag-schedule ng tao, pagpaplano ng kasal na may tatlong daang bisita, at pagsagot sa masamang review.',
  'Service is practiced on real people as soon as possible, with classmates, teachers or invited guests at the table. A practicum in a hotel, restaurant or resort shows how long a holiday weekend can be.':
    'Tunay na tao agad ang pagsisilbihan ninyo: kaklase, guro o bisita. May practicum sa hotel, restaurant o resort. Doon ninyo makikita kung gaano ka-busy ang isang holiday weekend.',
  'Supervisory posts in hotels, restaurants, catering, cruise ships and events are the usual aim. Former students of such courses also run cafés and function halls in their own towns.':
    'Karaniwang pakay ang maging supervisor sa hotel, restaurant, catering, cruise ship at events. May mga nagtapos ng ganitong course na may café o function hall na sa sariling bayan.',
  'Housekeeping and front office': 'Housekeeping at front office',
  'Kitchen and bar': 'Kusina at bar',
  'Food service': 'Food service',
  'Costing and menus': 'Pagkuwenta at menu',
  Events: 'Mga Event',
  Practicum: 'Practicum',
  'Supervisor in a hotel or restaurant': 'Supervisor sa hotel o restaurant',
  'Catering and events staff': 'Staff sa catering at events',
  'Work on cruise ships': 'Trabaho sa cruise ship',
  'A café or function hall of your own': 'Sariling café o function hall',
  'Tours, travel and the planning of destinations, with the geography and manners to match.':
    'Tour, biyahe at pagpaplano ng mga destinasyon, kasama ang geography at tamang asal.',
  'A tour is a promise with a timetable. BSTM teaches how to make one and keep it: world and Philippine geography, ticketing and travel documents, tour guiding, transport, pricing, foreign language basics, and what to do when the ferry does not sail.':
    'Pangako ang isang tour, at may oras ito. Itinuturo ng BSTM kung paano ito gawin at tuparin: geography ng mundo at Pilipinas, ticketing at travel documents, tour guiding, transport, pagpepresyo at basics ng foreign language. Pati kung ano ang gagawin pag walang biyahe ang ferry.',
  'It also asks harder questions. Who earns when visitors come, and who only sweeps up after them? In destination planning you look at a place, say an old church or a stretch of river, and work out how many people it can bear and what they should learn there.':
    'May mas mahihirap ding tanong. Sino ang kumikita pag may bisita, at sino ang nagwawalis lang pagkatapos? Sa destination planning, titingnan ninyo ang isang lugar, gaya ng lumang simbahan o ilog. Aalamin ninyo kung ilang bisita ang kaya nito, at ano ang matututuhan nila roon.',
  'Travel agencies, tour operators, airlines, convention offices and local tourism councils are natural employers. Trips planned and guided during the course make the best first line of a résumé.':
    'Travel agency, tour operator, airline, convention office at local tourism council ang karaniwang pinagtatrabahuhan. Ang mga trip na pinlano at pinangunahan sa course ang pinakamagandang unang linya ng résumé.',
  'World and Philippine geography': 'Geography ng mundo at Pilipinas',
  'Ticketing and travel documents': 'Ticketing at travel documents',
  'Tour guiding': 'Tour guiding',
  'Transport and pricing': 'Transport at pagpepresyo',
  'Foreign language basics': 'Basics ng foreign language',
  'Destination planning': 'Destination planning',
  'Travel agency and tour operator staff': 'Staff sa travel agency at tour operator',
  'Airline staff': 'Staff sa airline',
  'Tour guide': 'Tour guide',
  'Work in convention and local tourism offices':
    'Trabaho sa convention office at local tourism office',
  'College of Hospitality Management and Tourism': 'College of Hospitality Management and Tourism',
  'Hotels, kitchens, events and journeys: making strangers feel expected.':
    'Hotel, kusina, event at biyahe: para maramdaman ng bisita na hinihintay siya.',
  'On the first Sunday of July a pagoda floats down the river at Bocaue and visitors fill the banks. Every one of them has to eat, park, cross safely and find a place to stand. Hospitality and tourism are the study of that day, repeated at every scale up to an airline.':
    'Sa unang Linggo ng Hulyo, may pagoda sa ilog ng Bocaue, at puno ng bisita ang pampang. Kailangan nilang kumain, mag-park, tumawid nang ligtas at makahanap ng puwesto. Ganoon ang pinag-aaralan sa hospitality at tourism, maliit man o kasinlaki ng airline.',
  'The college grew out of DYCI’s older course in hotel and restaurant management, with tourism added beside it. Manila is some 25 kilometers away by highway, and between there and here lies a good part of the country’s trade in rooms, meals and trips.':
    'Galing ang college na ito sa dating course ng DYCI na hotel and restaurant management. Kalaunan, idinagdag ang tourism. Mga 25 kilometro lang ang layo ng Manila sa highway, at maraming hotel, kainan at biyahe sa pagitan.',
  'What the two courses share is attention. A guest who had to ask twice has already been let down a little.':
    'Pag-aasikaso ang pareho sa dalawang course. Hindi dapat magtanong nang dalawang beses ang bisita.',
}
