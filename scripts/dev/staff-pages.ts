import { join } from 'node:path'
import { createServer, type Connect, type HttpServer } from 'vite'
import { matchesPath } from '../../server/paths.ts'
import { staffAssetPaths } from '../../server/staff-pages/staff-pages.ts'

/**
 * Starts Vite for the staff pages, beside the site's. Its modules have the addresses that the built scripts of
 * the staff pages have in production, so the two never answer for the same address.
 * @param server the server that hot reload of both listens on
 */
export async function startStaffPages(server: HttpServer, root: string) {
  const vite = await createServer({
    configFile: join(root, 'admin/vite.config.ts'),
    base: '/assets/staff/',
    appType: 'custom',
    clearScreen: false,
    server: { middlewareMode: true, hmr: { server } },
  })
  const answerModules: Connect.NextHandleFunction = (request, response, next) => {
    if (matchesPath(staffAssetPaths, request.url ?? '/')) vite.middlewares(request, response, next)
    else next()
  }
  return {
    answerModules,
    completePage: (html: string) => vite.transformIndexHtml('/index.html', html),
    close: () => vite.close(),
  }
}
