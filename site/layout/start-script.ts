/** `rel` of the links to a page's modules before they are fetched; browsers ignore the value. */
export const laterLink = 'later'

/** `type` of the script that loads the modules: a block of data, which browsers do not run. */
export const laterScript = 'text/x-later'

/** From how long until the first byte of a page a line is slow, in milliseconds. */
const slowMs = 1_000

/**
 * Starts the scripts of a page after its first paint, when style sheet, pictures and fonts are
 * there; when the visitor lifts a finger, and three seconds after the first paint at the latest. A
 * link or a search leads on without scripts: touching one starts nothing. On a slow line, scripts
 * wait the three seconds; under Save-Data for the visitor. They never run on a kept page
 * (docs/decisions/0088).
 */
export const startScript = `(()=>{
const touches=["pointerup","keydown","focusin"];
if(document.querySelector("[data-kept]"))return;
let started=false;
const start=()=>{
if(started)return;
started=true;
for(const name of touches)removeEventListener(name,touch);
for(const link of document.querySelectorAll('link[rel=${laterLink}]'))link.rel="modulepreload";
const page=document.querySelector('script[type="${laterScript}"]'),script=document.createElement("script");
script.type="module";script.textContent=page.textContent;page.after(script);
};
const touch=({target})=>{if(!target.closest?.('a[href]:not([href^="#"]),[role=search]'))start()};
for(const name of touches)addEventListener(name,touch,{passive:true});
if(navigator.connection?.saveData)return;
const painted=work=>new PerformanceObserver(work).observe({type:"paint",buffered:true});
painted(()=>setTimeout(start,3000));
const [visit]=performance.getEntriesByType("navigation");
if(!(visit?.responseStart>${slowMs}))addEventListener("load",()=>painted(start));
})()`
