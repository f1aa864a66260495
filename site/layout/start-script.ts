/** Relation of a page's links to its modules until they are to be fetched: browsers ignore it. */
export const laterLink = 'later'

/**
 * The type of the script that loads them: to browsers a block of data, which they do not run.
 * HTML asks for a whole MIME type.
 */
export const laterScript = 'text/x-later'

/** From how long until the first byte of a page a line is slow, in milliseconds. */
const slowMs = 1_000

/**
 * Starts the scripts of a page once its first screen has arrived and been painted, so
 * that style sheet, pictures and type come before them; sooner when the visitor touches the page,
 * three seconds after the first paint when a picture takes long, and under Save-Data only when it is
 * touched. The touch counts once the finger is lifted, so that the cookie bar does not come between
 * it and a link. A link and a search lead on without scripts, which would only delay the next page:
 * touching these starts nothing, and on a slow line scripts leave the first three seconds after the
 * paint to the visitor's choice. The page can be read and used without its scripts. Never on a page
 * kept for use without a connection (docs/decisions/0088).
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
