/**
 * Base styles of plain elements: a small reset, page background and typography, focus ring, and media query
 * preferences. Headings are focused by navigation, so that screen readers announce them, and show no ring.
 * Elements with `dir=auto` keep the text alignment of their surroundings. Focused elements are scrolled above a bar at
 * the bottom of the window. The height reserved for that bar is constant, because a variable that changed with the bar
 * would restyle every element of the page.
 */
export const baseCss = `
*,*::before,*::after{box-sizing:border-box}
html{background:var(--background);overflow-y:scroll;-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;min-block-size:100vh;background:var(--background);color:var(--ink);font:400 var(--text-work)/var(--line-work) var(--font);overflow-wrap:break-word}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset{margin:0;padding:0}
h1{font-size:var(--text-title);line-height:var(--line-title);font-weight:var(--weight-strong);letter-spacing:-0.01em}
h2{font-size:var(--text-sheet);line-height:var(--line-sheet);font-weight:var(--weight-strong)}
h3,h4{font-size:var(--text-work);line-height:var(--line-work);font-weight:var(--weight-strong)}
ul[class],ol[class]{list-style:none}
fieldset{border:0;min-inline-size:0}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{padding:0;border:0;background:none;text-align:inherit}
button:not(:disabled,[aria-disabled=true]),summary,select{cursor:pointer}
a{color:var(--accent);text-underline-offset:3px}
img,svg,video{display:block;max-inline-size:100%}
bdi,[dir=auto]{text-align:-webkit-match-parent;text-align:match-parent}
table{border-collapse:collapse;border-spacing:0}
time,td,th,[data-numbers]{font-variant-numeric:tabular-nums}
::placeholder{color:var(--ink-third);opacity:1}
::selection{background:var(--accent);color:var(--on-accent)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
:focus:not(:focus-visible),:is(h1,h2,h3):focus-visible{outline:none}
[hidden]{display:none!important}
:root{--bar-room:80px;--high-bar-room:var(--bar-room)}
@media (width < 768px){:root{--high-bar-room:128px}}
:root:has([data-bottom-bar]){scroll-padding-block-end:var(--bar-room)}
:root:has([data-bottom-bar=high]){scroll-padding-block-end:var(--high-bar-room)}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:0.01ms!important;animation-iteration-count:1!important;transition-duration:0.01ms!important;scroll-behavior:auto!important}}
@media (forced-colors:active){:focus-visible{outline:2px solid Highlight}}
@media print{html,body{background:#fff}}
`.trim();
