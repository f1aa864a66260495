import type { Dictionary } from './dictionary.ts'

/** The colleges from accountancy to computer studies, and their courses. */
export const accountancyToComputing: Dictionary = {
  // Colleges and courses
  'For future certified public accountants (CPA): audit, tax and finance.':
    'Para sa magiging certified public accountant (CPA): audit, tax at finance.',
  'You learn to keep books, to check them and to work out taxes. You practice with many problems: ledgers, tax returns, bank reconciliations.':
    'Matututo kayong maglista ng pera, mag-check nito at magkuwenta ng tax. Marami kayong sasagutang problem: ledger, tax return, bank reconciliation.',
  'CHED asks for at least 173 units (Memorandum Order 27 of 2017).':
    'Hindi bababa sa 173 units ang hinihingi ng CHED (Memorandum Order 27 ng 2017).',
  'Financial and cost accounting': 'Financial at cost accounting',
  'Business law': 'Business law',
  Taxation: 'Taxation',
  Economics: 'Economics',
  Auditing: 'Auditing',
  'Certified public accountant, after the examination':
    'Certified public accountant, pagkatapos ng board exam',
  'Audit, tax and budget staff': 'Staff sa audit, tax at budget',
  'Accounting and finance staff': 'Staff sa accounting at finance',
  'Accounting and computing in one course: how records are entered, protected and checked.':
    'Accounting at computing sa iisang course: paano ilagay, protektahan at i-check ang mga record.',
  'You learn accounting, and the computer systems in which companies keep their books. You find out how a false invoice could slip in, and how to stop it.':
    'Pag-aaralan ninyo ang accounting at ang mga computer system na naglilista ng pera ng kompanya. Aalamin ninyo kung paano nakakalusot ang pekeng invoice, at paano ito pigilan.',
  'Do you want the CPA license? BS Accountancy is the course for it.':
    'CPA license ba ang gusto ninyo? BS Accountancy ang course para doon.',
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
  'Two courses: accountancy, and the computer systems that keep the books.':
    'Dalawang course: accountancy, at ang mga computer system na naglilista ng pera.',
  'Two courses of four years. One prepares for the CPA license, the other for work with accounting systems.':
    'Dalawang course na tig-apat na taon. Isa para sa CPA license, at isa para sa trabaho sa mga accounting system.',
  'Both begin with the same accounting. If you did not take ABM in senior high, ask the dean what to catch up on.':
    'Pareho ang simulang accounting ng dalawa. Kung hindi kayo galing sa ABM, itanong sa dean kung ano ang hahabulin.',
  'Government, law and public life, in the Philippines and in other countries.':
    'Gobyerno, batas at buhay ng bayan, sa Pilipinas at sa ibang bansa.',
  'You study political ideas, the Philippine government and those of other countries. You learn to do research, to debate and to write a thesis.':
    'Pag-aaralan ninyo ang mga ideya sa politika, at ang gobyerno ng Pilipinas at ng ibang bansa. Matututo kayong mag-research, makipag-debate at sumulat ng thesis.',
  'Political theory': 'Political theory',
  'Comparative politics': 'Comparative politics',
  'Research methods': 'Research methods',
  'Public administration': 'Public administration',
  'Civil service': 'Civil service',
  'Work in nongovernment organizations': 'Trabaho sa nongovernment organization',
  'Law school, after the degree': 'Law school, pagkatapos ng degree',
  'College of Arts and Sciences': 'College of Arts and Sciences',
  'Political science: who decides in a town and a country, and how.':
    'Political science: sino ang nagpapasya sa bayan at sa bansa, at paano.',
  'One course of four years: Political Science. It is about how people govern a barangay, a town and a country.':
    'Isang course na apat na taon: Political Science. Tungkol ito sa pagpapatakbo ng barangay, bayan at bansa.',
  'You read and discuss a lot. You learn to give reasons, and to be fair to views that are not yours.':
    'Marami kayong babasahin at pag-uusapan. Matututo kayong magbigay ng dahilan, at maging patas sa opinyon ng iba.',
  'How a business works, with a major in financial, human resource development, marketing or operations management.':
    'Paano tumatakbo ang negosyo, may major sa financial, human resource development, marketing o operations management.',
  'You begin with economics, accounting, law, taxation and management. Then comes your major.':
    'Economics, accounting, law, taxation at management ang simula. Sunod ang major ninyo.',
  'In the feasibility study your group plans a business and works out what it would cost. You explain the plan to a panel.':
    'Sa feasibility study, magpaplano ng negosyo ang grupo ninyo at kukuwentahin ang gastos. Ipapaliwanag ninyo ito sa panel.',
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
  'One course with four majors: finance, people, marketing or operations.':
    'Isang course na may apat na major: pera, tao, marketing o operations.',
  'One course of four years. You learn how a whole business works, then choose a major.':
    'Isang course na apat na taon. Pag-aaralan ninyo kung paano tumatakbo ang buong negosyo, tapos pipili kayo ng major.',
  'Financial management is about money. Human resource development management is about the people who work there. Marketing management is about customers. Operations management is about making things on time and at the right cost.':
    'Tungkol sa pera ang financial management. Tungkol sa mga nagtatrabaho ang human resource development management. Tungkol sa mga customer ang marketing management. Tungkol sa paggawa sa tamang oras at halaga ang operations management.',
  'How software works: algorithms, data, programming languages and design.':
    'Paano gumagana ang software: algorithm, data, programming language at disenyo.',
  'You learn to write programs that are correct, fast and easy to change, and the mathematics behind them. You begin with small programs and end with a thesis.':
    'Matututo kayong gumawa ng program na tama, mabilis at madaling baguhin, pati ang mathematics sa likod nito. Maliliit na program ang simula, at thesis ang huli.',
  'Discrete mathematics': 'Discrete mathematics',
  'Data structures and algorithms': 'Data structures at algorithms',
  'Operating systems': 'Operating systems',
  'Programming languages': 'Programming languages',
  'Software engineering': 'Software engineering',
  Thesis: 'Thesis',
  'Software developer': 'Software developer',
  'Data work': 'Trabaho sa data',
  'Research, with further study': 'Research, pag nag-aral pa',
  'Circuits, sensors, chips and networks, and the programs that run them.':
    'Circuit, sensor, chip at network, at ang mga program na nagpapatakbo sa mga ito.',
  'You learn to build computers and to program them, with the mathematics and physics of engineering.':
    'Matututo kayong bumuo ng computer at gumawa ng program nito, kasama ang mathematics at physics ng engineering.',
  'Computer engineers build machines such as MAGIS 2.0 of a DYCI team. It checks with sensors if meat is safe.':
    'Gumagawa ang computer engineer ng mga machine gaya ng MAGIS 2.0 ng isang DYCI team. Sensor ang gamit nito para malaman kung ligtas ang karne.',
  'Circuits and electronics': 'Circuits at electronics',
  'Digital logic': 'Digital logic',
  Microprocessors: 'Microprocessors',
  'Signals and data communication': 'Signals at data communication',
  'Design project': 'Design project',
  'Embedded systems engineer': 'Embedded systems engineer',
  'Automation and network engineer': 'Automation at network engineer',
  'Work in electronics production': 'Trabaho sa paggawa ng electronics',
  'Websites, networks, databases and security for an organization.':
    'Website, network, database at security para sa isang organisasyon.',
  'You learn to build and run the computer systems of an organization, and to ask its people what they need. In the capstone project your group makes such a system.':
    'Matututo kayong gumawa at magpatakbo ng mga computer system ng isang organisasyon, at magtanong kung ano ang kailangan ng mga tao nito. Sa capstone project, gagawa ng ganitong system ang grupo ninyo.',
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
  'Two years of programming and technical support, for work or for a longer course.':
    'Dalawang taon ng programming at technical support, para sa trabaho o sa mas mahabang course.',
  'You learn basic programming, and how to repair, connect and support computers. After two years you can look for work or study on.':
    'Matututo kayo ng basic programming, at kung paano mag-ayos, magkabit at tumulong sa computer. Pagkatapos ng dalawang taon, puwedeng magtrabaho o mag-aral pa.',
  'The subjects can often count toward BSIT or BSCS. The dean decides which ones.':
    'Madalas puwedeng i-credit ang mga subject sa BSIT o BSCS. Ang dean ang magpapasya kung alin.',
  'Basic programming': 'Basic programming',
  'Office and web applications': 'Office at web applications',
  'Assembling and repairing computers': 'Pagbuo at pag-aayos ng computer',
  'Small networks': 'Maliliit na network',
  'Technical support': 'Technical support',
  'Technical support staff': 'Staff sa technical support',
  'Junior programmer': 'Junior programmer',
  'Computer laboratory assistant': 'Computer laboratory assistant',
  'College of Computer Studies': 'College of Computer Studies',
  'Four courses in computing, in a school that has built robots since 2007.':
    'Apat na course sa computing, sa paaralang gumagawa ng robot mula pa noong 2007.',
  'Four courses in computing. Three take four years, and one takes two.':
    'Apat na course sa computing. Apat na taon ang tatlo, at dalawang taon ang isa.',
  'The names are easy to mix up. Computer Science is about programs and the ideas behind them. Computer Engineering is about programs and circuits together. Information Technology is about the computers, networks and data of an organization. The Associate in Computer Technology is the short course.':
    'Madaling malito sa mga pangalan. Tungkol sa program at sa ideya sa likod nito ang Computer Science. Program at circuit nang magkasama ang Computer Engineering. Tungkol sa mga computer, network at data ng isang organisasyon ang Information Technology. Ang Associate in Computer Technology ang maikling course.',
}
