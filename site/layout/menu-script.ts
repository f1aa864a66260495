/**
 * The id by which the hamburger button opens the drawer, a popover of the platform: it needs no
 * script.
 */
export const menuId = 'site-menu'

/**
 * What a popover alone does not do, run before and without React. While the drawer is open, the
 * rest of the page is inert and the focus is in the drawer. A link of the drawer, Back and Forward
 * close it.
 *
 * It ends before the popover hides: the button that opened it is to take the focus back, which an
 * inert one cannot.
 */
export const menuScript = `(()=>{
const follow=({target:menu,type,newState})=>{
const isOpen=newState==="open";
if(menu.id!=="${menuId}"||isOpen!==(type==="toggle"))return;
for(let node=menu;node!==document.body;node=node.parentElement)
for(const other of node.parentElement.children)if(other!==node)other.inert=isOpen;
if(isOpen)menu.querySelector("button").focus();
};
const close=()=>document.querySelector("#${menuId}:popover-open")?.hidePopover();
addEventListener("toggle",follow,true);
addEventListener("beforetoggle",follow,true);
addEventListener("click",event=>{
if(event.target.closest?.("#${menuId} a")&&!event.ctrlKey&&!event.metaKey&&!event.shiftKey)close();
});
addEventListener("popstate",close);
})()`
