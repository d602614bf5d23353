/** URLs that must not be followed or loaded from another host. */

const canary = 'canary()';

/** An SVG that runs a script when opened as a document. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" onload="${canary}"><script>${canary}</script></svg>`;

const schemes = [
  `javascript:${canary}`,
  `JaVaScRiPt:${canary}`,
  `java\tscript:${canary}`,
  `java\nscript:${canary}`,
  `\u0001javascript:${canary}`,
  ` javascript:${canary}`,
  `javascript\u0000:${canary}`,
  `javascript&colon;${canary}`,
  `javascript%3A${canary}`,
  `javascript://evil.example/%0a${canary}`,
  `javascript:/*--></title></style></textarea></script><svg onload=${canary}>*/`,
  'vbscript:msgbox(1)',
  `livescript:${canary}`,
  `view-source:javascript:${canary}`,
  `data:text/html,<script>${canary}</script>`,
  `data:text/html;base64,${btoa(`<script>${canary}</script>`)}`,
  `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  `data:image/svg+xml;base64,${btoa(drawing)}`,
  'data:,x',
  'blob:https://evil.example/0-0-0-0-0',
  'filesystem:https://evil.example/temporary/x',
  'file:///etc/passwd',
  'ftp://evil.example/x.png',
  'ws://evil.example/socket',
  'intent://evil.example#Intent;scheme=http;end',
  'about:blank',
  'chrome://settings',
  'mailto:x@evil.example',
  'tel:+1555',
];

const foreign = [
  'https://evil.example/x.png',
  'http://evil.example/x.png',
  '//evil.example/x.png',
  '\\\\evil.example\\x.png',
  '/\\evil.example/x.png',
  'https:evil.example/x.png',
  'https:///evil.example/x.png',
  'https://evil.example:444/x.mp4',
  'https://localhost@evil.example/x.png',
  'https://user:secret@evil.example/x.png',
  'https://evil.example%2f@localhost/x.png',
  'https://evil.example#@localhost/x.png',
  'https://localhost.evil.example/x.png',
  'https://еvil.example/x.png',
  'https://[::1]/x.png',
  'https://169.254.169.254/latest/meta-data/',
  'http://0x7f000001/x.png',
  'https://evil.example/x.svg"onerror="canary()',
  "https://evil.example/x.png' onerror=canary() x='",
  'https://evil.example/><img src=x onerror=canary()>',
  'https://evil.example/x.png 2x, https://evil.example/y.png 3x',
  'https://evil.example/\u202Egnp.exe',
  `https://evil.example/${'a/'.repeat(5000)}`,
];

const malformed = [
  '',
  ' ',
  '#',
  '?',
  '.',
  '/',
  '/auth?token=canary',
  '/logout',
  '/admin/graphql',
  'x.png',
  '../x.png',
  'http://',
  'https://',
  'http://[',
  'http://a b/',
  '%',
  '%00',
  '\u0000',
  'undefined',
  'null',
  '[object Object]',
];

/** @param own base URL of uploaded files, for a few URLs that may be loaded but do not exist */
export function hostileUrls(baseUrl: string): readonly string[] {
  const broken = [
    `${baseUrl}/missing/none.png`,
    `${baseUrl}/../admin/graphql`,
    `${baseUrl}/"onerror="canary()`,
    `${baseUrl}/<script>canary()</script>.svg`,
    `${baseUrl}/pictures/1.svg#"><img src=x onerror=canary()>`,
  ];
  return [...schemes, ...foreign, ...malformed, ...broken];
}
