/** Styles of the form preview, in the colors of the store's theme. */
export const formCss = `
* { box-sizing: border-box; margin: 0; padding: 0; }
body { background: var(--lw-ground); color: var(--lw-ink); font: 15px/1.5 'Helvetica Neue', Arial, sans-serif; overflow-wrap: anywhere; }
main { padding: 20px; }
h1 { font-size: 22px; line-height: 1.25; }
h2 { font-size: 17px; line-height: 1.3; }
[data-pick] { cursor: text; border-radius: 3px; }
[data-pick]:hover { outline: 2px solid var(--lw-brand); outline-offset: 2px; }
.card { display: grid; gap: 16px; max-inline-size: 560px; margin-inline: auto; }
.intro, .help { color: var(--lw-second); white-space: pre-line; }
.help { font-size: 13px; }
.fields { display: grid; gap: 16px; }
.field { display: grid; gap: 6px; min-inline-size: 0; }
.label { font-weight: 600; }
.required { color: var(--lw-second); }
input:not([type='checkbox'], [type='radio'], [type='file']), select, textarea { inline-size: 100%; padding: 9px 12px; border: 1px solid var(--lw-second); border-radius: 6px; background: var(--lw-ground); color: inherit; font: inherit; }
input[type='file'] { max-inline-size: 100%; font: inherit; }
.choice { display: flex; align-items: baseline; gap: 8px; }
.stars { color: var(--lw-star); font-size: 26px; line-height: 1; }
.button { justify-self: start; min-block-size: 42px; padding: 10px 22px; border-radius: 6px; background: var(--lw-button); color: var(--lw-button-text); font-weight: 600; }
.thanks { padding: 24px 0; font-size: 17px; text-align: center; white-space: pre-line; }
.note { padding: 2px 8px; border: 1px dashed var(--lw-second); border-radius: 6px; color: var(--lw-second); font-size: 12px; justify-self: start; }
.popup .dim { position: fixed; inset: 0; background: rgb(0 0 0 / 0.5); }
.popup { position: fixed; inset: 0; display: grid; place-items: safe center; overflow: auto; }
.popup .card { position: relative; inline-size: min(100%, 440px); padding: 24px; border-radius: 12px; background: var(--lw-ground); box-shadow: 0 14px 44px rgb(0 0 0 / 0.24); }
`;
