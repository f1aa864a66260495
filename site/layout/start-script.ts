/** What React Router writes into a page to load its scripts at once, and what stands there until they are wanted. */
export const scriptPreload = '<link rel="modulepreload"'
export const laterPreload = '<link rel="later"'
export const moduleScript = '<script type="module" async="">'
export const laterScript = '<script type="later">'

/**
 * Starts the scripts of a page once it has been painted, so that style sheet, pictures and type come before them; under
 * Save-Data only when the visitor first touches the page. It can be read and used without them.
 */
export const startScript = `(()=>{
const start=()=>{
for(const link of document.querySelectorAll('link[rel=later]'))link.rel="modulepreload";
const page=document.querySelector('script[type=later]'),script=document.createElement("script");
script.type="module";script.textContent=page.textContent;page.after(script);
};
const touches=["pointerdown","keydown","focusin"];
const touched=()=>{for(const name of touches)removeEventListener(name,touched);start()};
if(navigator.connection?.saveData)for(const name of touches)addEventListener(name,touched,{passive:true});
else requestAnimationFrame(()=>setTimeout(start));
})()`
