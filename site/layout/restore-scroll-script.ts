/** Session storage key of scroll positions: a number of pixels for each key of the history. */
export const scrollPositionsKey = 'react-router-scroll-positions'

/**
 * Scrolls a page that is reloaded or returned to where the visitor left it, before React arrives.
 */
export const restoreScrollScript = `(()=>{
if(!history.state?.key)history.replaceState({key:Math.random().toString(32).slice(2)},"");
try{
const top=JSON.parse(sessionStorage.getItem("${scrollPositionsKey}")??"{}")[history.state.key];
if(typeof top==="number")scrollTo(0,top);
}catch(error){
console.error(error);
sessionStorage.removeItem("${scrollPositionsKey}");
}
})()`
