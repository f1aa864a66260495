// The layers of the tests: how each is run, and the programs that it needs.

const vitest = (title, projects, { needsBuild = true, tools = [] } = {}) => ({
  title,
  runner: 'vitest',
  needsBuild,
  tools,
  args: (filters) => [...projects.flatMap((project) => ['--project', project]), ...filters],
})

/** @param folder the folder of the stories of the layer, in `tests` of the project or of an ability */
const playwright = (title, folder, tools = ['chromium']) => ({
  title,
  runner: 'playwright',
  needsBuild: true,
  tools,
  args: (filters) => (filters.length > 0 ? filters : [`/tests/${folder}/`]),
})

/** The layers by name: `npm run test:NAME` runs one. */
export const layers = {
  unit: vitest('Unit tests', ['unit', 'unit-isolated'], { needsBuild: false, tools: ['postgres'] }),
  api: vitest('API tests', ['api'], { tools: ['postgres', 'openssl'] }),
  stories: playwright('Stories of visitors and editors', 'stories'),
  operations: vitest('Operations', ['operations'], {
    tools: ['postgres', 'buildah', 'caddy', 'debootstrap', 'nginx', 'systemd'],
  }),
  validators: vitest('Outside validators', ['validators'], { tools: ['java'] }),
  firefox: vitest('Stories in Firefox', ['firefox'], { tools: ['firefox'] }),
  webkit: vitest('Stories in WebKit', ['webkit'], { tools: ['webkit'] }),
  'further-stories': playwright('Further stories', 'further-stories'),
  sweeps: playwright('Sweeps of all pages', 'sweeps'),
  'full-browser': playwright('Pictures and motion in the full browser', 'full-browser', [
    'fullChromium',
  ]),
}

/** Returns the layer of a file of tests. @param file path from the root */
export function layerOf(file) {
  const [, folder] = /(?:^|\/)tests\/([\w-]+)\//.exec(file) ?? []
  if (folder === 'engines') return 'firefox'
  return folder in layers ? folder : 'unit'
}

/** The layers that guard every change. */
export const gate = ['unit', 'api', 'stories']

/** Times in Manila at which day, month or year change, or choices of the class status run out. */
export const otherTimes = [
  '2026-11-18T23:58:00+08:00',
  '2026-11-18T00:10:00+08:00',
  '2026-11-18T04:29:00+08:00',
  '2026-12-31T23:58:00+08:00',
  '2027-02-28T09:00:00+08:00',
  '2028-02-29T09:00:00+08:00',
  '2026-11-30T23:58:00+08:00',
]

/** The stories of what depends on the time. Those of events look at one month. */
export const timedFilters = [
  'stories/class-status',
  'stories/post-kit',
  'stories/staff-calendar',
  'stories/staff-dashboard',
  'stories/verify',
  'further-stories/alert-bar',
].map((name) => `/tests/${name}`)
