/** The id with which the hamburger button opens the drawer: a popover, which needs no script. */
export const menuId = 'site-menu'

/**
 * Adds what a popover does not do, with and without React. While the drawer is open, the rest of
 * the page is inert and the focus stays in the drawer. A link in the drawer, Back and Forward close
 * it.
 *
 * Where the browser has no popovers, the drawer is the end of the page, and the button leads there.
 *
 * Ends the inert state before the popover hides: the button takes the focus back, which an inert
 * one cannot.
 */
export const menuScript = `(()=>{
const follow=({target:menu,type,newState})=>{
const isOpen=newState==="open";
if(menu.id!=="${menuId}"||isOpen!==(type==="toggle"))return;
for(let node=menu;node!==document.body;node=node.parentElement)
for(const other of node.parentElement.children)if(other!==node)other.inert=isOpen;
if(isOpen)menu.querySelector("button").focus();
};
const menu=()=>document.getElementById("${menuId}");
const close=()=>{
const drawer=menu();
if(drawer?.hidePopover&&drawer.matches(":popover-open"))drawer.hidePopover();
};
addEventListener("toggle",follow,true);
addEventListener("beforetoggle",follow,true);
addEventListener("click",({target,ctrlKey,metaKey,shiftKey})=>{
if(target.closest?.("#${menuId} a")&&!ctrlKey&&!metaKey&&!shiftKey)close();
if(!document.body.hidePopover&&target.closest?.("[popovertarget=${menuId}]"))menu()?.scrollIntoView();
});
addEventListener("popstate",close);
})()`
