/** Height and duration of a reveal (spec 2). */
const risePx = 50
const revealMs = 600

/** Duration in which a stalk of bamboo grows, in milliseconds. */
const growMs = 1_000

/**
 * Animates elements once when they come into view: cards and figures rise, stalks grow. Without the
 * script, or with reduced motion, they are simply there. Marks the card that a visitor opens, or
 * comes back from, with `data-pressed`: its picture becomes the picture of the page
 * (site/styles/motion.css).
 */
export const motionScript = `(()=>{
const reveals='[data-reveal="each"]>*,[data-reveal="whole"]',all=reveals+",[data-grow]";
const begin=node=>node.matches(reveals)
?node.animate([{opacity:0,translate:"0 ${risePx}px"},{}],{duration:${revealMs},easing:"ease-out"})
:node.animate([{scale:"1 0"},{}],{duration:${growMs},easing:"cubic-bezier(.2,.7,.2,1)"});
const calm=matchMedia("(prefers-reduced-motion:reduce)"),known=new WeakSet(),held=new Map();
const release=()=>{for(const waiting of held.values())waiting.cancel();held.clear()};
const follow=entries=>{try{
for(const{target,isIntersecting,boundingClientRect}of entries){
const waiting=held.get(target);
if(isIntersecting||boundingClientRect.top<0){watch.unobserve(target);waiting?.play();held.delete(target)}
else if(!waiting&&!calm.matches){held.set(target,begin(target));held.get(target).pause()}
}
}catch(error){release();watch.disconnect();throw error}};
const watch=new IntersectionObserver(follow,{rootMargin:"0px 0px ${risePx}px"});
let path=location.pathname,left="";
const press=card=>{
for(const node of document.querySelectorAll("[data-pressed]"))node.removeAttribute("data-pressed");
card?.setAttribute("data-pressed","");
};
const scan=()=>{
for(const node of held.keys())if(!node.isConnected)held.delete(node);
for(const node of document.querySelectorAll(all))if(!known.has(node)){known.add(node);watch.observe(node)}
path=location.pathname;
if(left&&!document.querySelector("[data-pressed]"))press(document.querySelector('li article a[href="'+CSS.escape(left)+'"]')?.closest("article"));
};
scan();
new MutationObserver(scan).observe(document.body,{childList:true,subtree:true});
addEventListener("beforeprint",release);
calm.addEventListener("change",release);
addEventListener("click",({target})=>{left="";press(target.closest?.("li article a")?.closest("article"))},true);
addEventListener("popstate",()=>{left=path;press()});
})()`
