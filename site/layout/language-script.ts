/** Key in the device's storage; its value is the chosen language, or 'offered' after an offer. */
const storageKey = 'language'

/**
 * Remembers the chosen language on the device, and offers it on pages in another one; without a
 * choice, offers the first known language of the browser once. A visit needs no new document, so a
 * link to this page in another language takes its address when it is touched or focused.
 */
export const languageScript = `(()=>{
const own=document.documentElement.lang;
const kept=()=>{try{return localStorage.getItem("${storageKey}")}catch{return "unknown"}};
const keep=language=>{try{localStorage.setItem("${storageKey}",language)}catch{}};
const renew=({target})=>{
const link=target.closest?.("a[data-to]");
if(!link)return;
const{pathname,search}=location,{from,to}=link.dataset;
link.href=((to+pathname.slice(from.length)).replace(/\\/$/,"")||"/")+search;
};
for(const name of ["pointerdown","focusin"])addEventListener(name,renew,true);
addEventListener("click",event=>{
renew(event);
const offer=event.target.closest?.("[data-offer]"),link=event.target.closest?.("a[data-to]");
if(link)keep(link.hreflang);
else if(offer&&event.target.closest("button")){keep(own);offer.hidden=true}
},true);
const choice=kept(),known={tl:"fil"};
const wished=choice??navigator.languages.map(name=>name.split("-")[0]).map(name=>known[name]??name).find(name=>name===own||document.querySelector('[data-offer="'+name+'"]'));
const offer=wished&&wished!==own&&document.querySelector('[data-offer="'+wished+'"]');
if(!offer)return;
offer.hidden=false;
if(choice===null)addEventListener("pagehide",()=>{if(kept()===null&&offer.offsetHeight)keep("offered")});
})()`
