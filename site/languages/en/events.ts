/** Messages of the events page and of events. */
export default {
  titleOfMonth: 'Events in {month}',
  captionOfMonth: 'Events in {month}, by week',
  pageDescription:
    'What is coming up at DYCI in Bocaue: Masses, open houses, tests, fairs and family days, with their dates, hours and places.',
  description: '{title}: {times}. An event of DYCI.',
  alsoComingUp: 'Also coming up',
  past: 'Past events',
  noneInMonth: 'No events in {month}.',
  noMoreInMonth: 'No more events in {month}. The next ones are in {next}.',
  nextMonth: 'Next: {month}',
  countOfDay: '{day}: {count, plural, one {# event} other {# events}}',
  months: 'Months',
  today: 'Today',
  whenAndWhere: 'When and where',
  over: 'This event is over.',
  date: 'Date',
  dates: 'Dates',
  time: 'Time',
  place: 'Place',
  comesAgain: 'Comes again',
  nextDates: 'Next dates',
  addToCalendar: 'Add to calendar',
  feedTitle: 'Keep these dates on your phone',
  feedText:
    'Subscribe once. All events, and their changes, then appear in your own calendar. For Google Calendar, choose “From URL” and paste this address:',
  subscribe: 'Subscribe',
} as const
