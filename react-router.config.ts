import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'site',
  // Sends the whole URL table at once: it is small, and lighter than requests for its parts.
  routeDiscovery: { mode: 'initial' },
  // Keeps one script per page: site/layout/late-scripts.ts fetches it.
  splitRouteModules: false,
} satisfies Config
