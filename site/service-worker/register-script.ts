import { comeBack } from './come-back-script.ts'

/** Delay from the load of a page to the registration of the worker, in milliseconds. */
const waitMs = 1_000

/**
 * Registers the service worker once a page has loaded and its own scripts are on their way. Not for
 * visitors who save data: it would fetch things for later. A browser that has no workers, or refuses
 * them in a private window, changes nothing. A kept page gives way to the new one when the device is
 * back online.
 */
export const registerScript = `(()=>{
if(document.querySelector("[data-kept=offline]"))${comeBack}
const{serviceWorker:worker,connection}=navigator;
if(worker&&!connection?.saveData)addEventListener("load",()=>setTimeout(()=>worker.register("/service-worker.js").catch(()=>{}),${waitMs}));
})()`
