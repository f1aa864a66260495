/** How long after a page has loaded the worker is registered, in milliseconds. */
const waitMs = 1_000

/**
 * Registers the service worker once a page has loaded and its own scripts are on their way. Not for
 * visitors who save data: it would fetch things for later. A browser that has no workers, or refuses
 * them in a private window, changes nothing.
 */
export const registerScript = `(()=>{
const{serviceWorker:worker,connection}=navigator;
if(worker&&!connection?.saveData)addEventListener("load",()=>setTimeout(()=>worker.register("/service-worker.js").catch(()=>{}),${waitMs}));
})()`
