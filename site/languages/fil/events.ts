import type english from '../en/events.ts'

/** Messages of the events page and of events. */
export default {
  titleOfMonth: 'Mga event sa {month}',
  captionOfMonth: 'Mga event sa {month}, ayon sa linggo',
  pageDescription:
    'Mga susunod na event ng DYCI sa Bocaue: Misa, open house, exam, fair at family day, kasama ang petsa, oras at lugar.',
  description: '{title}: {times}. Event ng DYCI.',
  alsoComingUp: 'Iba pang susunod na event',
  past: 'Mga nakaraang event',
  noneInMonth: 'Walang event sa {month}.',
  noMoreInMonth: 'Wala nang event sa {month}. Ang mga susunod ay sa {next}.',
  nextMonth: 'Susunod: {month}',
  countOfDay: '{day}: {count, plural, one {# event} other {# na event}}',
  months: 'Mga buwan',
  today: 'Ngayon',
  whenAndWhere: 'Kailan at saan',
  over: 'Tapos na ang event na ito.',
  date: 'Petsa',
  dates: 'Mga petsa',
  time: 'Oras',
  place: 'Lugar',
  comesAgain: 'Mauulit',
  nextDates: 'Mga susunod na petsa',
  addToCalendar: 'Ilagay sa calendar',
  feedTitle: 'Ilagay ang mga petsang ito sa phone ninyo',
  feedText:
    'Mag-subscribe nang isang beses. Papasok na sa calendar ninyo ang lahat ng event at pagbabago. Sa Google Calendar, piliin ang “From URL” at i-paste ang address na ito:',
  subscribe: 'Mag-subscribe',
} as const satisfies Record<keyof typeof english, string>
