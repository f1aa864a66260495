import type { Dictionary } from './dictionary.ts'

/** The colleges from maritime education to psychology, and their courses. */
export const maritimeToPsychology: Dictionary = {
  // Colleges and courses
  'The deck of a ship: navigation, cargo and safety.':
    'Ang deck ng barko: navigation, kargamento at kaligtasan.',
  'You learn to find the way of a ship, to read charts, weather and radar, and to load cargo safely. Then you train on board as a deck cadet, usually for a year.':
    'Matututo kayong humanap ng daan ng barko, bumasa ng chart, panahon at radar, at magkarga nang ligtas. Sunod ang pagsasanay sa barko bilang deck cadet, karaniwang isang taon.',
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
  'The engine of a ship: power, pumps and repairs.':
    'Ang makina ng barko: kuryente, pump at pag-aayos.',
  'You learn to run and repair the machines of a ship: engines, boilers, pumps and electricity. Then you train on board as an engine cadet, usually for a year.':
    'Matututo kayong magpatakbo at mag-ayos ng mga makina ng barko: engine, boiler, pump at kuryente. Sunod ang pagsasanay sa barko bilang engine cadet, karaniwang isang taon.',
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
  'Two courses for future ship officers: deck and engine.':
    'Dalawang course para sa magiging officer ng barko: deck at makina.',
  'Two courses for future ship officers: one for the deck, one for the engine. DYCI has trained seafarers since 1977.':
    'Dalawang course para sa magiging officer ng barko: isa sa deck, isa sa makina. Nagsasanay ng mga marino ang DYCI mula pa noong 1977.',
  'Each takes four years, usually three in class and one on board. Both follow STCW, the international rules for officers, as CHED and MARINA apply them here. MARINA is the Maritime Industry Authority.':
    'Apat na taon ang bawat isa, karaniwang tatlo sa klase at isa sa barko. Sinusunod ng dalawa ang STCW, ang international rules para sa mga officer, ayon sa CHED at MARINA (Maritime Industry Authority).',
  'How machines are designed, powered and made.':
    'Paano idinidisenyo, pinapaandar at ginagawa ang mga machine.',
  'First you study mathematics, physics and chemistry. Then you learn how forces, heat and materials behave, and you design machines.':
    'Mathematics, physics at chemistry ang simula. Sunod ang galaw ng puwersa, init at materyales, at pagdidisenyo ng machine.',
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
  'Machines, heat and manufacturing, in one course of five years.':
    'Machine, init at paggawa, sa isang course na limang taon.',
  'One course of five years: Mechanical Engineering. It is about machines: how they move, heat up, wear out and are made.':
    'Isang course na limang taon: Mechanical Engineering. Tungkol ito sa machine: paano ito gumagalaw, umiinit, naluluma at ginagawa.',
  'Magis, doing more than is required, is a value of the school. It was also the name of a DYCI robot that won the award for best in technical design in Abu Dhabi in 2011.':
    'Value ng paaralan ang Magis, ang paggawa nang higit sa hinihingi. Pangalan din ito ng robot ng DYCI na nanalo ng award na best in technical design sa Abu Dhabi noong 2011.',
  'Behavior, psychological tests and research.': 'Ugali ng tao, psychological test at research.',
  'You study memory, emotions, personality and life in groups. You learn to interview people, to give psychological tests under supervision and to use statistics.':
    'Pag-aaralan ninyo ang memory, damdamin, personalidad at buhay sa grupo. Matututo kayong mag-interview, magbigay ng psychological test nang may gabay, at gumamit ng statistics.',
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
  'How people think, feel and act, and how to find out.':
    'Paano mag-isip, makaramdam at kumilos ang tao, at paano ito malalaman.',
  'One course of four years: Psychology. It studies how people think, feel and act.':
    'Isang course na apat na taon: Psychology. Pinag-aaralan nito kung paano mag-isip, makaramdam at kumilos ang tao.',
  'You learn to listen and to keep private what people tell you. You also learn when someone needs more help than you can give.':
    'Matututo kayong makinig, at hindi ikalat ang sinasabi ng tao. Malalaman din ninyo kung kailan kailangan ng iba ang tulong na hindi ninyo kayang ibigay.',
}
