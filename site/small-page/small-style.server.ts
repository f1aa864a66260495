/** The whole style of the small pages, with the tokens of the site; their policy has its hash. */
export const statusStyle = `
:root{color-scheme:light dark;--surface:#fbf8f1;--sheet:#fff;--text:#10243e;--soft:#3c4f68;--link:#1d5b86;--rule:#d9cfba;--focus:#b3213f;--go:#1d6b46;--stop:#b3213f;--note:#7a5200;--far:#1d5b86}
@media (prefers-color-scheme:dark){:root{--surface:#0e1826;--sheet:#182940;--text:#f0f2f6;--soft:#b7c4d6;--link:#8fc7f0;--rule:#34465e;--focus:#ffb0bf;--go:#7cc79b;--stop:#ff9fae;--note:#f2c560;--far:#8fc7f0}}
*{box-sizing:border-box;margin:0}
body{display:flex;flex-direction:column;min-height:100vh;background:var(--surface);color:var(--text);font:1.0625rem/1.5 system-ui,-apple-system,Roboto,Arial,sans-serif;overflow-wrap:anywhere}
a{color:var(--link);text-underline-offset:.2em}
a:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.skip{position:fixed;top:-9rem;left:.75rem;padding:.75rem 1.25rem;background:#ffd54d;color:#10243e}
.skip:focus-visible{top:.75rem}
button{min-height:2.75rem;padding:.6rem 1.25rem;border:0;border-radius:4px;background:var(--text);color:var(--surface);font:inherit;font-weight:700;cursor:pointer}
button:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.alert-bar{padding:.7rem 1rem;background:#ffd54d;color:#10243e;font-weight:700}
.alert-bar a{display:inline-block;min-height:1.5rem;color:inherit}
header,main,footer{padding:.6rem max(min(1rem,5vw),(100% - 64rem)/2)}
header,footer{--link:#fbf8f1;--soft:#c9d3e0;--focus:#f2b632;background:#10243e;color:#fbf8f1}
header{display:flex;flex-wrap:wrap;gap:0 1.5rem;align-items:center;justify-content:space-between;border-bottom:.5rem solid #2f6b4a}
main{flex:1;padding-block:clamp(1.25rem,4vw,2.5rem)}
main>:not(.pair){max-width:48rem}
header a,footer a,.links a{display:inline-flex;gap:.6rem;align-items:center;min-height:2.75rem}
header img{display:block}
.name{font-weight:700;text-decoration:none}
h1{font-size:min(clamp(2rem,1.4rem + 2.6vw,3.25rem),13vw);line-height:1.15;letter-spacing:-.01em}
h2{margin-top:1.75rem;font-size:1.3rem;line-height:1.25}
h3{font-size:1.1rem;line-height:1.35}
p,ul,dl,ol{margin-top:.5rem}
.pair{display:grid;grid-template-columns:minmax(0,1fr);gap:1.25rem;margin-block:1.5rem}
@media (min-width:52rem){.pair{grid-template-columns:repeat(2,minmax(0,1fr))}}
.card{padding:min(1.25rem,4vw);border:1px solid var(--rule);border-top:.4rem solid #f2b632;border-radius:4px;background:var(--sheet)}
.card h2{margin:0;font-size:1.2rem;text-wrap:balance}
.soft{color:var(--soft)}
.levels{padding:0;border-top:1px solid var(--rule);list-style:none}
.levels li{display:grid;gap:.1rem 1rem;padding:.7rem 0}
.levels li+li{border-top:1px solid var(--rule)}
.levels li:only-child .state{font-size:1.4rem}
@media (min-width:34rem){.levels li:not(:only-child){grid-template-columns:minmax(0,1fr) minmax(0,1.3fr);align-items:center}}
.state{display:flex;gap:.6rem;align-items:center;font-weight:700}
.state svg{flex:none}
.state[data-state=unknown]{font-weight:400}
[data-state]{--state:var(--soft)}
[data-state=no-classes]{--state:var(--stop)}
[data-state=remote]{--state:var(--far)}
[data-state=early-dismissal],[data-state=late-start]{--state:var(--note)}
[data-state=as-usual]{--state:var(--go)}
.state,.state svg{color:var(--state)}
article{margin-top:1rem;padding:1rem;border:1px solid var(--rule);border-left:.4rem solid var(--state);border-radius:4px;background:var(--sheet)}
article [lang]+[lang]{margin-top:.75rem;padding-top:.75rem;border-top:1px solid var(--rule)}
dt{margin-top:.5rem;font-weight:700}
dd{margin:0}
footer{padding-block:1rem}
footer p{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:center;margin:0;font-size:.9375rem}
footer ul,.links{display:flex;flex-wrap:wrap;gap:0 1.5rem;padding:0;list-style:none}
.links{gap:.75rem;margin-top:1rem}
.links a{padding:.4rem 1rem;border:2px solid;border-radius:4px;font-weight:700;text-decoration:none}
@media (forced-colors:active){article{border-left-color:CanvasText}}
@media print{header a:last-child,footer,.links{display:none}header{--link:#000;background:none}}
`
