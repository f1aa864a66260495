import type { Dictionary } from './dictionary.ts'

/** The six tracks of senior high school. */
export const tracks: Dictionary = {
  // Tracks
  'For students who like science and mathematics and want to know how things work.':
    'Para sa mahilig sa science at mathematics at gustong malaman kung paano gumagana ang mga bagay.',
  'STEM has the most mathematics and science of all tracks. Choose it if you think of engineering, nursing, computing or architecture.':
    'STEM ang may pinakamaraming mathematics at science sa lahat ng track. Piliin ito kung iniisip ninyo ang engineering, nursing, computing o architecture.',
  'You study calculus. Biology, chemistry and physics have two parts each.':
    'Pag-aaralan ang calculus. Tigdalawang bahagi ang biology, chemistry at physics.',
  'You also study earth science and disaster readiness. In a town with a river, this is useful.':
    'Pag-aaralan din ang earth science at disaster readiness. May ilog sa bayan, kaya magandang malaman ito.',
  'The track ends with research or a capstone project of your own. HERO, a DYCI robot that helps in teaching, was grand champion of the high-school open category at the 2012 World Robot Olympiad.':
    'Sariling research o capstone project ang huling bahagi. Ang HERO, isang robot ng DYCI na tumutulong sa pagtuturo, ang grand champion sa high-school open category ng 2012 World Robot Olympiad.',
  'DYCI’s own college offers several courses that fit this track.':
    'May mga course sa college ng DYCI na bagay sa track na ito.',
  'Pre-calculus': 'Pre-calculus',
  'Basic calculus': 'Basic calculus',
  'General biology 1 and 2': 'General biology 1 at 2',
  'General chemistry 1 and 2': 'General chemistry 1 at 2',
  'General physics 1 and 2': 'General physics 1 at 2',
  'Earth science': 'Earth science',
  'Disaster readiness and risk reduction': 'Disaster readiness at risk reduction',
  'Research or capstone project': 'Research o capstone project',
  'Engineering, such as mechanical engineering': 'Engineering, gaya ng mechanical engineering',
  'Nursing and other health courses': 'Nursing at iba pang health course',
  'Computer studies': 'Computer studies',
  Architecture: 'Architecture',
  'Maritime courses such as marine engineering': 'Mga maritime course gaya ng marine engineering',
  'How a business earns, keeps its books and sells.':
    'Paano kumikita ang negosyo, paano naglilista ng pera, at paano nagbebenta.',
  'ABM teaches how a business works. Choose it if you think of accountancy, business or hospitality.':
    'Itinuturo ng ABM kung paano tumatakbo ang negosyo. Piliin ito kung iniisip ninyo ang accountancy, business o hospitality.',
  'You begin with the fundamentals of accountancy, business and management, FABM 1 and 2. You also study business mathematics, finance, marketing, economics and business ethics.':
    'Fundamentals of accountancy, business and management (FABM) 1 at 2 ang simula. Pag-aaralan din ang business mathematics, finance, marketing, economics at business ethics.',
  'Near the end comes the enterprise simulation. Your group plans a product, sets a price, sells it, keeps the books and reports what happened.':
    'Malapit sa dulo ang enterprise simulation. Magpaplano ng produkto ang grupo ninyo, magpepresyo, magbebenta, maglilista ng pera, at magre-report kung ano ang nangyari.',
  'ABM also fits students who want to run the family business.':
    'Bagay rin ang ABM sa gustong magpatakbo ng negosyo ng pamilya.',
  'Fundamentals of accountancy, business and management 1 and 2':
    'Fundamentals of accountancy, business and management 1 at 2',
  'Business mathematics': 'Business mathematics',
  'Business finance': 'Business finance',
  'Applied economics': 'Applied economics',
  'Organization and management': 'Organization and management',
  'Principles of marketing': 'Principles of marketing',
  'Business ethics and social responsibility': 'Business ethics at social responsibility',
  'Business enterprise simulation': 'Business enterprise simulation',
  'Accountancy and accounting information systems': 'Accountancy at accounting information systems',
  'Business administration': 'Business administration',
  'Hospitality management and tourism': 'Hospitality management at tourism',
  'A business of your own': 'Sariling negosyo',
  'For students who like to read, write, speak and understand people.':
    'Para sa mahilig magbasa, magsulat, magsalita at umintindi ng tao.',
  'HUMSS is about people: what they believe, how they think and how they live together. You read and write a lot.':
    'Tungkol sa tao ang HUMSS: ano ang pinaniniwalaan nila, paano sila mag-isip, at paano sila namumuhay nang magkakasama. Marami kayong babasahin at isusulat.',
  'You learn how a barangay, a town and a country are governed. You learn about several religions. You learn to ask: who says so, and how do they know?':
    'Pag-aaralan kung paano pinapatakbo ang barangay, bayan at bansa. Pag-aaralan din ang ilang relihiyon. Matututo kayong magtanong: sino ang may sabi, at paano nila nalaman?',
  'In community engagement the class works with people outside the school. This fits Paraya, the DYCI value of self-giving.':
    'Sa community engagement, kumikilos ang klase kasama ang mga tao sa labas ng paaralan. Bagay ito sa Paraya, ang DYCI value ng pagbibigay ng sarili.',
  'After HUMSS many students take education, political science, psychology or communication. Some want to study law.':
    'Pagkatapos ng HUMSS, marami ang kumukuha ng education, political science, psychology o communication. May gustong mag-aral ng law.',
  'Creative writing': 'Creative writing',
  'Creative nonfiction': 'Creative nonfiction',
  'Introduction to world religions and belief systems':
    'Introduction to world religions and belief systems',
  'Trends, networks and critical thinking': 'Trends, networks and critical thinking',
  'Philippine politics and governance': 'Philippine politics and governance',
  'Community engagement, solidarity and citizenship':
    'Community engagement, solidarity and citizenship',
  'Disciplines and ideas in the social sciences': 'Disciplines and ideas in the social sciences',
  'Disciplines and ideas in the applied social sciences':
    'Disciplines and ideas in the applied social sciences',
  Education: 'Education',
  'Political science and law': 'Political science at law',
  Psychology: 'Psychology',
  'Communication and media': 'Communication at media',
  'Public service': 'Trabaho sa gobyerno',
  'A technical-vocational track: write programs and repair computers.':
    'Isang technical-vocational track: gumawa ng program at mag-ayos ng computer.',
  'ICT is for students who like computers and want a skill they can use soon. It is a technical-vocational-livelihood (TVL) track.':
    'Ang ICT ay para sa mahilig sa computer at gustong may skill na magagamit agad. Technical-vocational-livelihood (TVL) track ito.',
  'Most hours go to a specialization, such as computer programming or computer systems servicing. Ask the department which ones are open this year.':
    'Karamihan ng oras ay para sa specialization, gaya ng computer programming o computer systems servicing. Itanong sa department kung alin ang bukas ngayong taon.',
  'You learn by doing: you write programs, connect computers and find faults.':
    'Sa paggawa kayo matututo: gagawa kayo ng program, magkakabit ng mga computer at maghahanap ng sira.',
  'TESDA, the agency for technical training, can assess your skill. If you pass, you receive a National Certificate. Employers know it.':
    'Puwedeng i-assess ng TESDA, ang ahensiya para sa technical training, ang skill ninyo. Pag pumasa, may National Certificate kayo. Kilala ito ng mga employer.',
  'After ICT you can look for work in computer support, or study on. DYCI’s College of Computer Studies offers information technology, computer science and computer engineering.':
    'Pagkatapos ng ICT, puwedeng maghanap ng trabaho sa computer support, o mag-aral pa. May information technology, computer science at computer engineering ang College of Computer Studies ng DYCI.',
  'A specialization such as computer programming': 'Specialization gaya ng computer programming',
  'A specialization such as computer systems servicing':
    'Specialization gaya ng computer systems servicing',
  'Empowerment technologies': 'Empowerment technologies',
  Entrepreneurship: 'Entrepreneurship',
  'Practical research': 'Practical research',
  'Work immersion': 'Work immersion',
  'Information technology': 'Information technology',
  'Computer science': 'Computer science',
  'Computer engineering': 'Computer engineering',
  'Associate in Computer Technology, a two-year course':
    'Associate in Computer Technology, course na dalawang taon',
  'Computer support and servicing work': 'Trabaho sa computer support at servicing',
  'Two years to get ready for work or study at sea.':
    'Dalawang taon ng paghahanda sa trabaho o pag-aaral sa dagat.',
  'The Maritime track gets you ready for a maritime course or for work at sea. DYCI has trained seafarers since 1977.':
    'Inihahanda kayo ng Maritime track sa maritime course o sa trabaho sa dagat. Nagsasanay ng mga marino ang DYCI mula pa noong 1977.',
  'DepEd has two forms of this track. One is a form of STEM, for a maritime degree, with subjects such as calculus, physics and chemistry. The other is technical-vocational, for work on board. Ask the department which form is open in your year.':
    'May dalawang uri ang track na ito sa DepEd. Ang isa ay uri ng STEM, para sa kukuha ng maritime degree, may mga subject gaya ng calculus, physics at chemistry. Ang isa pa ay technical-vocational, para sa trabaho sa barko. Itanong sa department kung alin ang bukas sa taon ninyo.',
  'Work on a ship asks for discipline, good English and good health. Eyesight, hearing and fitness are often checked, so see a doctor before you decide.':
    'Kailangan sa barko ang disiplina, mahusay na English at malusog na katawan. Madalas tingnan ang mata, pandinig at lakas ng katawan, kaya magpatingin po muna sa doktor bago magpasya.',
  'Next can be Marine Transportation, for the deck, or Marine Engineering, for the engine. The College of Maritime Education offers both.':
    'Puwedeng sumunod dito ang Marine Transportation, para sa deck, o Marine Engineering, para sa makina. Pareho itong nasa College of Maritime Education.',
  'Mathematics such as pre-calculus and basic calculus':
    'Mathematics gaya ng pre-calculus at basic calculus',
  'Physics and chemistry, with their use on ships':
    'Physics at chemistry, at ang gamit nito sa barko',
  'Maritime subjects, according to the form of the track':
    'Mga maritime subject, ayon sa uri ng track',
  'Oral and written English': 'English sa pagsasalita at pagsusulat',
  'Marine Transportation (deck)': 'Marine Transportation (deck)',
  'Marine Engineering (engine)': 'Marine Engineering (makina)',
  'Maritime and port work ashore': 'Trabaho sa pier at iba pang trabahong maritime sa lupa',
  'Cooking, baking, food service, front office or care: skills that lead to work.':
    'Pagluluto, baking, food service, front office o pag-aalaga: mga skill para magkatrabaho.',
  'Home Economics teaches skills for kitchens, bakeries, hotels and care. It is a technical-vocational-livelihood (TVL) track.':
    'Itinuturo ng Home Economics ang mga skill para sa kusina, bakery, hotel at pag-aalaga. Technical-vocational-livelihood (TVL) track ito.',
  'You choose a specialization. In DepEd’s guide, cookery has 320 hours and caregiving 640. Bread and pastry production, food and beverage services, and front office services have 160 hours each. Ask the department which ones are open this year.':
    'Pipili kayo ng specialization. Sa gabay ng DepEd, 320 oras ang cookery at 640 ang caregiving. Tig-160 oras ang bread and pastry production, food and beverage services, at front office services. Itanong sa department kung alin ang bukas ngayong taon.',
  'You learn by doing: you hold a knife the right way, set a table and serve a guest.':
    'Sa paggawa kayo matututo: tamang hawak ng kutsilyo, pag-aayos ng mesa at pagsisilbi sa bisita.',
  'TESDA can assess these skills for a National Certificate II.':
    'Puwedeng i-assess ng TESDA ang mga skill na ito para sa National Certificate II.',
  'After Home Economics you can work in a hotel, restaurant or bakery, or start a small business. You can also study hospitality or tourism management.':
    'Pagkatapos ng Home Economics, puwedeng magtrabaho sa hotel, restaurant o bakery, o magsimula ng maliit na negosyo. Puwede ring mag-aral ng hospitality o tourism management.',
  'A specialization such as cookery or bread and pastry production':
    'Specialization gaya ng cookery o bread and pastry production',
  'A specialization such as food and beverage or front office services':
    'Specialization gaya ng food and beverage o front office services',
  'A specialization such as caregiving': 'Specialization gaya ng caregiving',
  'Hospitality management': 'Hospitality management',
  'Tourism management': 'Tourism management',
  'Hotel, restaurant and bakery work': 'Trabaho sa hotel, restaurant at bakery',
  'A food business': 'Negosyo sa pagkain',
}
