/**
 * Scroll positions after which the bar is solid and the back-to-top link shown, in pixels (spec 9).
 */
const barSolidAfter = 10
const backToTopAfter = 300

/**
 * Follows the scroll position on every page, with and without React: sets `data-scrolled` and
 * `data-far` on the html element, and `--scroll`, from 0 to 1.
 */
export const scrollScript = `(()=>{
const root=document.documentElement;
const follow=()=>{
const top=scrollY,room=root.scrollHeight-innerHeight;
root.toggleAttribute("data-scrolled",top>${barSolidAfter});
root.toggleAttribute("data-far",top>${backToTopAfter});
root.style.setProperty("--scroll",room>0?Math.min(1,top/room).toFixed(4):"0");
};
addEventListener("scroll",follow,{passive:true});
addEventListener("resize",follow,{passive:true});
addEventListener("DOMContentLoaded",follow);
follow();
})()`
