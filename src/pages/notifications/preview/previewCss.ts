/** As mail programs show an e-mail that says nothing of its own ground and font. */
const base = 'body{margin:0;background:#ffffff;color:#1c1d1f;font:16px/1.5 Arial,Helvetica,sans-serif}';

/** As many mail programs darken an e-mail that does not say itself what it is in the dark: everything but its pictures. */
const darkened =
  'body{filter:invert(0.93) hue-rotate(180deg)}html{background:#121212}img,video{filter:invert(1) hue-rotate(180deg)}';

/** Whether an e-mail says itself what it looks like in the dark. */
export const hasOwnDark = (html: string): boolean => /prefers-color-scheme\s*:\s*dark|data-ogsc/i.test(html);

/** The style sheet around an e-mail. */
export function previewCss(html: string, scheme: 'light' | 'dark'): string {
  return scheme === 'dark' && !hasOwnDark(html) ? base + darkened : base;
}
