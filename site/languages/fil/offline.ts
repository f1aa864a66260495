import type english from '../en/offline.ts'

/** Messages about pages without a connection, for the service worker and the page it shows. */
export default {
  // Above a kept page
  keptPage: 'Naka-save na page',
  youAreOffline: 'Wala kayong internet.',
  noAnswer: 'Hindi sumasagot ang site.',
  pageAsOf: 'Ito ang page as of {moment}.',
  statusAsOf: 'Ito ang balita sa pasok as of {moment}.',
  mayHaveChanged: 'Baka nagbago na ito.',
  notOfToday: 'Hindi ito para sa araw na ito.',
  tryAgain: 'Subukan ulit',

  // The page for addresses that are not kept
  title: 'Walang internet',
  description: 'Lumalabas ang page na ito kapag may page ng site na hindi ma-load.',
  notLoaded: 'Hindi na-load ang page na ito.',
  text: 'Hindi na-load ang page na ito. Kusa itong maglo-load kapag may internet na kayo.',
  keptPages: 'Mga page na naka-save dito',
  asOf: 'as of {moment}',
} as const satisfies Record<keyof typeof english, string>
