/** The id with which the hamburger button opens the drawer: a popover, which needs no script. */
export const menuId = 'site-menu'

/**
 * Adds what a popover does not do, with and without React: while the drawer is open, the rest is
 * inert and the focus stays in the drawer. A link, Back and Forward close the drawer. The inert
 * state ends before the popover hides, because the button takes the focus back. Without popovers,
 * the button leads to the drawer, the end of the page.
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
