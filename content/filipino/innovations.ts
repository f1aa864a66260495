import type { Dictionary } from './dictionary.ts'

/** Robotics, research and sustainability. */
export const innovations: Dictionary = {
  // Innovations
  Innovations: 'Innovations',
  'Robots since 2007, research at three levels, and a plan for zero waste by 2030.':
    'Mga robot mula pa noong 2007, research sa tatlong level, at planong zero waste sa 2030.',
  'Curiosity with a purpose': 'Pag-uusisa na may pakay',
  'A good idea often starts with a problem close to home. Three programs turn such ideas into work.':
    'Madalas nagsisimula ang magandang idea sa problemang malapit sa atin. Tatlong program ang nagsasagawa ng mga ideang ito.',
  'The robotics program builds machines. The research program asks questions and answers them with evidence. The sustainability office looks at the waste, water and power of the campus.':
    'Gumagawa ng mga machine ang robotics program. Nagtatanong ang research program at sinasagot ito nang may ebidensiya. Tinitingnan ng sustainability office ang basura, tubig at kuryente ng campus.',
  '2009': '2009',
  'Ninth place at the World Robot Olympiad in Pohang, South Korea. In that year 327 teams from 32 countries took part.':
    'Ikasiyam sa World Robot Olympiad sa Pohang, South Korea. Sa taong iyon, 327 team mula sa 32 bansa ang sumali.',
  '2010': '2010',
  'Gold at home. The World Robot Olympiad was held in Pasay on November 6 and 7, and DYCI won the open category for junior high. The theme was robots promote tourism.':
    'Gold sa sariling bayan. Ginawa sa Pasay ang World Robot Olympiad noong Nobyembre 6 at 7, at nanalo ang DYCI sa open category ng junior high. Robots promote tourism ang tema.',
  '2011': '2011',
  'Fourth place in the junior-high open category in Abu Dhabi, and the award for best in technical design. The robot was MAGIS: Man’s All-Around Global Interactive Solutions.':
    'Ikaapat sa junior-high open category sa Abu Dhabi, at award para sa best in technical design. MAGIS ang robot: Man’s All-Around Global Interactive Solutions.',
  '2012': '2012',
  'In February a DYCI team won the first FIRST LEGO League in the Philippines. There were 15 schools and about 150 students.':
    'Noong Pebrero, nanalo ang isang DYCI team sa unang FIRST LEGO League sa Pilipinas. May 15 paaralan at mga 150 estudyante.',
  'In April the team went to the World Festival in St. Louis, USA. MAGIS 2.0 checks with color and temperature sensors if meat is safe. It took third place for project presentation.':
    'Noong Abril, pumunta ang team sa World Festival sa St. Louis, USA. Tinitingnan ng MAGIS 2.0, gamit ang color at temperature sensor, kung ligtas ang karne. Third place ito sa project presentation.',
  'Later that year HERO, a Humanoid for Educational Reinforcement Operations, was grand champion of the high-school open category at the World Robot Olympiad.':
    'Sa taon ding iyon, grand champion sa high-school open category ng World Robot Olympiad ang HERO, isang Humanoid for Educational Reinforcement Operations.',
  '2013': '2013',
  'First place in the open category of the Philippine Robotics Olympiad in September, in elementary and in high school. Both teams qualified for the world event in Jakarta.':
    'First place sa open category ng Philippine Robotics Olympiad noong Setyembre, sa elementary at sa high school. Nakapasok ang dalawang team sa world event sa Jakarta.',
  '2017': '2017',
  'DYCI represented the country at two FIRST LEGO League events: the European Open in Aarhus, Denmark, and the Asia Pacific Open in Sydney.':
    'Kinatawan ng bansa ang DYCI sa dalawang event ng FIRST LEGO League: ang European Open sa Aarhus, Denmark, at ang Asia Pacific Open sa Sydney.',
  '2019': '2019',
  'Two gold medals abroad, one in Denmark and one in Turkey.':
    'Dalawang gold medal sa ibang bansa, isa sa Denmark at isa sa Turkey.',
  '2020': '2020',
  'The World Robot Olympiad of Canada was online, with more than 40 countries. Project FEET won gold in the senior-high open category: shoes made from plastic waste that make power with each step. The team, all girls, also had the Girl Power Award at the 19th Philippine Robotics Olympiad.':
    'Online ang World Robot Olympiad ng Canada, na may mahigit 40 bansa. Nanalo ng gold sa senior-high open category ang Project FEET: sapatos mula sa plastic na basura na gumagawa ng kuryente sa bawat hakbang. Puro babae ang team, at nakuha rin nila ang Girl Power Award sa 19th Philippine Robotics Olympiad.',
  'Project CYCLE took silver in junior high. This bicycle recycles paper with water lily, makes pencils from rice husk and charges phones.':
    'Silver sa junior high ang Project CYCLE. Nagre-recycle ng papel gamit ang water lily ang bisikletang ito, gumagawa ng lapis mula sa ipa, at nagcha-charge ng phone.',
  '2025': '2025',
  'Second place for overall project innovation at FIRST LEGO League Philippines. A team of eight, from Grade 4 to Grade 11, qualified for the Open European Championship in Greece in May.':
    'Second place sa overall project innovation sa FIRST LEGO League Philippines. Nakapasok ang walong miyembro ng team, mula Grade 4 hanggang Grade 11, sa Open European Championship sa Greece noong Mayo.',
  'Also in Denmark': 'Sa Denmark din',
  'Third place for the senior team in Future Innovators at the WRO Friendship Invitational, held from September 21 to 24, with a score of 170.':
    'Third place ang senior team sa Future Innovators sa WRO Friendship Invitational, mula Setyembre 21 hanggang 24, na may score na 170.',
  '2009 and 2010: Philstar.com, November 8, 2010.':
    '2009 at 2010: Philstar.com, Nobyembre 8, 2010.',
  '2011: Punto! Central Luzon.': '2011: Punto! Central Luzon.',
  '2012: Philstar.com, March 4, 2012; DOST scholars’ news; Inquirer Technology.':
    '2012: Philstar.com, Marso 4, 2012; DOST scholars’ news; Inquirer Technology.',
  '2013: The Philippine Star, September 12, 2013.':
    '2013: The Philippine Star, Setyembre 12, 2013.',
  '2019: Good News Pilipinas. 2020: Department of Education and Manila Bulletin, November 25, 2020.':
    '2019: Good News Pilipinas. 2020: Department of Education at Manila Bulletin, Nobyembre 25, 2020.',
  '2025: Manila Bulletin, April 4, 2025. Friendship Invitational: Pilipinas Today.':
    '2025: Manila Bulletin, Abril 4, 2025. Friendship Invitational: Pilipinas Today.',
  'the year in which the robotics team started': 'ang taon na nagsimula ang robotics team',
  'DYCI Robotics Program': 'DYCI Robotics Program',
  'Active since 2007, with world gold in 2010 and teams from Grade 4 to senior high.':
    'Aktibo mula pa noong 2007, may world gold noong 2010, at may mga team mula Grade 4 hanggang senior high.',
  'The DYCI robotics team has been active since 2007. It builds with Lego-based kits.':
    'Aktibo mula pa noong 2007 ang DYCI robotics team. Gumagawa ito gamit ang mga Lego-based kit.',
  'Robots are used to teach mathematics, science and technology. Teams also learn to present in English. A school video of 2013 calls DYCI the first Robotics Excellence Center in Bulacan.':
    'Ginagamit ang mga robot sa pagtuturo ng mathematics, science at technology. Natututo rin ang mga team na mag-present sa English. Sa isang video ng paaralan noong 2013, DYCI ang tinawag na unang Robotics Excellence Center sa Bulacan.',
  'Teams have competed as DYCI Primes, DYCI Novus and DYCI Blue Ocean 10. The years below are from press reports.':
    'Lumaban ang mga team bilang DYCI Primes, DYCI Novus at DYCI Blue Ocean 10. Galing sa mga balita ang mga taon sa ibaba.',
  'About the studies': 'Tungkol sa mga research',
  'What we ask of every study': 'Ang hinihingi namin sa bawat research',
  'A clear question that can also be answered with “no”.':
    'Malinaw na tanong na puwede ring sagutin ng “hindi”.',
  'Permission from the people who take part, and from the parents of minors.':
    'Pahintulot ng mga kasali, at ng mga magulang ng menor de edad.',
  'Numbers and quotations that others can check.': 'Mga numero at sipi na kayang i-check ng iba.',
  'Credit for every source and every helper.': 'Pagkilala sa lahat ng pinagkunan at tumulong.',
  'DYCI Research': 'DYCI Research',
  'Studies from junior high, senior high and the college.':
    'Mga research mula sa junior high, senior high at college.',
  'Students at DYCI do research in junior high, senior high and college. Three lists show their work.':
    'Nagre-research ang mga estudyante ng DYCI sa junior high, senior high at college. Tatlong listahan ang nagpapakita ng gawa nila.',
  'In junior high it starts with a small question. In senior high, Practical Research and the capstone are part of the lessons. In college it becomes a thesis or a design project.':
    'Sa junior high, maliit na tanong ang simula. Sa senior high, bahagi na ng lesson ang Practical Research at ang capstone. Sa college, nagiging thesis o design project ito.',
  'Good topics are close by: the river, the market, the canteen, the family at sea.':
    'Malapit lang ang magagandang paksa: ang ilog, ang palengke, ang canteen, ang kapamilyang nasa dagat.',
  'Authors are shown as groups. Where the full paper may be shared, you can download it.':
    'Mga grupo ang nakalagay na sumulat. Kung puwedeng ibahagi ang buong papel, mada-download ninyo ito.',
  'the goal for a zero-waste, carbon-neutral campus':
    'ang goal para sa zero-waste at carbon-neutral na campus',
  'DYCI Sustainability Office': 'DYCI Sustainability Office',
  'Policies by 2025, zero waste and carbon neutrality by 2030.':
    'Mga policy sa 2025, zero waste at carbon neutral sa 2030.',
  'The sustainability office has two goals. Policies by 2025, and a zero-waste, carbon-neutral campus by 2030.':
    'Dalawa ang goal ng sustainability office: mga policy sa 2025, at zero-waste, carbon-neutral na campus sa 2030.',
  'Zero-waste means that nearly everything we bring in can be used again, repaired, composted or recycled. Carbon-neutral means that we know what we emit, cut it as far as we can, and make up for the rest.':
    'Zero-waste: halos lahat ng ipinapasok natin ay magagamit ulit, maaayos, mako-compost o mare-recycle. Carbon-neutral: alam natin kung gaano karami ang ibinubuga natin, binabawasan ito hangga’t kaya, at bumabawi para sa natitira.',
  'The environment was a theme of the school’s planning in 2011. The law asks for it too: Republic Act 9003 on solid waste and Republic Act 9512 on environmental education. January is Zero Waste Month.':
    'Noong 2011, tema ang kalikasan sa pagpaplano ng paaralan. Hinihingi rin ito ng batas: Republic Act 9003 tungkol sa basura at Republic Act 9512 tungkol sa environmental education. Zero Waste Month ang Enero.',
  'The eight areas of work are plans.': 'Mga plano pa ang walong gawain.',

  // Sustainability
  'Waste Segregation and Materials Recovery': 'Paghihiwalay ng Basura at Materials Recovery',
  'Waste in three sorts, and one place for everything that can be recycled.':
    'Basura sa tatlong uri, at isang lugar para sa lahat ng mare-recycle.',
  'The plan is simple: waste goes into three sorts, easy enough for a child of six.':
    'Simple ang plano: tatlong uri ng basura, kayang sundin ng batang anim na taon.',
  'One sort is what rots, one is what can be recycled, one is the rest. Recyclables go to a materials recovery facility, a place where paper, bottles and metal are weighed and sold. Republic Act 9003 asks every barangay to have one.':
    'Isang uri ang nabubulok, isa ang mare-recycle, isa ang iba pa. Dadalhin ang mare-recycle sa materials recovery facility, kung saan tinitimbang at ibinebenta ang papel, bote at bakal. Ayon sa Republic Act 9003, dapat may ganito ang bawat barangay.',
  'Kitchen and garden waste becomes compost.': 'Ginagawang compost ang basura sa kusina at garden.',
  'Single-Use Plastics': 'Single-Use Plastics',
  'Fewer cups, sachets and straws, starting with what the school buys.':
    'Bawas na plastic cup, sachet at straw, simula sa binibili ng paaralan.',
  'The plan is to use fewer plastic cups, sachets and straws. The school starts with what it buys.':
    'Plano na bawasan ang gamit ng plastic cup, sachet at straw. Sa mga binibili ng paaralan magsisimula.',
  'Events, meetings and the canteen use cups and plates that can be washed. Students bring a bottle and a food container. First the school needs places to refill a bottle.':
    'Gagamit ng baso at platong nahuhugasan sa mga event, meeting at canteen. Magdadala ang mga estudyante ng bote at baunan. Kailangan muna ng paaralan ang mga refill station.',
  'Families buy sachets because they cost little. We hope to try refill stations with stores nearby.':
    'Bumibili ng sachet ang mga pamilya dahil mura. Gusto naming subukan ang mga refill station kasama ang mga tindahan sa malapit.',
  Energy: 'Kuryente',
  'Check each room, use LED lamps, and switch off what nobody needs.':
    'Tingnan ang bawat kuwarto, gumamit ng LED, at patayin ang hindi ginagamit.',
  'The plan starts with an energy audit: a check of every room.':
    'Energy audit ang simula ng plano: titingnan ang bawat kuwarto.',
  'Engineering students and their instructors list the lamps, fans and air-conditioning units and the hours they run. LED lamps replace old tubes.':
    'Ililista ng mga estudyante ng engineering at ng mga instructor ang mga ilaw, electric fan at aircon at kung ilang oras itong bukas. Papalitan ng LED ang mga lumang ilaw.',
  'After the audit the school can see how much power it needs, and if solar panels make sense.':
    'Pagkatapos ng audit, makikita ng paaralan kung gaano karaming kuryente ang kailangan, at kung sulit ang solar panel.',
  Water: 'Tubig',
  'Find leaks and collect rain.': 'Hanapin ang mga tagas at mag-ipon ng tubig-ulan.',
  'Two ideas: find the leaks and collect the rain.':
    'Dalawang idea: hanapin ang mga tagas at mag-ipon ng tubig-ulan.',
  'Please report a dripping tap at once. The water meter is read when nobody is in school: if it moves, there is a leak. Rain from large roofs can be used for gardens, floors and toilets.':
    'I-report agad ang tumutulong gripo. Binabasa ang metro ng tubig kapag walang tao sa school: kung gumalaw, may tagas. Puwedeng gamitin ang tubig-ulan mula sa malalaking bubong sa halaman, sahig at banyo.',
  'Rainwater is not used for drinking.': 'Hindi iniinom ang tubig-ulan.',
  'Green Campus': 'Green Campus',
  'Shade where people wait, native plants, and bamboo for Bocaue.':
    'Lilim para sa mga naghihintay, mga native na halaman, at kawayan para sa Bocaue.',
  'The plan is to plant trees where people wait, because concrete gets hot.':
    'Plano na magtanim ng puno kung saan naghihintay ang mga tao, dahil umiinit ang semento.',
  'Native trees come first. They stand up to storms and feed birds. There is also a place for bukawe, the tall bamboo that gave Bocaue its name.':
    'Uunahin ang mga native na puno. Kaya nila ang bagyo, at may makakain doon ang mga ibon. May lugar din para sa bukawe, ang mataas na kawayang pinagmulan ng pangalan ng Bocaue.',
  'Each class takes care of a garden bed for one year.':
    'Mag-aalaga ang bawat klase ng isang garden bed sa loob ng isang taon.',
  'Sustainability in Class': 'Sustainability sa Klase',
  'The campus as a textbook, from Grade 2 to college.':
    'Ang campus bilang libro, mula Grade 2 hanggang college.',
  'Republic Act 9512 asks schools to teach about the environment. The plan is to use the campus for it.':
    'Hinihingi ng Republic Act 9512 sa mga paaralan na magturo tungkol sa kalikasan. Plano na gamitin ang campus para rito.',
  'Grade 2 can count bottles and draw a graph. Junior high can test water. ABM students can find out what a refill costs. A college thesis can follow a uniform from cotton to donation box.':
    'Puwedeng magbilang ng bote at gumuhit ng graph ang Grade 2. Puwedeng mag-test ng tubig ang junior high. Puwedeng alamin ng mga estudyante ng ABM kung magkano ang refill. Puwedeng sundan ng isang thesis sa college ang uniform mula cotton hanggang donation box.',
  'January is Zero Waste Month in the whole country. It is a good time to show the results.':
    'Zero Waste Month sa buong bansa ang Enero. Magandang panahon ito para ipakita ang mga resulta.',
  'Carbon Inventory': 'Carbon Inventory',
  'Know what we emit, as a start toward “carbon-neutral by 2030”.':
    'Alamin kung gaano karami ang ibinubuga natin, simula sa “carbon-neutral sa 2030”.',
  'To become carbon-neutral by 2030, the school must first know what it emits.':
    'Para maging carbon-neutral sa 2030, dapat munang malaman ng paaralan ang ibinubuga nito.',
  'The plan is a list: electricity, fuel, waste, purchases, and the daily trips of students and employees. Each section answers the same short survey every year.':
    'Listahan ang plano: kuryente, gasolina, basura, mga binibili, at ang araw-araw na biyahe ng mga estudyante at empleyado. Taon-taon, iisang maikling survey ang sasagutin ng bawat section.',
  'The results are published. Then the school cuts what it can, and makes up for the rest.':
    'Ilalabas ang mga resulta. Tapos babawasan ng paaralan ang kaya nito, at babawi para sa natitira.',
  'From our students': 'Mula sa mga estudyante namin',
  'Project CYCLE took silver at the World Robot Olympiad of Canada in 2020. The bicycle recycles paper with water lily and makes pencils from rice husk.':
    'Nanalo ng silver ang Project CYCLE sa World Robot Olympiad ng Canada noong 2020. Nagre-recycle ng papel gamit ang water lily ang bisikleta, at gumagawa ng lapis mula sa ipa.',
  'Project FEET won gold at the World Robot Olympiad of Canada in 2020. The shoes are made from plastic waste.':
    'Nanalo ng gold ang Project FEET sa World Robot Olympiad ng Canada noong 2020. Gawa sa plastic na basura ang sapatos.',
  'Two projects of 2020 make power while you move. Project FEET does it with each step, and the bicycle of Project CYCLE charges phones.':
    'Dalawang project noong 2020 ang gumagawa ng kuryente habang gumagalaw kayo. Sa bawat hakbang ang Project FEET, at nagcha-charge ng phone ang bisikleta ng Project CYCLE.',
  'You can start today': 'Puwede nang simulan ngayon',
  'Bring a bag when you go to the store.': 'Magdala ng bag kapag pupunta sa tindahan.',
  'Switch off lamps and fans when you leave a room.':
    'Patayin ang ilaw at electric fan kapag lalabas ng kuwarto.',
  'Turn off the tap while you soap your hands.': 'Isara ang gripo habang nagsasabon ng kamay.',
  'Report a tap that drips.': 'I-report ang tumutulong gripo.',
  'Clean with a pail instead of a running hose.':
    'Gumamit ng timba sa paglilinis, hindi umaagos na hose.',
  'Keep food scraps away from paper.': 'Ihiwalay ang tira-tirang pagkain sa papel.',
  'Unplug a charger when the phone is full.': 'Bunutin ang charger kapag puno na ang phone.',
  'Open a window before you switch on a fan.': 'Magbukas muna ng bintana bago mag-electric fan.',
  'Water the plants beside your classroom.': 'Diligan ang mga halaman sa tabi ng classroom ninyo.',
  'Do not step on garden beds.': 'Huwag tapakan ang mga garden bed.',
  'Why in class': 'Bakit sa klase',
  'The environment was a theme of the school’s planning in 2011.':
    'Noong 2011, tema ang kalikasan sa pagpaplano ng paaralan.',
  'Republic Act 9512 is the law on environmental education.':
    'Republic Act 9512 ang batas tungkol sa environmental education.',
  'Proclamation 760 of 2014 makes January Zero Waste Month.':
    'Ayon sa Proclamation 760 ng 2014, Zero Waste Month ang Enero.',
  'There is a national search for sustainable and eco-friendly schools.':
    'May national search para sa mga sustainable at eco-friendly na paaralan.',
  'The goals': 'Ang mga goal',
  'Policies by 2025.': 'Mga policy sa 2025.',
  'A zero-waste, carbon-neutral campus by 2030.': 'Zero-waste at carbon-neutral na campus sa 2030.',
  'Safety first': 'Kaligtasan muna',
  'Gloves and boots.': 'Guwantes at bota.',
  'A first-aid kit.': 'First-aid kit.',
  'The consent of parents.': 'Pahintulot ng mga magulang.',
  'Nobody goes near the river when the water is high.':
    'Walang lalapit sa ilog kapag mataas ang tubig.',
  'Barangay Clean-Ups': 'Paglilinis sa Barangay',
  'Cleaning streets and the riverbank together with neighbors.':
    'Paglilinis ng kalsada at tabing-ilog kasama ang mga kapitbahay.',
  'The plan is to clean streets and the riverbank together with barangays that want to join.':
    'Plano na linisin ang kalsada at tabing-ilog kasama ang mga barangay na gustong sumali.',
  'What is collected is sorted and counted. The numbers help the barangay to decide where to begin.':
    'Pinaghihiwa-hiwalay at binibilang ang naipon. Makakatulong sa barangay ang bilang para malaman kung saan magsisimula.',

  // Next steps of the programs
  'The contests, year by year': 'Ang mga paligsahan, taon-taon',
  'All news about robotics': 'Lahat ng balita tungkol sa robotics',
  'Ask us how your child can join': 'Itanong sa amin kung paano makakasali ang anak ninyo',
  'Ask us about a study': 'Magtanong sa amin tungkol sa isang research',
  'Robots and inventions of our students': 'Mga robot at imbensyon ng aming mga estudyante',
  'Project FEET and Project CYCLE: student inventions of 2020':
    'Project FEET at Project CYCLE: imbensyon ng mga estudyante noong 2020',
}
