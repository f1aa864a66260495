// The service worker: the one script that Vite builds into /service-worker.js
// (scripts/build-plugins.ts). Each concern is a module with a function that adds its
// listeners, such as those for push messages: call it here.
import { listenForPages } from './offline.ts'
import { listenToPush } from './push.ts'
import { workerScope } from './worker-scope.ts'

// A new version takes over at once: it changes nothing in pages that are open.
workerScope.addEventListener('install', (event) => {
  event.waitUntil(workerScope.skipWaiting())
})

workerScope.addEventListener('activate', (event) => {
  event.waitUntil(workerScope.clients.claim())
})

listenForPages()
listenToPush()
