import type { LoaderFunctionArgs } from 'react-router'
import { readReference } from '../../../school/content/reference/reference-content.server.ts'
import { siteSettingsKind } from '../../../school/kinds/site-settings.ts'
import { contentSource, translation } from '../../../site/context.server.ts'
import { defineQuery } from '../../../site/define-query.ts'
import { drawSubscription } from './mail-page.server.ts'
import { drawNotify } from './notify-body.server.tsx'
import { notifyStyle } from './notify-style.server.ts'
import { drawSmallPage } from '../../../site/small-page/small-page.server.tsx'
import { statusStyle } from '../../../site/small-page/small-style.server.ts'
import { emailDraft, notifySettings } from './notify-settings.server.ts'

export const handle = defineQuery('mail', 'said')

/**
 * Serves `/status/notify`, where a phone or an e-mail address asks to be told about classes, and
 * `/status/mail/:token`: one module, because every page downloads the names of all modules.
 */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { token } = params
  if (token !== undefined) return drawSubscription(context, token, handle.read(url).get('said'))
  const t = context.get(translation)
  const { hasMail, readPhoneKey } = context.get(notifySettings)
  const draft = context.get(emailDraft)
  const done = handle.read(url).get('mail')
  const { shortName } = await readReference(context.get(contentSource), siteSettingsKind)
  return drawSmallPage(context, {
    title: t('status.notifyTitle'),
    description: t('status.notifyDescription', { school: shortName }),
    path: '/status/notify',
    children: drawNotify(t, { key: await readPhoneKey(), hasMail, draft, done }),
    style: statusStyle + notifyStyle,
    script: notifyScript,
    isInstallable: true,
  })
}

/**
 * Subscribes this phone, changes what it is told, and stops it (/status/notify). What it says is in
 * the page, as data of the line that says it.
 */
const notifyScript = `(()=>{
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
