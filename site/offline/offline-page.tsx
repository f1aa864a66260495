import { translation } from '../context.server.ts'
import { drawSmallPage } from '../small-page/small-page.server.tsx'
import type { Translate } from '../languages/translate.ts'
import type { Route } from './+types/offline-page.ts'
import { schoolTimeZone } from '../../school/base/dates.ts'
import { reloadWhenBack } from '../service-worker/register-script.ts'
import { indexAddress } from '../service-worker/kept-index.ts'

/** Serves `/offline`: what the service worker shows in place of a page that cannot be loaded. */
export function loader({ context }: Route.LoaderArgs) {
  const t = context.get(translation)
  return drawSmallPage(context, {
    title: t('offline.title'),
    description: t('offline.description'),
    path: null,
    children: drawOffline(t),
    script: offlineScript,
  })
}

/**
 * Loads the page again when asked or online, and lists the kept pages with their times in Manila.
 */
const offlineScript = `(()=>{
${reloadWhenBack}
document.querySelector("[data-again]").addEventListener("click",()=>location.reload());
(async()=>{
const{pages}=await(await caches.match("${indexAddress}")).json(),section=document.querySelector("[data-kept-pages]"),{lang}=document.documentElement;
const format=new Intl.DateTimeFormat(lang,{dateStyle:"medium",timeStyle:"short",timeZone:"${schoolTimeZone}"});
const isStatus=({address})=>/^(\\/\\w{2,3})?\\/status$/.test(address);
for(const page of pages.sort((a,b)=>isStatus(b)-isStatus(a)||b.usedAt-a.usedAt)){
const item=document.createElement("li"),link=document.createElement("a"),when=document.createElement("span");
link.href=page.address;link.textContent=page.title;when.className="soft";
when.textContent=section.dataset.keptPages.replace("{moment}",format.format(page.keptAt));
item.append(link,when);section.lastElementChild.append(item);
}
section.hidden=!pages.length;
})().catch(()=>{});
})()`

/** Draws the page; its script adds the list of pages that this device has kept. */
const drawOffline = (t: Translate) => (
  <>
    <h1>{t('offline.title')}</h1>
    <p>{t('offline.text')}</p>
    <p>
      <button type="button" data-again="">
        {t('offline.tryAgain')}
      </button>
    </p>
    <section hidden data-kept-pages={t('offline.asOf', { moment: '{moment}' })}>
      <h2>{t('offline.keptPages')}</h2>
      <ul className="levels" />
    </section>
  </>
)
