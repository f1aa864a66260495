import type { LoaderFunctionArgs } from 'react-router'
import { readReference } from '../../../school/content/reference/reference-content.server.ts'
import { siteSettingsKind } from '../../../school/kinds/site-settings.ts'
import { readContext } from '../../../site/context.server.ts'
import { defineQuery } from '../../../site/define-query.ts'
import { drawMailPage } from './mail-page.server.tsx'
import { drawSmallPage } from '../../../site/small-page/small-page.server.tsx'
import { emailDraft, notifySettings, type EmailDraft } from './notify-settings.server.ts'
import type { PlainKey, Translate } from '../../../site/languages/translate.ts'
import { EmailForm } from './email-form.server.tsx'
import { StatusLink } from './status-link.server.tsx'
import { ChoiceFields, subscriptionStyle } from './subscription-form.server.tsx'

export const handle = defineQuery('mail', 'said')

/**
 * Serves `/status/notify`, where a phone or an e-mail address asks to be told about classes, and
 * `/status/mail/:token`: one module, because every page downloads the names of all modules.
 */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { source, t } = readContext(context)
  const { token } = params
  if (token !== undefined) return drawMailPage(context, token, handle.read(url).get('said'))
  const { hasMail, readPhoneKey } = context.get(notifySettings)
  const { shortName } = await readReference(source, siteSettingsKind)
  return drawSmallPage(context, {
    title: t('status.notifyTitle'),
    description: t('status.notifyDescription', { school: shortName }),
    path: '/status/notify',
    children: (
      <NotifyPage
        t={t}
        publicKey={await readPhoneKey()}
        hasMail={hasMail}
        draft={context.get(emailDraft)}
        done={handle.read(url).get('mail')}
      />
    ),
    style: subscriptionStyle,
    script: notifyScript,
    isInstallable: true,
  })
}

/**
 * The script that subscribes this phone, changes its choices and ends the subscription. The messages
 * are attributes of the line that shows them. Written short: it is part of the page.
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

/** Messages that the script shows below the form, by the attribute that holds each. */
const scriptMessages: Record<string, PlainKey> = {
  'data-wait': 'status.notifyWait',
  'data-on': 'status.notifyOn',
  'data-changed': 'status.notifyChanged',
  'data-ison': 'status.notifyIsOn',
  'data-off': 'status.notifyOff',
  'data-nolevel': 'status.notifyNoLevel',
  'data-blocked': 'status.notifyBlocked',
  'data-failed': 'status.notifyFailed',
}

interface NotifyPageProps {
  t: Translate
  /** the key with which phones subscribe; `null` where none can */
  publicKey: string | null
  /** class notices can go to e-mail addresses */
  hasMail: boolean
  /** the refused input of the form for e-mail */
  draft: EmailDraft | null
  /** the last action with the form for e-mail */
  done: string | null
}

/** The page on which a phone or an e-mail address is subscribed. */
const NotifyPage = ({ t, publicKey, hasMail, draft, done }: NotifyPageProps) => (
  <>
    <h1>{t('status.notifyTitle')}</h1>
    <p>{t('status.notifyIntro')}</p>
    {hasMail && (
      <p className="links">
        <a href="#mail">{t('status.mailTitle')}</a>
      </p>
    )}
    {publicKey === null ? (
      <p>{t('status.notifyNotNow')}</p>
    ) : (
      <PhoneForm t={t} publicKey={publicKey} />
    )}
    <section>
      <h2>{t('status.notifyIphone')}</h2>
      <ol>
        <li>{t('status.notifyIphone1')}</li>
        <li>{t('status.notifyIphone2')}</li>
        <li>{t('status.notifyIphone3')}</li>
      </ol>
    </section>
    {hasMail && <EmailForm t={t} draft={draft} done={done} />}
    <section>
      <h2>{t('status.notifyKept')}</h2>
      <p>{t('status.notifyKeptText')}</p>
      {hasMail && <p>{t('status.mailKept')}</p>}
    </section>
    <StatusLink t={t} />
  </>
)

/** The form for this phone, which the script shows where the browser supports push messages. */
const PhoneForm = ({ t, publicKey }: { t: Translate; publicKey: string }) => (
  <>
    <p data-without-script="">{t('status.notifyNoScript')}</p>
    <p data-cannot="" hidden>
      {t('status.notifyCannot')}
    </p>
    <form data-key={publicKey} data-path="/api/class-status/phone" hidden>
      <ChoiceFields t={t} />
      <p className="buttons">
        <button data-start={t('status.notifyStart')} data-change={t('status.notifyChange')}>
          {t('status.notifyStart')}
        </button>
        <button type="button" hidden>
          {t('status.notifyStop')}
        </button>
      </p>
      <p
        role="status"
        {...Object.fromEntries(Object.entries(scriptMessages).map(([name, key]) => [name, t(key)]))}
      />
    </form>
  </>
)
