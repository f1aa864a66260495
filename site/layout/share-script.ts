/** Makes share buttons open the device's own sheet, else copy the address, else show the address. */
export const shareScript = `(()=>{
addEventListener("click",async({target})=>{
const button=target.closest?.("button[data-share]");
if(!button)return;
const url=button.dataset.share,note=button.nextElementSibling;
note.textContent="";
try{
if(navigator.share)await navigator.share({title:button.dataset.title,url});
else{await navigator.clipboard.writeText(url);note.textContent=note.dataset.copied}
}catch(error){if(error.name!=="AbortError")note.textContent=url}
});
})()`
