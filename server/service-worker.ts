import { StoredResponse } from './pages/stored-response.ts'

/** The address of the service worker, which never changes: browsers know an installed one by it. */
export const workerPath = '/service-worker.js'

/** Asked for each time, so that a release reaches every phone; it reads only from this site. */
export const workerHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
}

/**
 * A worker in whose place nothing remains: it deletes what was kept, and itself. Browsers take it over
 * with the next page that is opened; open pages stay as they are.
 */
const removingWorker = `addEventListener("install",event=>event.waitUntil(skipWaiting()));
addEventListener("activate",event=>event.waitUntil((async()=>{
try{for(const name of await caches.keys())await caches.delete(name)}finally{await registration.unregister()}
})().catch(()=>{})));
`

/** Puts the worker that removes itself in place of the built one (`SERVICE_WORKER=0`). */
export function removeServiceWorker(
  files: Map<string, StoredResponse>,
  headers: Record<string, string>,
) {
  const type = { 'content-type': 'text/javascript; charset=utf-8' }
  files.set(
    workerPath,
    new StoredResponse({
      status: 200,
      headers: { ...type, ...headers, ...workerHeaders },
      body: Buffer.from(removingWorker),
    }),
  )
}
