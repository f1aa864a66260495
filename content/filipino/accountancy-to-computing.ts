import type { Dictionary } from './dictionary.ts'

/** The colleges from accountancy to computer studies, and their courses. */
export const accountancyToComputing: Dictionary = {
  // Colleges and courses
  'The course for future Certified Public Accountants. Audit, tax and finance, built on a great deal of practice.':
    'Ang course para sa magiging Certified Public Accountant. Audit, tax at finance, na may napakaraming practice.',
  'General education and the accounting core come first: financial and cost accounting, business law, taxation, economics. Auditing and the advanced subjects follow once the foundations hold. CHED’s standard for the degree, Memorandum Order 27, series of 2017, asks for at least 173 units, so clear your evenings.':
    'Nauuna ang general education at ang basics ng accounting: financial at cost accounting, business law, taxation at economics. Susunod ang auditing at ang mas mahihirap na subject. Hindi bababa sa 173 units ang hinihingi ng CHED (Memorandum Order 27, series of 2017). Kaya maglaan po ng oras sa gabi para mag-aral.',
  'You practice by solving problems, hundreds of them. Some are ledgers to build from a shoebox of receipts; others are tax returns, bank reconciliations, a set of audit papers that you must defend line by line. An internship usually belongs to the last part of the course.':
    'Daan-daang problem ang sasagutin ninyo. Bubuo kayo ng ledger mula sa isang kahon ng resibo. Gagawa rin kayo ng tax return, bank reconciliation at audit papers, at ipapaliwanag ninyo ang bawat linya. Karaniwang may internship sa huling bahagi ng course.',
  'Graduates may sit the licensure examination for Certified Public Accountants. With the license one can sign audits. Companies, banks and government offices also hire BSA graduates for tax, budget and finance work while they review.':
    'Puwedeng kumuha ng board exam para sa Certified Public Accountant ang mga graduate. Pag may license na, puwede nang pumirma ng audit. Habang nagre-review, puwede na rin silang magtrabaho sa kompanya, bangko o opisina ng gobyerno, sa tax, budget at finance.',
  'Financial and cost accounting': 'Financial at cost accounting',
  'Business law': 'Business law',
  Taxation: 'Taxation',
  Economics: 'Economics',
  Auditing: 'Auditing',
  'Certified public accountant, after the examination':
    'Certified public accountant, pagkatapos ng board exam',
  'Audit, tax and budget staff': 'Staff sa audit, tax at budget',
  'Accounting and finance staff': 'Staff sa accounting at finance',
  'Accounting and information systems in one degree: how financial data is entered, protected, checked and read.':
    'Accounting at information systems sa iisang degree: paano ilagay, protektahan, i-check at basahin ang data tungkol sa pera.',
  'Hardly any company keeps its books on paper now. BSAIS, under CHED Memorandum Order 30, series of 2017, teaches the accounting you need to understand a transaction and the computing you need to follow it through a system: databases, controls, data analysis, enterprise software of the kind called ERP.':
    'Halos wala nang kompanyang naglilista sa papel. Sa BSAIS (CHED Memorandum Order 30, series of 2017), pag-aaralan ninyo ang accounting para maintindihan ang isang transaction. Pag-aaralan din ang computing para masundan ito sa system: database, mga control, data analysis, at enterprise software (ERP).',
  'Typical work in class is to trace how a false invoice could slip through, and then to design the control that would stop it. You document processes, query data and test whether a report can be trusted.':
    'Karaniwang gawain sa klase: hanapin kung paano makakalusot ang pekeng invoice, tapos gumawa ng control para mapigilan ito. Isusulat ninyo ang bawat hakbang, kukuha ng data, at titingnan kung tama ang isang report.',
  'Possible posts include systems analyst, internal-control staff, data analyst in a finance team, or support for the people who use accounting software. If the CPA license is what you want, BS Accountancy is the course meant for it; compare the two before you enroll.':
    'Puwedeng maging systems analyst, internal-control staff, data analyst sa finance team, o support sa mga gumagamit ng accounting software. Kung CPA license ang gusto ninyo, BS Accountancy ang course para doon; ikumpara muna ang dalawa bago mag-enroll.',
  Accounting: 'Accounting',
  Databases: 'Databases',
  'Controls in information systems': 'Mga control sa information systems',
  'Data analysis': 'Data analysis',
  'Enterprise software (ERP)': 'Enterprise software (ERP)',
  'Systems analyst': 'Systems analyst',
  'Internal-control staff': 'Staff sa internal control',
  'Data analyst in a finance team': 'Data analyst sa finance team',
  'Support for accounting software': 'Support sa accounting software',
  'College of Accountancy': 'College of Accountancy',
  'Two courses: one toward the CPA license, one toward the systems that keep the books.':
    'Dalawang course: isa papunta sa CPA license, isa papunta sa mga system na naglilista ng pera.',
  'Commerce was on the first list of college courses that DYCI opened in 1977, and accountancy later became a course of its own. The college now prepares two kinds of people for one field: those who will examine financial statements, and those who will build and guard the systems in which the figures live.':
    'Commerce ang isa sa mga unang course ng DYCI sa college noong 1977. Kalaunan, naging sariling course ang accountancy. Dalawang trabaho ang pinaghahandaan dito ngayon: ang mag-check ng financial statements, at ang gumawa at magbantay ng mga system na naglilista ng pera.',
  'Both start from the same plain discipline. Every peso came from somewhere and went somewhere, and a good accountant can show each step. Graduates of the ABM track will recognize the first chapters; students from other tracks should ask the dean what to catch up on.':
    'Pareho ang simula ng dalawa. May pinanggalingan at pinuntahan ang bawat piso, at kayang ipakita ng mahusay na accountant ang bawat hakbang. Alam na ng galing sa ABM ang mga unang aralin. Kung galing sa ibang track, itanong sa dean kung ano ang hahabulin.',
  'Sapentia is DYCI’s word for wisdom, knowledge joined to good judgment. In this college it has a practical test: would you report the same figure if nobody were going to check?':
    'Sapentia ang salita ng DYCI para sa karunungan: may alam at mabuting magpasya. Ganito ang pagsubok dito: iyon pa rin ba ang numerong ire-report ninyo kung walang magche-check?',
  'Power, law and public life in the Philippines and beyond. A well-trodden path to law school and government work.':
    'Kapangyarihan, batas at buhay ng bayan, dito at sa ibang bansa. Marami nang dumaan dito papuntang law school at gobyerno.',
  'From Plato to the Local Government Code is a long walk, and this course makes it. You read political theory, study how Philippine institutions work in law and in practice, compare them with other countries’, and learn research methods well enough to run a survey or take apart someone else’s.':
    'Mula kay Plato hanggang sa Local Government Code ang pag-aaralan dito. Magbabasa kayo ng political theory. Aalamin ninyo kung paano tumatakbo ang gobyerno ng Pilipinas, at ihahambing ito sa ibang bansa. Matututo rin kayo ng research, para makagawa ng survey o ma-check ang gawa ng iba.',
  'Written argument is the craft. Position papers, case digests, debates and finally a thesis on a question of your own, perhaps one that can be answered by walking to the municipal hall and asking for the records.':
    'Pagsulat ng katwiran ang pinakamahalaga rito. May position paper, case digest at debate. Sa huli, may thesis sa sarili ninyong tanong. Baka nasa munisipyo ang sagot: hihingi lang kayo ng records.',
  'Many political science graduates enter law school. Others take the civil service examination, or work in public administration, in non-government organizations, in the office of a legislator or in research.':
    'Maraming graduate ng political science ang pumapasok sa law school. Ang iba ay kumukuha ng civil service exam, o nagtatrabaho sa public administration, sa non-government organization, sa opisina ng mambabatas o sa research.',
  'Political theory': 'Political theory',
  'Comparative politics': 'Comparative politics',
  'Research methods': 'Research methods',
  'Public administration': 'Public administration',
  'Civil service': 'Civil service',
  'Work in nongovernment organizations': 'Trabaho sa nongovernment organization',
  'Law school, after the degree': 'Law school, pagkatapos ng degree',
  'College of Arts and Sciences': 'College of Arts and Sciences',
  'Political science for students who argue about how we are governed and want to argue well.':
    'Political science, para sa mahilig makipagtalo tungkol sa gobyerno at gustong gawin ito nang maayos.',
  'Bocaue has 19 barangays and, at the census of 2020, more than 141,000 people. Somebody decides where its roads are mended and what its budget buys. The College of Arts and Sciences studies those decisions and the ideas behind them.':
    'May 19 na barangay ang Bocaue, at mahigit 141,000 katao sa census ng 2020. May nagpapasya kung aling kalsada ang aayusin at ano ang bibilhin sa budget. Iyon ang pinag-aaralan sa College of Arts and Sciences: ang mga desisyon, at kung bakit ganoon.',
  'Its one course at present is Political Science. Classes live on reading and talk: you are expected to come with the text marked up, to state the view you reject as fairly as your own, and to change your mind when the evidence does.':
    'Isa lang ang course nito sa ngayon: Political Science. Pagbabasa at pag-uusap ang klase. Basahin muna ang text bago pumasok. Dapat kaya ninyong sabihin nang patas ang panig na hindi ninyo gusto. At magbago ng isip kung iyon ang sabi ng ebidensiya.',
  'DYCI’s mission speaks of social awareness, of respect for differences and of service that is useful to others. Here those words are examination questions.':
    'Nasa mission ng DYCI ang malasakit sa lipunan, paggalang sa iba, at paglilingkod na may pakinabang. Dito, lumalabas iyon sa exam.',
  'A broad business degree with a major in financial, human resource development, marketing or operations management.':
    'Malawak na business degree na may major sa financial, human resource development, marketing o operations management.',
  'Economics, accounting, business law, taxation and management open the course. After that you choose. Financial management follows the money: credit, investment, risk. Human resource development management is about hiring, training and treating people fairly. Marketing management asks who would want this and how they will hear of it. Operations management gets the thing made, on time, at a known cost.':
    'Economics, accounting, business law, taxation at management ang simula. Pagkatapos, pipili kayo ng major. Pera ang financial management: utang, puhunan at risk. Tao ang human resource development management: pagtanggap, pagsasanay at patas na pagtrato. Sa marketing management, aalamin kung sino ang bibili at paano nila malalaman. Sa operations management, gagawin ang produkto sa tamang oras at halaga.',
  'Feasibility studies are the test of the degree. Your group proposes a business, finds out what rent, labor and permits would cost, and is told by a panel where the plan breaks. A practicum in a company lets you watch how others solve the same troubles.':
    'Feasibility study ang malaking gawain. Magpo-propose ng negosyo ang grupo ninyo at aalamin ang gastos sa upa, tao at permit. Sasabihin ng panel kung saan mahina ang plano. May practicum din sa isang kompanya, para makita ninyo kung paano ito ginagawa ng iba.',
  'Banks, shops, factories, call centers, recruitment offices and family enterprises all employ business graduates, most of them at first in a junior post near their major. Some will open a firm of their own, better prepared for the first bad year.':
    'May trabaho ang business graduate sa bangko, tindahan, pabrika, call center, recruitment office at negosyo ng pamilya. Karamihan ay nagsisimula sa mababang posisyon na malapit sa major nila. May nagtatayo rin ng sariling negosyo.',
  'Business law and taxation': 'Business law at taxation',
  Management: 'Management',
  'A major: financial management, human resource development management, marketing management or operations management':
    'Isang major: financial management, human resource development management, marketing management o operations management',
  'Feasibility study': 'Feasibility study',
  'Bank and finance staff': 'Staff sa bangko at finance',
  'Recruitment and human resource staff': 'Staff sa recruitment at human resource',
  'Marketing and sales staff': 'Staff sa marketing at sales',
  'Operations staff': 'Staff sa operations',
  'College of Business Administration': 'College of Business Administration',
  'One degree, four majors: money, people, markets and operations.':
    'Isang degree, apat na major: pera, tao, merkado at operations.',
  'When DYCI’s deans and department heads met for strategic planning in January 2011, one theme was whether graduates find work. A business college is asked that question more often than most. Its answer is the major: by graduation each student should be properly good at one part of the work.':
    'Noong Enero 2011, nagpulong ang mga dean at department head ng DYCI. Isa sa tanong: nakakahanap ba ng trabaho ang mga graduate? Ang major ang sagot ng college na ito. Bago mag-graduate, dapat mahusay na talaga ang estudyante sa isang bahagi ng trabaho.',
  'All students learn the whole of a business first, because the four parts depend on each other: a sale that finance cannot fund or operations cannot deliver is no sale. Then comes the major, with case studies, figures from actual firms, and plans that must survive a teacher’s questions.':
    'Buong negosyo muna ang pinag-aaralan ng lahat, dahil magkakaugnay ang apat na bahagi. Walang benta kung walang pondo, o kung hindi maihatid ang produkto. Susunod ang major. May case study, numero mula sa tunay na kompanya, at plano na ipapaliwanag sa guro.',
  'The theory and craft of software: algorithms, data, languages and the design of programs that last.':
    'Ang theory at paggawa ng software: algorithm, data, language, at disenyo ng program na tumatagal.',
  'Why does one search finish in a blink and another never? BSCS gives the reasons. Discrete mathematics, data structures, algorithms, operating systems, programming languages and software engineering make up its core, following CHED Memorandum Order 25, series of 2015.':
    'Bakit may search na mabilis, at may search na hindi matapos? Sa BSCS, malalaman ninyo ang dahilan. Pag-aaralan ang discrete mathematics, data structures, algorithms, operating systems, programming languages at software engineering, ayon sa CHED Memorandum Order 25, series of 2015.',
  'Assignments grow from a page of code to programs written by a team over months, with tests, versions and a reviewer who says no. The thesis asks for something new, even if small: a better method, a measured comparison, a model that learns from data.':
    'Sa simula, isang page ng code ang assignment. Sa huli, program na ginagawa ng isang team nang ilang buwan, may test, may version, at may nagche-check. May bago dapat sa thesis, kahit maliit: mas mahusay na paraan, paghahambing, o model na natututo sa data.',
  'Graduates become software developers, work with data, or stay in research and take a master’s degree. What lasts of the course is a way of thinking that survives when this year’s favorite language is forgotten.':
    'Nagiging software developer ang mga graduate, o nagtatrabaho sa data. May tumutuloy sa research at master’s degree. Nagbabago ang programming language taon-taon, pero ang paraan ng pag-iisip ang hindi nawawala.',
  'Discrete mathematics': 'Discrete mathematics',
  'Data structures and algorithms': 'Data structures at algorithms',
  'Operating systems': 'Operating systems',
  'Programming languages': 'Programming languages',
  'Software engineering': 'Software engineering',
  Thesis: 'Thesis',
  'Software developer': 'Software developer',
  'Data work': 'Trabaho sa data',
  'Research, with further study': 'Research, pag nag-aral pa',
  'Hardware and software together, from logic gates and sensors to embedded systems and networks.':
    'Hardware at software nang magkasama, mula logic gate at sensor hanggang embedded system at network.',
  'In 2012 a DYCI team placed third in project presentation at the FIRST LEGO League World Festival in St. Louis with MAGIS 2.0, a machine that judged whether meat was safe by color and temperature sensors. A computer engineer would build its grown-up relative: choose the sensor, design the board, write the code that sits on the chip, connect it to a network.':
    'Noong 2012, third place sa project presentation ang isang DYCI team sa FIRST LEGO League World Festival sa St. Louis. MAGIS 2.0 ang gawa nila: machine na may color at temperature sensor, na nagsasabi kung ligtas ang karne. Ganito rin ang gawa ng computer engineer, pero mas malaki. Pipili siya ng sensor, magdidisenyo ng board, magsusulat ng code sa chip, at ikakabit ito sa network.',
  'The subjects run from circuits, electronics and digital logic to microprocessors, operating systems, signals and data communication, with the mathematics and physics of an engineering course underneath. Much of it is learned at a bench with a meter in your hand. A design project closes the degree.':
    'May circuits, electronics, digital logic, microprocessors, operating systems, signals at data communication. Kasama ang mathematics at physics ng engineering. Marami rito ang natututuhan sa laboratory, hawak ang meter. Design project ang huli.',
  'Since K to 12 the course takes four years. It leads to work on embedded systems, automation, networks and electronics production, and to software jobs where someone has to understand the machine as well.':
    'Mula nang mag-K to 12, apat na taon ang course. Papunta ito sa trabaho sa embedded systems, automation, networks at paggawa ng electronics, at sa software na kailangan ng taong nakakaintindi rin ng machine.',
  'Circuits and electronics': 'Circuits at electronics',
  'Digital logic': 'Digital logic',
  Microprocessors: 'Microprocessors',
  'Signals and data communication': 'Signals at data communication',
  'Design project': 'Design project',
  'Embedded systems engineer': 'Embedded systems engineer',
  'Automation and network engineer': 'Automation at network engineer',
  'Work in electronics production': 'Trabaho sa paggawa ng electronics',
  'Websites, networks, databases and security: choosing technology for an organization and making it serve.':
    'Website, network, database at security: pagpili ng technology para sa isang organisasyon, at pagpapagana nito.',
  'A clinic wants its records to open quickly and to stay private. That is an IT problem, and it has people in it. BSIT, set out in the same CHED order as Computer Science, covers programming, web and mobile development, databases, networking, systems administration, information security and the art of asking users what they need.':
    'Gusto ng isang clinic na mabilis mabuksan ang records nito, pero pribado pa rin. IT ang sagot doon. Pag-aaralan sa BSIT (nasa parehong CHED order ng Computer Science) ang programming, web at mobile development, database, networking, systems administration at information security. Matututo rin kayong magtanong sa mga gagamit kung ano ang kailangan nila.',
  'The capstone is a system made for a real or realistic client: interviews, screens, data, testing, and the training of whoever will use it after you leave. A practicum in an IT office comes before graduation.':
    'Sa capstone, gagawa kayo ng system para sa tunay o parang tunay na client. May interview, screen, data at testing, at tuturuan ninyo ang gagamit nito. May practicum sa isang IT office bago mag-graduate.',
  'Web developer, network or database administrator, support specialist, quality tester and security analyst are common first jobs. The field changes fast, so the habit of learning from documentation is taught on purpose.':
    'Karaniwang unang trabaho: web developer, network o database administrator, support specialist, quality tester at security analyst. Mabilis magbago ang IT, kaya tinuturuan din kayong matuto mag-isa mula sa documentation.',
  Programming: 'Programming',
  'Web and mobile development': 'Web at mobile development',
  Networking: 'Networking',
  'Systems administration': 'Systems administration',
  'Information security': 'Information security',
  'Capstone project': 'Capstone project',
  'Web developer': 'Web developer',
  'Network or database administrator': 'Network o database administrator',
  'Support specialist': 'Support specialist',
  'Quality tester': 'Quality tester',
  'Security analyst': 'Security analyst',
  'Two years of programming and technical support, enough to begin work or to continue to a degree.':
    'Dalawang taon ng programming at technical support, sapat para magtrabaho o tumuloy sa degree.',
  'Not everyone can wait four years to earn. ACT puts the working skills at the front: basic programming, office and web applications, assembling and repairing computers, small networks, and helping a user who only knows that “it stopped”.':
    'Hindi lahat ay makakapaghintay ng apat na taon bago kumita. Inuuna ng ACT ang mga skill sa trabaho: basic programming, office at web applications, pagbuo at pag-aayos ng computer, maliliit na network, at pagtulong sa user na ang alam lang ay “huminto”.',
  'It is taught mostly in the laboratory, with projects short enough to finish in a few weeks. After two years you can apply for posts such as technical support, junior programmer or computer laboratory assistant.':
    'Halos sa laboratory ito itinuturo, may mga project na natatapos sa ilang linggo. Pagkatapos ng dalawang taon, puwede nang mag-apply bilang technical support, junior programmer o computer laboratory assistant.',
  'The door to a bachelor’s degree stays open. Subjects of the associate course can normally be credited to BSIT or BSCS; the dean decides which.':
    'Bukas pa rin ang daan sa bachelor’s degree. Karaniwang puwedeng i-credit sa BSIT o BSCS ang mga subject ng associate course; ang dean ang magpapasya kung alin.',
  'Basic programming': 'Basic programming',
  'Office and web applications': 'Office at web applications',
  'Assembling and repairing computers': 'Pagbuo at pag-aayos ng computer',
  'Small networks': 'Maliliit na network',
  'Technical support': 'Technical support',
  'Technical support staff': 'Staff sa technical support',
  'Junior programmer': 'Junior programmer',
  'Computer laboratory assistant': 'Computer laboratory assistant',
  'College of Computer Studies': 'College of Computer Studies',
  'Four ways into computing, in a school that has built competition robots since 2007.':
    'Apat na daan papunta sa computing, sa paaralang gumagawa ng robot para sa contest mula pa noong 2007.',
  'A robotics team has been at work at DYCI since 2007, and a school video of 2013 presents the school as the first Robotics Excellence Center in Bulacan. The College of Computer Studies is where that curiosity becomes a profession.':
    'May robotics team sa DYCI mula pa noong 2007. Sa isang video noong 2013, ipinakilala ng paaralan ang sarili bilang unang Robotics Excellence Center sa Bulacan. Sa College of Computer Studies, nagiging trabaho ang hilig na iyon.',
  'Its courses are easily confused, so here is the short version. Computer Science asks what can be computed and how well. Computer Engineering joins the program to the circuit. Information Technology keeps an organization’s systems running, useful and safe. The Associate in Computer Technology is the two-year start.':
    'Madaling malito sa mga course, kaya ito ang maikling paliwanag. Computer Science: ano ang kayang gawin ng computer, at gaano kahusay. Computer Engineering: program at circuit nang magkasama. Information Technology: paganahin at bantayan ang mga system ng isang opisina. Associate in Computer Technology: simula, dalawang taon.',
  'Whichever you choose, expect to write code early, break it, and spend the evening finding out why. Patience counts for more than having owned a computer since childhood.':
    'Alinman ang piliin ninyo, magsusulat agad kayo ng code. Masisira ito, at hahanapin ninyo kung bakit, minsan hanggang gabi. Tiyaga ang kailangan, hindi ang may computer mula pagkabata.',
}
