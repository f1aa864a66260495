import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'site',
  // The whole URL table is small: one file for all is lighter than asking the server for parts of
  // it.
  routeDiscovery: { mode: 'initial' },
  // One script for each page: site/layout/late-scripts.ts fetches it.
  splitRouteModules: false,
} satisfies Config
