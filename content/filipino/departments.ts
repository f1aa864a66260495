import type { Dictionary } from './dictionary.ts'

/** The four levels and the page that lists them. */
export const departments: Dictionary = {
  'Learn With Us': 'Mag-aral sa DYCI',
  'From Nursery to a college degree in one school: find your level.':
    'Mula Nursery hanggang college degree sa iisang paaralan: hanapin ang level ninyo.',
  'Find your level': 'Hanapin ang level ninyo',
  'DYCI has four levels, from Nursery to college. Choose yours to see what it teaches and what to bring.':
    'May apat na level ang DYCI, mula Nursery hanggang college. Piliin ang sa inyo para makita ang itinuturo at ang dadalhin.',
  'Preschool and grade school teaches reading, numbers and good manners. Junior high adds laboratory work, TLE and first research. Senior high has six tracks. The college has ten departments and 20 programs.':
    'Sa preschool at grade school, itinuturo ang pagbabasa, pagbibilang at mabuting asal. Sa junior high, may laboratory, TLE at unang research. May anim na track ang senior high. May sampung department at 20 program ang college.',

  // Preschool and grade school
  'Preschool and Grade School': 'Preschool at Grade School',
  'Nursery to Grade 6: play and first letters, then reading, science and robots.':
    'Nursery hanggang Grade 6: laro at unang mga letra, tapos pagbabasa, science at robot.',
  'Nursery to Grade 6. The youngest DYCIans learn through play, then read, write and count with confidence.':
    'Nursery hanggang Grade 6. Sa laro natututo ang mga pinakabatang DYCIan, hanggang kaya na nilang magbasa, magsulat at magbilang nang may tiwala sa sarili.',
  'From Grade 1, lessons follow DepEd’s MATATAG curriculum. It gives more time to the most important skills: reading, writing and arithmetic, in Filipino and in English.':
    'Mula Grade 1, MATATAG curriculum ng DepEd ang sinusunod. Mas maraming oras ang ibinibigay nito sa pinakamahalaga: pagbabasa, pagsusulat at arithmetic, sa Filipino at sa English.',
  'Robotics starts early. In 2025 pupils from Grade 4 on were in a DYCI team of eight. The team took second place for overall project innovation at FIRST LEGO League Philippines.':
    'Maaga nagsisimula ang robotics. Noong 2025, may mga batang Grade 4 pataas sa isang DYCI team na may walong miyembro. Nakuha ng team ang second place sa overall project innovation sa FIRST LEGO League Philippines.',
  'A child who starts here in Nursery can stay until a college degree.':
    'Ang batang nagsimula rito sa Nursery ay puwedeng manatili hanggang makatapos ng college.',
  'First routines away from home: taking turns, saying what is wrong, packing toys away, singing.':
    'Mga unang gawain sa labas ng bahay: paghihintay ng turn, pagsasabi kung may problema, pagliligpit ng laruan, pagkanta.',
  'Sounds, letters, numbers and feelings, learned mostly through play. The law asks for Kinder before Grade 1.':
    'Mga tunog, letra, numero at damdamin, na karamihan ay sa laro natututuhan. Ayon sa batas, Kinder muna bago Grade 1.',
  'Reading and writing first sentences. Adding and taking away small numbers.':
    'Pagbasa at pagsulat ng mga unang pangungusap. Pagdadagdag at pagbabawas ng maliliit na numero.',
  'Reading to find things out, in Filipino and English. Time, money and measuring.':
    'Pagbabasa para may matutuhan, sa Filipino at English. Oras, pera at pagsusukat.',
  'Paragraphs, longer stories and the multiplication table.':
    'Mga paragraph, mas mahahabang kuwento at multiplication table.',
  'Science with a question, a test and a result. First robotics.':
    'Science na may tanong, pagsubok at resulta. Unang robotics.',
  'Fractions and decimals, group projects, and reports to the class.':
    'Fractions at decimals, group project, at pag-report sa klase.',
  'Reading and studying alone, a longer project, and getting ready for Grade 7.':
    'Pagbabasa at pag-aaral nang mag-isa, mas mahabang project, at paghahanda sa Grade 7.',

  // Junior high school
  'Junior High School': 'Junior High School',
  'Grades 7 to 10: eight learning areas, and the team that won world gold in robotics in 2010.':
    'Grade 7 hanggang 10: walong learning area, at ang team na nanalo ng world gold sa robotics noong 2010.',
  'Grades 7 to 10, usually from age 12 to 15. Students learn eight subjects and get ready to choose a track for senior high.':
    'Grade 7 hanggang 10, karaniwang 12 hanggang 15 taong gulang. Walong subject ang pinag-aaralan, at naghahanda ang mga estudyante na pumili ng track sa senior high.',
  'There are eight learning areas: English, Filipino, Mathematics, Science and Araling Panlipunan (social studies). The others are Edukasyon sa Pagpapakatao (values education), MAPEH (music, arts, physical education and health) and TLE (technology and livelihood education). In Grades 7 and 8, students try several fields of TLE. From Grade 9 they choose one.':
    'Ang walong learning area ay English, Filipino, Mathematics, Science, Araling Panlipunan, Edukasyon sa Pagpapakatao, MAPEH (music, arts, physical education at health) at TLE (technology and livelihood education). Sa Grade 7 at 8, iba-ibang larangan ng TLE ang sinusubukan. Mula Grade 9, isa na ang pinipili.',
  'In November 2010 a DYCI junior-high team won gold in the open category of the World Robot Olympiad in Pasay. In 2020 a bicycle, Project CYCLE, won silver in an online olympiad. It recycles paper, makes pencils from rice husk and charges a phone.':
    'Noong Nobyembre 2010, nanalo ng gold ang isang junior-high team ng DYCI sa open category ng World Robot Olympiad sa Pasay. Noong 2020, silver ang Project CYCLE sa isang online olympiad. Bisikleta ito na nagre-recycle ng papel, gumagawa ng lapis mula sa ipa, at nagcha-charge ng phone.',
  'New school life: several teachers, a bigger campus, strong basics.':
    'Pag-a-adjust: maraming guro, mas malaking campus, matibay na basics.',
  'Exploring: more fields of TLE, laboratory work and essays.':
    'Pagtuklas: mas maraming larangan ng TLE, laboratory at mga essay.',
  'One field of TLE, and the basics of research.': 'Isang larangan ng TLE, at basics ng research.',
  'A capstone project, career guidance and a retreat of one and a half days.':
    'Capstone project, career guidance at retreat na isa at kalahating araw.',

  // Senior high school
  'Senior High School': 'Senior High School',
  'Grades 11 and 12 in six tracks, with research and work immersion.':
    'Grade 11 at 12 sa anim na track, may research at work immersion.',
  'Grades 11 and 12. You choose one of six tracks: STEM, ABM, HUMSS, ICT, Maritime or Home Economics.':
    'Grade 11 at 12. Pipili kayo ng isa sa anim na track: STEM, ABM, HUMSS, ICT, Maritime o Home Economics.',
  'Some subjects are for everybody, such as oral communication, general mathematics, and media and information literacy. Some are applied, such as practical research, empowerment technologies and entrepreneurship. The rest belong to your track. DepEd published a draft of a new senior-high curriculum in April 2025, so ask for the subject list of your year.':
    'May mga subject na para sa lahat, gaya ng oral communication, general mathematics, at media and information literacy. May mga applied, gaya ng practical research, empowerment technologies at entrepreneurship. Ang iba ay para sa track ninyo. Naglabas ang DepEd ng draft ng bagong senior-high curriculum noong Abril 2025, kaya hingin ang listahan ng subject para sa taon ninyo.',
  'In work immersion you get real experience in your field. There is also a retreat of one and a half days. After Grade 12 you can go to college, get a job, start a business or train for a skill.':
    'Sa work immersion, mararanasan ninyo ang totoong trabaho sa larangan ninyo. May retreat din na isa at kalahating araw. Pagkatapos ng Grade 12, puwede kayong mag-college, magtrabaho, magnegosyo o mag-training.',
  'In 2020 a DYCI team won gold in the senior-high open category of the World Robot Olympiad of Canada, held online. Its Project FEET turned plastic waste into shoes that make power with each step.':
    'Noong 2020, nanalo ng gold ang isang DYCI team sa senior-high open category ng World Robot Olympiad ng Canada, na ginawa online. Project FEET ang gawa nila: sapatos mula sa plastic na basura na gumagawa ng kuryente sa bawat hakbang.',

  // College
  College: 'College',
  'Ten colleges and schools with twenty programs, from accountancy and nursing to marine engineering.':
    'Sampung college at school na may 20 program, mula accountancy at nursing hanggang marine engineering.',
  'Ten colleges and schools offer twenty programs. Most take four years.':
    'May dalawampung program sa sampung college at school. Apat na taon ang karamihan.',
  'Five programs differ. Mechanical Engineering takes five years. Associate in Computer Technology and the two midwifery programs take two. The certificate for degree holders who want to teach takes one.':
    'Iba ang haba ng limang program. Limang taon ang Mechanical Engineering. Dalawang taon ang Associate in Computer Technology at ang dalawang midwifery program. Isang taon ang certificate para sa may degree na gustong magturo.',
  'DYCI opened its college in 1977. Nursing, midwifery, commerce and training for seamen were among the first courses. Education, arts and sciences, computing, accountancy, hospitality and tourism came later.':
    'Noong 1977 nagbukas ang college ng DYCI. Kasama sa mga unang course ang nursing, midwifery, commerce at pagsasanay ng mga marino. Sumunod ang education, arts and sciences, computing, accountancy, hospitality at tourism.',
  'More than half of all students are in college: 6,686 of 12,205 in school year 2024–2025.':
    'Mahigit kalahati ng lahat ng estudyante ay nasa college: 6,686 sa 12,205 noong school year 2024–2025.',
  'Some courses lead to a government licensure examination: accountancy, education, nursing, midwifery, mechanical engineering and psychology. Seafarers are certified under international rules.':
    'May mga course na may board exam ng gobyerno pagkatapos: accountancy, education, nursing, midwifery, mechanical engineering at psychology. Ayon naman sa international rules ang certificate ng mga marino.',
  'To apply you must have finished secondary school and take the DYCI admission test. What to bring is listed under admissions.':
    'Para makapag-apply, kailangang nakatapos kayo ng secondary school at kumuha ng DYCI admission test. Nasa Pag-enroll ang listahan ng dadalhin.',
}
