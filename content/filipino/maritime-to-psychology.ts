import type { Dictionary } from './dictionary.ts'

/** The colleges from maritime education to psychology, and their courses. */
export const maritimeToPsychology: Dictionary = {
  // Colleges and courses
  'The deck side of a ship: navigation, cargo, safety and command, with a year of training at sea.':
    'Ang deck ng barko: navigation, kargamento, kaligtasan at pamumuno, may isang taong pagsasanay sa dagat.',
  'Where are we, what is around us, and will we clear it? The deck officer answers these all through a watch. You learn to fix a position by stars and by satellite, to read charts, weather and radar, to know the rules for preventing collisions by heart, and to load cargo so that the ship stays upright.':
    'Nasaan tayo, ano ang nasa paligid, at makakalampas ba tayo? Iyan ang sinasagot ng deck officer sa buong watch. Matututo kayong alamin ang posisyon gamit ang bituin at satellite, at bumasa ng chart, panahon at radar. Kakabisaduhin ninyo ang rules para hindi magbanggaan. Matututo rin kayong magkarga nang hindi tatagilid ang barko.',
  'Simulated watches and safety drills prepare you for the real bridge. Shipboard training then usually fills a year as a deck cadet, with a record book in which each task is signed off by an officer.':
    'May simulated watch at safety drill muna bago ang tunay na barko. Karaniwang isang taon ang shipboard training bilang deck cadet. May record book, at pinipirmahan ng officer ang bawat gawain.',
  'The career is a ladder of certificates issued by MARINA, from watchkeeping officer toward chief mate and master. Some officers later move ashore as pilots, port captains, surveyors or teachers.':
    'Sa bawat pag-angat, may certificate mula sa MARINA: watchkeeping officer, chief mate, at master. May mga officer na bumabalik sa lupa kalaunan at nagiging piloto ng barko, port captain, surveyor o guro.',
  Navigation: 'Navigation',
  'Weather, charts and radar': 'Panahon, chart at radar',
  'Rules for preventing collisions': 'Rules para hindi magbanggaan',
  'Cargo and stability': 'Kargamento at stability',
  'Safety drills': 'Safety drills',
  'Training on board': 'Pagsasanay sa barko',
  'Deck officer, after certification by MARINA':
    'Deck officer, pagkatapos ng certification ng MARINA',
  'Chief mate and master, with further certificates':
    'Chief mate at master, pag may dagdag na certificate',
  'Port and maritime work ashore': 'Trabaho sa pier at maritime sa lupa',
  'The engine side: propulsion, power, pumps and repair, far from any shop that sells spare parts.':
    'Ang makina: propulsion, kuryente, pump at pag-aayos, malayo sa tindahan ng piyesa.',
  'Below the waterline a ship is a small town with its own power station, waterworks, refrigeration and workshop. Marine engineers keep all of it alive. The course covers diesel engines, boilers, auxiliary machinery, electricity and electronics, control systems, and the mechanics and thermodynamics that explain them.':
    'Parang maliit na bayan ang barko: may sariling kuryente, tubig, palamigan at talyer. Mga marine engineer ang nagpapatakbo nito. Pag-aaralan ang diesel engine, boiler, auxiliary machinery, electricity at electronics, control systems, mechanics at thermodynamics.',
  'Hands matter. You weld, file, turn metal on a lathe, dismantle a pump and put it together with no parts left over. Then follows the engine cadetship, commonly a year, in heat and noise that no classroom can imitate.':
    'Kamay ang gamit dito. Magwe-welding kayo, magkikikil at magla-lathe. Kakalasin ninyo ang pump at bubuuin ulit nang walang sobrang piyesa. Sunod ang engine cadetship, karaniwang isang taon, sa init at ingay ng tunay na makina.',
  'From watchkeeping engineer the ranks rise to second and chief engineer, with a certificate for each step. Power plants, shipyards and factories ashore also look for people trained this way.':
    'Mula watchkeeping engineer, umaakyat sa second at chief engineer, may certificate sa bawat hakbang. Naghahanap din ng ganitong nagsanay ang mga power plant, shipyard at pabrika sa lupa.',
  'Diesel engines and boilers': 'Diesel engines at boilers',
  'Auxiliary machinery': 'Auxiliary machinery',
  'Electricity and electronics': 'Electricity at electronics',
  'Control systems': 'Control systems',
  'Mechanics and thermodynamics': 'Mechanics at thermodynamics',
  'Engine officer, after certification by MARINA':
    'Engine officer, pagkatapos ng certification ng MARINA',
  'Second and chief engineer, with further certificates':
    'Second at chief engineer, pag may dagdag na certificate',
  'Work in power plants, shipyards and factories': 'Trabaho sa power plant, shipyard at pabrika',
  'College of Maritime Education': 'College of Maritime Education',
  'Future deck and engine officers, in a school whose first course for seamen dates from 1977.':
    'Mga magiging deck at engine officer, sa paaralang may course para sa marino mula pa noong 1977.',
  'A training course for seamen was part of DYCI’s first college offering in 1977. Marine transportation and marine engineering followed as full degrees. Many families in Bulacan know the seafarer’s life from the inside: the long calls, the boxes at Christmas, the chair kept empty.':
    'Kasama ang pagsasanay ng mga marino sa mga unang course ng DYCI sa college noong 1977. Sumunod ang marine transportation at marine engineering, na buong degree. Alam ng maraming pamilya sa Bulacan ang buhay ng marino: mahahabang tawag, kahon tuwing Pasko, at upuang walang nakaupo.',
  'Both courses answer to international rules. The STCW convention sets what officers everywhere must be able to do in training, certification and watchkeeping, and a joint circular of CHED and MARINA, the Maritime Industry Authority, writes those standards into the Philippine curriculum.':
    'International rules ang sinusunod ng dalawang course. Nasa STCW convention kung ano ang dapat kayang gawin ng bawat officer, saan mang bansa: sa training, certification at watchkeeping. Ayon dito ang curriculum sa Pilipinas, sa joint circular ng CHED at MARINA (Maritime Industry Authority).',
  'The pattern is commonly three years of classes and one year on board. Cadets live by discipline from the start, with uniforms, drills and punctuality to the minute, because at sea a late relief means that somebody tired is still steering.':
    'Karaniwang tatlong taon ng klase at isang taon sa barko. May disiplina ang mga cadet mula sa simula: uniform, drill, at pagdating sa eksaktong minuto. Sa dagat kasi, pag late ang kapalit, pagod na ang nagtitimon.',
  'Design, power and production: five years on how things move, heat up, wear out and get made.':
    'Disenyo, kuryente at paggawa: limang taon kung paano gumagalaw, umiinit, naluluma at nagagawa ang mga bagay.',
  'Calculus, physics, chemistry and drawing take up the beginning. Statics, dynamics, strength of materials, thermodynamics and fluid mechanics make the middle. Upon these rest the subjects by which others recognize the profession: machine design, power plants, refrigeration and air-conditioning, manufacturing processes, automatic control.':
    'Calculus, physics, chemistry at drawing ang simula. Sunod ang statics, dynamics, strength of materials, thermodynamics at fluid mechanics. Sa huli ang machine design, power plants, refrigeration at air-conditioning, manufacturing processes at automatic control.',
  'A drawing looks different once you have tried to machine it, so workshop and laboratory hours run beside theory. Older students design a complete machine or plant as a project, and spend time in industry before they graduate. DYCI lists the course at five years.':
    'Mas naiintindihan ang drawing pag nagawa na ninyo ito sa makina. Kaya kasabay ng theory ang workshop at laboratory. Sa huling mga taon, magdidisenyo kayo ng buong machine o planta, at magsasanay sa isang kompanya bago mag-graduate. Limang taon ang course sa listahan ng DYCI.',
  'The profession is regulated, and graduates may sit the licensure examination for mechanical engineers. They look after factories, power stations and the cooling of large buildings; they also design products, sell equipment by explaining it honestly, and teach.':
    'May batas para sa propesyong ito, at puwedeng kumuha ng board exam ng mechanical engineer ang mga graduate. Trabaho nila ang mga pabrika, planta ng kuryente at aircon ng malalaking gusali. May nagdidisenyo ng produkto, may nagbebenta ng equipment nang tapat, at may nagtuturo.',
  'Calculus, physics and chemistry': 'Calculus, physics at chemistry',
  'Statics and dynamics': 'Statics at dynamics',
  'Strength of materials': 'Strength of materials',
  'Thermodynamics and fluid mechanics': 'Thermodynamics at fluid mechanics',
  'Machine design': 'Machine design',
  'Power plants': 'Power plants',
  'Refrigeration and air-conditioning': 'Refrigeration at air-conditioning',
  'Manufacturing processes': 'Manufacturing processes',
  'Mechanical engineer, after the examination': 'Mechanical engineer, pagkatapos ng board exam',
  'Work in factories and power stations': 'Trabaho sa pabrika at planta ng kuryente',
  'Product design': 'Pagdidisenyo ng produkto',
  'Technical sales': 'Technical sales',
  'School of Mechanical Engineering': 'School of Mechanical Engineering',
  'Machines, heat and manufacture, in a five-year course with room for the workshop.':
    'Machine, init at paggawa, sa course na limang taon na may oras para sa workshop.',
  'In 2011 a DYCI robot competed in Abu Dhabi under the name MAGIS, Man’s All-Around Global Interactive Solutions, and came home fourth in its category with the prize for best technical design. The name is also the school’s own word: Magis, Latin for “more”, stands for going beyond what is merely required.':
    'Noong 2011, lumaban sa Abu Dhabi ang isang robot ng DYCI na ang pangalan ay MAGIS, Man’s All-Around Global Interactive Solutions. Ikaapat ito sa kategorya nito, at nakuha ang award para sa best technical design. Salita rin iyon ng paaralan: Magis, Latin para sa “higit pa”, ang paggawa nang lampas sa hinihingi.',
  'Good engineering is Magis with numbers attached. A bracket that holds is enough to pass; one that holds with half the metal, can be made in a local shop and does not cut the hand of whoever cleans it is better. The School of Mechanical Engineering teaches the calculation and the care.':
    'Ganoon din sa engineering. Pasado na ang bracket na hindi bumibigay. Mas mahusay kung hindi pa rin bumibigay kahit kalahati lang ang metal, kayang gawin sa malapit na talyer, at hindi nakakasugat sa maglilinis. Parehong itinuturo sa School of Mechanical Engineering ang pagkuwenta at ang pag-iingat.',
  'Human behavior, assessment and research. A start for human resources, guidance work or graduate study.':
    'Ugali ng tao, assessment at research. Simula para sa human resources, guidance o graduate study.',
  'Memory, emotion, personality, growth from infant to grandparent, life in groups, disorders of the mind: each has its own subject. Statistics runs through them like a spine, to the surprise of those who came to avoid mathematics. Filipino psychology asks how much of all this was written about other people.':
    'May sariling subject ang bawat isa: memory, damdamin, personalidad, paglaki mula sanggol hanggang pagtanda, buhay sa grupo, at sakit sa isip. May statistics sa lahat, kaya may mathematics pa rin. Sa Filipino psychology, itatanong kung para sa Pilipino ba talaga ang mga natutuhan.',
  'You will give and score psychological tests under supervision, run small experiments, interview, observe and write up the results without embroidering them. A thesis is the long exercise at the end, and a practicum lets you try an office, a school or a clinic.':
    'Magbibigay at magche-check kayo ng psychological test, nang may gabay. Gagawa kayo ng maliliit na experiment, mag-i-interview at magmamasid. Isusulat ninyo ang resulta nang walang dagdag. Thesis ang malaking gawain sa dulo. May practicum din sa isang opisina, school o clinic.',
  'With the bachelor’s degree one may take the psychometrician licensure examination. Common work is in recruitment and training, in support of guidance offices and in research. Becoming a psychologist or guidance counselor takes graduate study, for which this course is the foundation.':
    'Kung may bachelor’s degree na, puwedeng kumuha ng board exam ng psychometrician. Karaniwang trabaho ang recruitment at training, pagtulong sa guidance office, at research. Para maging psychologist o guidance counselor, kailangan pa ng graduate study. Ang course na ito ang pundasyon.',
  'Memory, emotion and personality': 'Memory, damdamin at personalidad',
  'Development from infant to old age': 'Paglaki mula sanggol hanggang pagtanda',
  'Psychological testing': 'Psychological testing',
  Statistics: 'Statistics',
  'Filipino psychology': 'Filipino psychology',
  'Thesis and practicum': 'Thesis at practicum',
  'Psychometrician, after the examination': 'Psychometrician, pagkatapos ng board exam',
  'Recruitment and training staff': 'Staff sa recruitment at training',
  'Support staff of guidance offices': 'Support staff sa guidance office',
  'Psychologist or guidance counselor, after graduate study':
    'Psychologist o guidance counselor, pagkatapos ng graduate study',
  'School of Psychology': 'School of Psychology',
  'The study of mind and behavior, with evidence, tests and a code of ethics.':
    'Ang pag-aaral ng isip at ugali, may ebidensiya, test at code of ethics.',
  'People give advice all day. Psychology begins when someone asks whether the advice works, for whom, and how we would know. The School of Psychology trains that question into a method.':
    'Araw-araw, may nagpapayo. Pero nakakatulong ba ang payo, kanino, at paano natin malalaman? Doon nagsisimula ang psychology, at iyon ang itinuturo sa School of Psychology.',
  'DYCI cares about what happens inside a student: there are recollections, a retreat in Grades 10, 11 and 12, and a month of the year, January, set apart for God. Psychology looks at the same inner life with other instruments. It measures, compares and is careful about what it may claim.':
    'Mahalaga sa DYCI ang kalooban ng estudyante: may recollection, may retreat sa Grade 10, 11 at 12, at para sa Diyos ang buwan ng Enero. Tinitingnan din ng psychology ang kalooban ng tao, pero sa ibang paraan. Sumusukat ito, naghahambing, at nag-iingat sa sinasabi.',
  'Listening is taught here as a skill with rules. You learn when to keep a confidence, when the law says that you must not, and when to refer a person to somebody more qualified than you.':
    'Dito, skill na may rules ang pakikinig. Matututuhan ninyo kung kailan dapat ilihim ang sinabi sa inyo, kailan bawal itong ilihim ayon sa batas, at kailan dapat ipasa ang tao sa mas nakakaalam.',
}
