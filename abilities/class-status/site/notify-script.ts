/**
 * Subscribes this phone, changes what it is told, and stops it (/status/notify). What it says is in
 * the page, as data of the line that says it.
 */
export const notifyScript = `(()=>{
const form=document.querySelector("form[data-key]");
if(!form)return;
const{key,path}=form.dataset,said=form.querySelector("[role=status]"),[start,stop]=form.querySelectorAll("button");
const say=name=>{said.textContent=said.dataset[name];said.dataset.said=name};
const call=(method,body,at="")=>fetch(path+at,{method,headers:{"content-type":"application/json"},body:JSON.stringify(body)});
const setOn=on=>{start.textContent=on?start.dataset.change:start.dataset.start;stop.hidden=!on};
document.querySelector("[data-without-script]").hidden=true;
if(!("serviceWorker"in navigator&&"PushManager"in window&&"Notification"in window)){
document.querySelector("[data-cannot]").hidden=false;
return;
}
form.hidden=false;
const find=async()=>(await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription();
const subscribe=async()=>{
await navigator.serviceWorker.register("/service-worker.js");
const{pushManager}=await navigator.serviceWorker.ready,options={userVisibleOnly:true,applicationServerKey:key};
try{return await pushManager.subscribe(options)}
catch(error){
if(error.name!=="InvalidStateError")throw error;
await(await pushManager.getSubscription())?.unsubscribe();
return pushManager.subscribe(options);
}
};
const whileBusy=async work=>{
start.disabled=stop.disabled=true;
try{await work()}catch(error){say(error.name==="NotAllowedError"?"blocked":"failed")}
finally{start.disabled=stop.disabled=false}
};
form.addEventListener("submit",event=>{
event.preventDefault();
const levels=[...form.querySelectorAll("[name=level]:checked")].map(({value})=>value),language=form.querySelector("[name=language]:checked").value;
if(levels.length===0)return say("nolevel");
const wasOn=!stop.hidden;
say("wait");
whileBusy(async()=>{
if(await Notification.requestPermission()!=="granted")return say("blocked");
const subscription=await subscribe();
const{endpoint,keys}=subscription.toJSON();
const answer=await call("PUT",{endpoint,keys,levels,language});
if(answer.ok){setOn(true);return say(wasOn?"changed":"on")}
if(answer.status===422)await subscription.unsubscribe();
if(!wasOn)setOn(false);
say("failed");
if(answer.status===429)said.textContent=(await answer.json()).error;
});
});
stop.addEventListener("click",()=>whileBusy(async()=>{
const subscription=await find();
if(subscription){
const answer=await call("DELETE",{endpoint:subscription.endpoint});
if(!answer.ok)return say("failed");
await subscription.unsubscribe();
}
setOn(false);
say("off");
}).then(()=>{if(stop.hidden)start.focus()}));
find().then(async subscription=>{
if(!subscription)return;
const answer=await call("POST",{endpoint:subscription.endpoint},"/choices");
if(!answer.ok)return;
const{levels,language}=await answer.json();
for(const box of form.querySelectorAll("[name=level]"))box.checked=levels.includes(box.value);
for(const choice of form.querySelectorAll("[name=language]"))choice.checked=choice.value===language;
setOn(true);
say("ison");
}).catch(()=>{});
})()`
