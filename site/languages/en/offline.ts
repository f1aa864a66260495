/** Messages about pages without a connection, for the service worker and the page it shows. */
export default {
  // Above a kept page
  keptPage: 'Kept page',
  youAreOffline: 'You are offline.',
  noAnswer: 'The site does not answer.',
  pageAsOf: 'This is the page as of {moment}.',
  statusAsOf: 'This is the class status as of {moment}.',
  mayHaveChanged: 'It may have changed since.',
  notOfToday: 'It says nothing about today.',
  tryAgain: 'Try again',

  // The page for addresses that are not kept
  title: 'There is no connection',
  description: 'This page is shown when a page of this site cannot be loaded.',
  notLoaded: 'This page could not be loaded.',
  text: 'This page could not be loaded. When you are back online, it loads by itself.',
  keptPages: 'Pages kept on this device',
  asOf: 'as of {moment}',
} as const
