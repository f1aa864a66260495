/** First and longest delay before a retry, in milliseconds; the delay doubles each time. */
const firstWaitMs = 1_000
const longestWaitMs = 60_000

/**
 * Statement of an inline script that reloads the page once the site answers. A browser says that it
 * is online before the site can be reached, so the statement asks the site.
 */
export const reloadWhenBack = `{
let wait=${firstWaitMs},timer;
const later=()=>{timer=setTimeout(ask,wait);wait=Math.min(wait*2,${longestWaitMs})};
const ask=()=>{clearTimeout(timer);if(navigator.onLine)fetch("/service-worker.js",{method:"HEAD",cache:"no-store"}).then(()=>location.reload(),later);else later()};
addEventListener("online",ask);
later();
}`

/** Delay from the load of a page to the registration of the worker, in milliseconds. */
const waitMs = 1_000

/**
 * Registers the service worker once a page has loaded, unless visitors save data. A kept page gives
 * way to the new one when the device is back online.
 */
export const registerScript = `(()=>{
if(document.querySelector("[data-kept=offline]"))${reloadWhenBack}
const{serviceWorker:worker,connection}=navigator;
if(worker&&!connection?.saveData)addEventListener("load",()=>setTimeout(()=>worker.register("/service-worker.js").catch(()=>{}),${waitMs}));
})()`
