/** First and longest delay before a retry, in milliseconds; the delay doubles each time. */
const firstWaitMs = 1_000
const longestWaitMs = 60_000

/** A statement that loads the page again once the site answers; a line is often up before that. */
export const comeBack = `{
let wait=${firstWaitMs},timer;
const later=()=>{timer=setTimeout(ask,wait);wait=Math.min(wait*2,${longestWaitMs})};
const ask=()=>{clearTimeout(timer);if(navigator.onLine)fetch("/service-worker.js",{method:"HEAD",cache:"no-store"}).then(()=>location.reload(),later);else later()};
addEventListener("online",ask);
later();
}`
