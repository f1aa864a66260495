import type { Dictionary } from './dictionary.ts'

/** The colleges from education to hospitality and tourism, and their courses. */
export const educationToHospitality: Dictionary = {
  // Colleges and courses
  'For future teachers of Grades 1 to 6.': 'Para sa magiging guro ng Grade 1 hanggang 6.',
  'You learn how children grow and learn to read, and how to teach each subject. First you watch classes, then you help, then you teach.':
    'Pag-aaralan ninyo kung paano lumalaki at natututong bumasa ang bata, at paano ituro ang bawat subject. Manonood muna kayo ng klase, tapos tutulong, tapos magtuturo.',
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
  'For future high-school teachers of English, Filipino, Mathematics or Sciences.':
    'Para sa magiging guro sa high school ng English, Filipino, Mathematics o Sciences.',
  'You study one subject deeply, and how teenagers think and learn. You try your lessons on classmates before you teach a real class.':
    'Pag-aaralan ninyo nang malalim ang isang subject, at kung paano mag-isip at matuto ang teenager. Susubukan ninyo ang lesson sa mga kaklase bago magturo sa tunay na klase.',
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
  'One year for graduates of other fields who want to teach.':
    'Isang taon para sa may ibang degree na gustong magturo.',
  'You add the study of teaching to the degree that you have. A certificate of this kind gives the 18 education units for the LET, usually in two semesters.':
    'Idadagdag ninyo sa degree ninyo ang pag-aaral ng pagtuturo. May 18 education units para sa LET ang ganitong certificate, karaniwan sa dalawang semester.',
  'Before you enroll, show the dean your transcript. Ask which level you can teach.':
    'Bago mag-enroll, ipakita sa dean ang transcript. Itanong kung anong level ang puwede ninyong turuan.',
  'Principles of teaching': 'Principles of teaching',
  'Child and adolescent development': 'Child and adolescent development',
  'Teacher in the field of your first degree, after the examination':
    'Guro sa larangan ng una ninyong degree, pagkatapos ng board exam',
  'College of Education': 'College of Education',
  'For future teachers, and for graduates of other fields who want to teach.':
    'Para sa magiging guro, at sa may ibang degree na gustong magturo.',
  'Three courses for future teachers. All prepare for the Licensure Examination for Teachers (LET).':
    'Tatlong course para sa magiging guro. Licensure Examination for Teachers (LET) ang pinaghahandaan ng lahat.',
  'Elementary Education is for Grades 1 to 6. Secondary Education is for one subject in high school. Continuing Professional Teacher Education is for people who already have a degree.':
    'Para sa Grade 1 hanggang 6 ang Elementary Education. Para sa isang subject sa high school ang Secondary Education. Para sa may degree na ang Continuing Professional Teacher Education.',
  'The care of people of every age, in hospitals and in communities.':
    'Pag-aalaga ng tao sa lahat ng edad, sa ospital at sa komunidad.',
  'First you study the human body and practice on models. Then you care for patients in hospitals and communities, with a clinical instructor.':
    'Pag-aaralan muna ang katawan ng tao, at magpa-practice sa model. Sunod ang pag-aalaga ng pasyente sa ospital at sa komunidad, kasama ang clinical instructor.',
  'Anatomy and physiology': 'Anatomy at physiology',
  'Biochemistry and microbiology': 'Biochemistry at microbiology',
  'Care of mothers and newborns': 'Pag-aalaga ng ina at bagong panganak',
  'Care of children, adults and older people': 'Pag-aalaga ng bata, adult at matanda',
  'Mental health and emergencies': 'Mental health at emergency',
  'Clinical duty': 'Clinical duty',
  'Community health': 'Community health',
  'Nurse in a hospital or clinic, after the examination':
    'Nurse sa ospital o clinic, pagkatapos ng board exam',
  'School or company nurse': 'Nurse sa school o kompanya',
  'Public health nurse': 'Public health nurse',
  'Teaching or a specialization, with further study': 'Pagtuturo o specialization, pag nag-aral pa',
  'The second step of midwifery, after the diploma.':
    'Ang ikalawang hakbang ng midwifery, pagkatapos ng diploma.',
  'You learn more about the care of mothers and newborns, about emergencies at birth and about running a health service.':
    'Mas malalim ang pag-aaral ng pag-aalaga sa ina at bagong panganak, ng emergency sa panganganak, at ng pagpapatakbo ng health service.',
  'By CHED’s rules the diploma comes first. It takes two years and this degree two more, so together they take four years. Ask the college where you can begin.':
    'Ayon sa CHED, diploma muna. Dalawang taon iyon at dalawa pa ang degree na ito, kaya apat na taon lahat. Itanong sa college kung saan kayo puwedeng magsimula.',
  'Obstetric emergencies': 'Obstetric emergencies',
  'Infant care': 'Infant care',
  'Family planning': 'Family planning',
  'Running a community health service': 'Pagpapatakbo ng community health service',
  'Midwife in a lying-in clinic, rural health unit or hospital, after the examination':
    'Midwife sa lying-in clinic, rural health unit o ospital, pagkatapos ng board exam',
  'Supervision and teaching': 'Pag-supervise at pagtuturo',
  'A clinic of your own, as the law allows': 'Sariling clinic, ayon sa batas',
  'The first step of midwifery: normal birth, newborns and primary health care.':
    'Ang unang hakbang ng midwifery: normal na panganganak, bagong panganak at primary health care.',
  'You learn to help at a normal birth and to care for mother and baby. You practice under supervision, at check-ups, births and home visits.':
    'Matututo kayong tumulong sa normal na panganganak at mag-alaga ng ina at sanggol. May gabay ang practice ninyo sa check-up, panganganak at pagbisita sa bahay.',
  'After the diploma you can go on to BS Midwifery.':
    'Pagkatapos ng diploma, puwedeng tumuloy sa BS Midwifery.',
  'Foundations of midwifery': 'Foundations of midwifery',
  'Normal obstetrics': 'Normal obstetrics',
  'Care of the newborn': 'Pag-aalaga ng bagong panganak',
  'Nutrition and primary health care': 'Nutrition at primary health care',
  'Ethics and law': 'Ethics at batas',
  'Midwife, after the examination': 'Midwife, pagkatapos ng board exam',
  'College of Health Sciences': 'College of Health Sciences',
  'Nursing and midwifery: the care of patients, mothers and newborns.':
    'Nursing at midwifery: pag-aalaga ng pasyente, ina at bagong panganak.',
  'Three courses: one in nursing and two in midwifery. DYCI has taught nursing and midwifery since 1977.':
    'Tatlong course: isa sa nursing at dalawa sa midwifery. Itinuturo ng DYCI ang nursing at midwifery mula pa noong 1977.',
  'You learn in class and with patients, always with an instructor. After the course you can take the licensure examination.':
    'Natututo kayo sa klase at sa pasyente, laging may instructor. Pagkatapos ng course, puwedeng kumuha ng board exam.',
  'Rooms, food service and events, in hotels, restaurants and catering.':
    'Kuwarto, food service at event, sa hotel, restaurant at catering.',
  'First you learn the work itself: rooms, kitchen, bar, front office and food service. Then you plan menus and events and work out what they cost.':
    'Pag-aaralan muna ang mismong trabaho: kuwarto, kusina, bar, front office at food service. Sunod ang pagpaplano ng menu at event, at pagkuwenta ng gastos.',
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
  'Tours, travel and the planning of places to visit.':
    'Tour, biyahe at pagpaplano ng mga lugar na pupuntahan.',
  'You learn to plan and guide a tour, from tickets and transport to prices. You also ask how many visitors a place can take, and who earns from them.':
    'Matututo kayong magplano at manguna sa tour, mula ticket at transport hanggang presyo. Aalamin din ninyo kung ilang bisita ang kaya ng isang lugar, at sino ang kumikita.',
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
  'Two courses about guests: hotels and restaurants, tours and travel.':
    'Dalawang course tungkol sa bisita: hotel at restaurant, tour at biyahe.',
  'Two courses of four years: Hospitality Management and Tourism Management. In both you learn to take good care of guests.':
    'Dalawang course na tig-apat na taon: Hospitality Management at Tourism Management. Sa dalawa, matututo kayong mag-asikaso ng bisita.',
  'The town gives examples. Visitors come to Bocaue for the river festival in July, and Manila is about 25 kilometers away.':
    'May mga halimbawa sa bayan. Dumarating ang mga bisita sa Bocaue para sa river festival sa Hulyo, at mga 25 kilometro lang ang layo ng Manila.',
}
