/**
 * What React Router writes into a page to load its scripts at once, and what stands there until
 * they are wanted.
 */
export const scriptPreload = '<link rel="modulepreload"'
export const laterPreload = '<link rel="later"'
export const moduleScript = '<script type="module" async="">'
export const laterScript = '<script type="text/x-later">'

/**
 * Starts the scripts of a page once all that it shows at first has arrived and been painted, so
 * that style sheet, pictures and type come before them; sooner when the visitor touches the page or
 * a picture takes long, and under Save-Data only when it is touched. It can be read and used
 * without them.
 */
export const startScript = `(()=>{
const touches=["pointerdown","keydown","focusin"];
let started=false;
const start=()=>{
if(started)return;
started=true;
for(const name of touches)removeEventListener(name,start);
for(const link of document.querySelectorAll('link[rel=later]'))link.rel="modulepreload";
const page=document.querySelector('script[type$=later]'),script=document.createElement("script");
script.type="module";script.textContent=page.textContent;page.after(script);
};
for(const name of touches)addEventListener(name,start,{passive:true});
if(navigator.connection?.saveData)return;
addEventListener("load",()=>new PerformanceObserver(start).observe({type:"paint",buffered:true}));
setTimeout(start,3000);
})()`
