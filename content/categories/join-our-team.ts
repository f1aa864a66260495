import type { CategoryInput } from '../../school/kinds/category.ts'

export const joinOurTeam: CategoryInput = {
  headerContent: {
    title: 'Join Our Team',
    bannerLink: '/images/sections/careers.svg',
    description:
      'Teachers, instructors, nurses, engineers, librarians, office and maintenance staff: come and work with us.',
  },
  pageContent: {
    title: 'Work at DYCI',
    description: [
      'A school of four levels needs many kinds of people. Some of them stand in front of a class. Others keep the books, run the laboratories, mend the roof, receive the nervous parent at the window.',
      'We look for people who know their field and who like the young, including at four o’clock on a Friday. Experience counts. So does the wish to learn, for our graduates of last year apply as well.',
      'Openings will be posted here and on the school’s own pages when there are any. You may also send an application without waiting for one; it will be kept on file for a time and read when a post becomes vacant.',
    ],
    sections: [
      {
        heading: 'What to send',
        points: [
          'A letter of one page: which post or field, at which level, and why here.',
          'A résumé with your education, work and references whom we may ask.',
          'A copy of your transcript of records and, where your profession requires it, of your license and certificates of training.',
          'An address, a telephone number and the date from which you could start.',
        ],
        paragraphs: [
          'Originals can wait until we meet. Leave out anything a school has no need to know about you.',
        ],
      },
      {
        heading: 'What usually follows',
        paragraphs: [
          'Applications are read by the human-resource office and by the department concerned. If there is a match you will normally be invited to an interview. Applicants for teaching posts are often asked for a demonstration lesson, and some posts include a written test.',
          'Before employment begins the usual documents are requested, such as clearances and a medical certificate. How long it takes depends on the season: the months before the opening of classes are the busiest.',
        ],
      },
      {
        heading: 'Your first months',
        paragraphs: [
          'New colleagues get to know the four values of the school early: God-Centeredness; Magis, doing more than the minimum; Sapentia, or wisdom; and Paraya, the giving of oneself. Formation is taken seriously here. In May 2019, for example, 93 teachers of junior and senior high spent a day and a half in Tagaytay on a leadership journey that ended with a written promise.',
        ],
      },
      {
        heading: 'What happens to your papers',
        paragraphs: [
          'Your papers are used for hiring only and are protected as the Data Privacy Policy describes.',
        ],
      },
    ],
  },
}
