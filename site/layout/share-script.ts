/** Makes share buttons open the device's own sheet, else copy the link, else show it. */
export const shareScript = `(()=>{
addEventListener("click",async({target})=>{
const button=target.closest?.("button[data-share]");
if(!button)return;
const url=button.dataset.share,said=button.nextElementSibling;
said.textContent="";
try{
if(navigator.share)await navigator.share({title:button.dataset.title,url});
else{await navigator.clipboard.writeText(url);said.textContent=said.dataset.copied}
}catch(error){if(error.name!=="AbortError")said.textContent=url}
});
})()`
