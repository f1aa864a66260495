import { comeBack } from './come-back-script.ts'

/** Delay from the load of a page to the registration of the worker, in milliseconds. */
const waitMs = 1_000

/**
 * Registers the service worker once a page has loaded, unless visitors save data. A kept page gives
 * way to the new one when the device is back online.
 */
export const registerScript = `(()=>{
if(document.querySelector("[data-kept=offline]"))${comeBack}
const{serviceWorker:worker,connection}=navigator;
if(worker&&!connection?.saveData)addEventListener("load",()=>setTimeout(()=>worker.register("/service-worker.js").catch(()=>{}),${waitMs}));
})()`
