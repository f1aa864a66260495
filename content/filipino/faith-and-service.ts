import type { Dictionary } from './dictionary.ts'

/** Faith and service. The Every Hour Prayer has no Filipino: only the school may word it. */
export const faithAndService: Dictionary = {
  // Spirituality
  Spirituality: 'Spirituality',
  'Prayer, Masses, retreats and a camp: how faith is part of the school year.':
    'Dasal, Misa, retreat at camp: kung paano bahagi ng school year ang pananampalataya.',
  'A rhythm of prayer': 'Ritmo ng pagdarasal',
  'DYCI is a private school with a God-centered program. Ten practices shape the school year.':
    'Private school ang DYCI na may God-centered program. Sampung gawain ang bumubuo sa school year.',
  'The calendar is Catholic in form. Some practices are for everybody, such as the prayer at each hour. Others are for some grades, such as the retreat.':
    'Katoliko ang anyo ng calendar. May mga gawaing para sa lahat, gaya ng dasal bawat oras. May para sa ilang grade, gaya ng retreat.',
  'If your family has another church or faith, talk with the class adviser early in the year.':
    'Kung iba ang simbahan o relihiyon ng pamilya ninyo, makipag-usap po sa class adviser sa simula pa lang ng taon.',
  'At home': 'Sa bahay',
  'with families': 'kasama ang pamilya',
  Group: 'Grupo',
  'after a recollection or retreat': 'pagkatapos ng recollection o retreat',
  'day of quiet': 'araw ng pananahimik',
  Jan: 'Ene',
  'every year': 'taon-taon',
  Homebound: 'Homebound',
  'The prayer and care of the school, brought to homes and families.':
    'Ang dasal at malasakit ng paaralan, dinadala sa mga bahay at pamilya.',
  'Homebound brings the prayer and care of the school to homes and families.':
    'Dinadala ng Homebound ang dasal at malasakit ng paaralan sa mga bahay at pamilya.',
  'A class may pray for its families, or send home a short prayer for the evening meal. The school will explain the program here.':
    'Puwedeng ipagdasal ng isang klase ang mga pamilya nito, o mag-uwi ng maikling dasal para sa hapunan. Ipapaliwanag ng paaralan dito ang program.',
  Deepening: 'Deepening',
  'Small groups that meet after a recollection or retreat.':
    'Maliliit na grupong nagkikita pagkatapos ng recollection o retreat.',
  'Deepening comes after a recollection or a retreat. People meet again in small groups.':
    'Sumusunod ang Deepening sa recollection o retreat. Nagkikita ulit ang lahat sa maliliit na grupo.',
  'They read, they share how they are, and they choose one thing to try. What people share stays in the group, unless someone is in danger.':
    'Nagbabasa sila, nagkukuwentuhan kung kumusta na, at pumipili ng isang bagay na susubukan. Ang sinabi sa grupo ay sa grupo lang, maliban kung may nasa panganib.',
  'Friday of every month': 'Biyernes ng bawat buwan',
  'Community Mass': 'Community Mass',
  'On the first Friday of every month the school celebrates Mass together.':
    'Tuwing unang Biyernes ng buwan, sama-samang nagmimisa ang paaralan.',
  'Every first Friday of the month, the DYCI community gathers for Mass.':
    'Tuwing unang Biyernes ng buwan, nagtitipon ang DYCI community para sa Misa.',
  'In Catholic tradition the first Friday is a day of devotion to the Sacred Heart of Jesus. All levels of the school pray together.':
    'Sa tradisyong Katoliko, araw ng debosyon sa Sacred Heart of Jesus ang unang Biyernes. Sama-samang nagdarasal ang lahat ng level ng paaralan.',
  'Parents, alumni and neighbors may join. Look for the date on the Events page, because a holiday can move it.':
    'Puwedeng sumama ang mga magulang, alumni at kapitbahay. Tingnan ang petsa sa page ng Mga Event, dahil puwede itong malipat kung may holiday.',
  'Sunday of every month': 'Linggo ng bawat buwan',
  'Sponsorship Mass': 'Sponsorship Mass',
  'On the first Sunday of the month one group of DYCIans prepares the Mass for all.':
    'Tuwing unang Linggo ng buwan, isang grupo ng mga DYCIan ang naghahanda ng Misa para sa lahat.',
  'The sponsorship Mass is celebrated every first Sunday. One department or group prepares it for all the others.':
    'Tuwing unang Linggo ang sponsorship Mass. Isang department o grupo ang naghahanda nito para sa lahat.',
  'The group finds the readers, practices the songs, prepares the offering and welcomes people. It is a way to serve.':
    'Ang grupo ang humahanap ng mga magbabasa, nagpa-practice ng mga kanta, naghahanda ng alay at sumasalubong sa mga tao. Paraan ito ng paglilingkod.',
  'Families are welcome.': 'Puwedeng sumama ang mga pamilya.',
  Recollection: 'Recollection',
  'Half a day or a day to stop, think and pray.':
    'Kalahati o isang araw para huminto, mag-isip at magdasal.',
  'A recollection is a short retreat. A class or a group of employees takes half a day or a day to stop, think and pray.':
    'Maikling retreat ang recollection. Naglalaan ang isang klase o grupo ng mga empleyado ng kalahati o isang araw para huminto, mag-isip at magdasal.',
  'There is usually a talk, quiet time with a few questions, and sharing at the end. The theme fits the age of the group.':
    'Karaniwang may talk, tahimik na oras na may ilang tanong, at sharing sa dulo. Bagay ang tema sa edad ng grupo.',
  'What usually happens': 'Karaniwang nangyayari',
  'Rest.': 'Pahinga.',
  'Silence.': 'Katahimikan.',
  'Talks.': 'Mga talk.',
  'Sharing in small groups. Nobody has to speak.':
    'Sharing sa maliliit na grupo. Walang pinipilit magsalita.',
  'The sacrament of reconciliation for those who ask for it.':
    'Kumpisal para sa gustong magkumpisal.',
  'days, for Grades 10, 11 and 12': 'araw, para sa Grade 10, 11 at 12',
  Retreat: 'Retreat',
  'One and a half days of rest, silence and sharing for Grades 10, 11 and 12.':
    'Isa at kalahating araw ng pahinga, katahimikan at sharing para sa Grade 10, 11 at 12.',
  'Students of Grades 10, 11 and 12 go on a retreat. It lasts one and a half days.':
    'May retreat ang mga estudyante ng Grade 10, 11 at 12. Isa at kalahating araw ito.',
  'In these years students choose a track, a course and a way of life. The retreat gives them time to think and to pray about it.':
    'Sa mga taong ito, pumipili ang estudyante ng track, ng course at ng landas sa buhay. Binibigyan sila ng retreat ng oras para pag-isipan at ipagdasal ito.',
  'the year of the first youthcamp': 'ang taon ng unang youthcamp',
  Youthcamp: 'Youthcamp',
  'Since 2004: a camp of faith, friendship and leading others.':
    'Mula pa noong 2004: camp ng dasal, pagkakaibigan at pamumuno.',
  'Youthcamp began in 2004. It is a camp of faith, friendship and leadership.':
    'Nagsimula ang Youthcamp noong 2004. Camp ito ng pananampalataya, pagkakaibigan at pamumuno.',
  'Campers come from different grades and departments. They pray, play, share and learn to lead others.':
    'Galing sa iba-ibang grade at department ang mga camper. Nagdarasal sila, naglalaro, nagse-share at natututong mamuno.',
  'Calls for campers are posted under Announcements. Campers under 18 need the signature of a parent or guardian.':
    'Ipo-post sa Mga Anunsyo ang paghahanap ng mga camper. Kailangan ng camper na wala pang 18 ang pirma ng magulang o guardian.',
  'If you come for the first time': 'Kung unang beses ninyo',
  'You need no invitation. Families, alumni and neighbors are welcome.':
    'Hindi kailangan ng imbitasyon. Puwede ang mga pamilya, alumni at kapitbahay.',
  'You may come on one morning or on all nine.':
    'Puwedeng isang umaga lang. Puwede ring kumpletuhin ang siyam.',
  'Come some minutes early.': 'Pumunta nang maaga ng ilang minuto.',
  'Bring a jacket for the children, and keep them close while it is dark.':
    'Magdala ng jacket para sa mga bata, at huwag silang palayuin habang madilim pa.',
  'dawn Masses, December 16 to 24': 'Misa sa madaling-araw, Disyembre 16 hanggang 24',
  'Simbang Gabi': 'Simbang Gabi',
  'Nine dawn Masses before Christmas, from December 16 to 24.':
    'Siyam na Misa sa madaling-araw bago mag-Pasko, mula Disyembre 16 hanggang 24.',
  'From December 16 to 24 we keep simbang gabi: nine dawn Masses before Christmas.':
    'Mula Disyembre 16 hanggang 24, may simbang gabi: siyam na Misa sa madaling-araw bago mag-Pasko.',
  'The custom is also called Misa de Aguinaldo. It goes back to Spanish times, when farmers prayed before they went to their fields. After the ninth Mass comes the Misa de Gallo on Christmas Eve.':
    'Misa de Aguinaldo rin ang tawag dito. Galing pa ito sa panahon ng Kastila, nang nagdarasal ang mga magsasaka bago pumunta sa bukid. Pagkatapos ng ikasiyam na Misa, Misa de Gallo naman sa bisperas ng Pasko.',
  'God-Centered Month': 'God-Centered Month',
  'January is given to God, at the start of the year.':
    'Para sa Diyos ang Enero, sa simula ng taon.',
  'January is God-Centered Month at DYCI. The school begins the year by giving it to God.':
    'God-Centered Month sa DYCI ang Enero. Iniaalay ito ng paaralan sa Diyos sa simula ng taon.',
  'Classes pray together, listen to short talks and share what they hope for in the new year.':
    'Sama-samang nagdarasal ang mga klase, nakikinig sa maiikling talk at nagkukuwento ng inaasahan nila sa bagong taon.',

  // Servanthood
  Servanthood: 'Servanthood',
  Paraya: 'Paraya',
  'Paraya, the DYCI program of community service.':
    'Paraya, ang program ng DYCI para sa paglilingkod sa komunidad.',
  'Serving beyond the gate': 'Paglilingkod sa labas ng gate',
  'Servanthood means that DYCI serves its neighbors. The program is called Paraya.':
    'Servanthood ang paglilingkod ng DYCI sa mga kapitbahay nito. Paraya ang pangalan ng program.',
  'The school stands in Barangay Wakas, along MacArthur Highway, in the town of Bocaue. Many people live around it, and we want to be good neighbors.':
    'Nasa Barangay Wakas ang paaralan, sa tabi ng MacArthur Highway, sa bayan ng Bocaue. Maraming nakatira sa paligid, at gusto naming maging mabuting kapitbahay.',
  'Kinds of service': 'Mga uri ng paglilingkod',
  'Outreach: baskets, carols and visits before Christmas.':
    'Outreach: mga basket, karoling at pagbisita bago mag-Pasko.',
  'Literacy: reading with younger children.':
    'Pagbabasa: pagbabasa kasama ang mas maliliit na bata.',
  'Health: check-ups and talks in the barangay, always under supervision.':
    'Kalusugan: check-up at mga talk sa barangay, laging may nagbabantay.',
  'Environment: cleaning and sorting along the Bocaue River.':
    'Kalikasan: paglilinis at paghihiwalay ng basura sa tabi ng Ilog Bocaue.',
  'Technology: simple repairs and first lessons on the computer.':
    'Technology: simpleng pag-aayos at mga unang lesson sa computer.',
  'How to take part': 'Paano sumali',
  'Students: join through your class, club or department.':
    'Mga estudyante: sumali sa pamamagitan ng klase, club o department.',
  'Students under 18 need the consent of a parent or guardian.':
    'Estudyanteng wala pang 18: kailangan ang pahintulot ng magulang o guardian.',
  'Alumni, parents and organizations: write to the school with your idea.':
    'Alumni, magulang at mga organisasyon: isulat sa paaralan ang idea ninyo.',
  'Community service and outreach by pupils, students and employees.':
    'Paglilingkod sa komunidad at outreach ng mga bata, estudyante at empleyado.',
  'Paraya comes from the Tagalog word magparaya: to let go of your own claim for the good of someone else.':
    'Galing ang Paraya sa Tagalog na magparaya: isantabi ang sarili para sa ikabubuti ng iba.',
  'As a program, Paraya joins service with learning. Health students help with check-ups. Education students read with children. Computer students help parents to use a phone safely.':
    'Bilang program, pinagsasama ng Paraya ang paglilingkod at pag-aaral. Tumutulong sa check-up ang mga estudyante ng health. Nagbabasa kasama ng mga bata ang mga estudyante ng education. Tinutulungan ng mga estudyante ng computer ang mga magulang na gumamit ng phone nang ligtas.',
  'We begin by asking. Barangay officers, school heads and families know what is needed.':
    'Pagtatanong ang simula namin. Alam ng mga opisyal ng barangay, mga head ng paaralan at mga pamilya kung ano ang kailangan.',
  'After each activity the group talks about it: what went well, what went wrong, and what we learned.':
    'Pagkatapos ng bawat activity, pinag-uusapan ito ng grupo: ano ang naging maayos, ano ang naging mali, at ano ang natutuhan namin.',

  // Next steps of the pages of faith and service
  'The class adviser, if your family has another church or faith':
    'class adviser, kung iba ang simbahan o relihiyon ng pamilya ninyo',
  'God-Centeredness, the first of our core values':
    'God-Centeredness, ang una sa aming core values',
  'The class adviser or the office of your level': 'class adviser o opisina ng level ninyo',
  'Ask us what Homebound does this year':
    'Itanong sa amin kung ano ang ginagawa ng Homebound ngayong taon',
  'Paraya: how DYCI serves its neighbors': 'Paraya: paano naglilingkod ang DYCI sa mga kapitbahay',
  'Ask us which groups meet, and when':
    'Itanong sa amin kung aling mga grupo ang nagkikita, at kailan',
  'The retreat that comes before': 'Ang retreat bago ang Deepening',
  'Every first Friday of the month': 'Tuwing unang Biyernes ng buwan',
  'Dates on the calendar': 'Mga petsa sa calendar',
  'Ask us about the Mass': 'Magtanong sa amin tungkol sa Misa',
  'Every first Sunday of the month': 'Tuwing unang Linggo ng buwan',
  'Ask us how your group can prepare a Mass':
    'Itanong sa amin kung paano makapaghahanda ng Misa ang grupo ninyo',
  'Ask us about the dates and the consent form':
    'Itanong sa amin ang mga petsa at ang consent form',
  'Deepening: the groups after a retreat': 'Deepening: ang mga grupo pagkatapos ng retreat',
  'Calls for campers, under Announcements': 'Paghahanap ng mga camper, sa Mga Anunsyo',
  'Ask us about the next camp': 'Magtanong sa amin tungkol sa susunod na camp',
  'At dawn, from December 16 to 24': 'Madaling-araw, Disyembre 16 hanggang 24',
  'Days and hours on the calendar': 'Mga araw at oras sa calendar',
  'Ask us about simbang gabi': 'Magtanong sa amin tungkol sa simbang gabi',
  'Every January': 'Tuwing Enero',
  'Write to us with your idea': 'Isulat sa amin ang ideya ninyo',
}
