/** What a preview shows, and how it is looked at. */
import type { SafeHtml } from '../../lib/html';
import type { Direction } from '../../theme/shownDirection';
import type { Scheme } from '../../theme/tokens';

/** Widths at which a preview is shown, in pixels. */
export const previewWidths = { phone: 360, tablet: 768, desktop: 1024 } as const;
export type PreviewDevice = keyof typeof previewWidths;
export type PreviewWidth = (typeof previewWidths)[PreviewDevice];

/** A document as it is shown in a preview. */
export interface PreviewContent {
  body: SafeHtml;
  /** Rules of a style sheet, the merchant's own too: they reach nothing but the preview. */
  css: string;
  /** Rules behind those: apart, what is typed of them lets the browser keep the rest. */
  ownCss?: string;
  /** BCP 47 tag. */
  locale: string;
  direction: Direction;
  /** Of the shop, whatever the console's is. */
  scheme: Scheme;
  /** Pictures of any host are asked for, since the merchant wants them; else those of the media host alone. */
  showsPictures?: boolean;
}

/** Who looks at the shop, and what there is to see. */
export const scenarios = ['guest', 'newMember', 'member', 'expiring', 'longWords', 'nothing'] as const;
export type Scenario = (typeof scenarios)[number];

/** How a preview is looked at. */
export interface PreviewView {
  width: PreviewWidth;
  scheme: Scheme;
  /** BCP 47 tag. */
  locale: string;
  direction: Direction;
  scenario: Scenario;
}

/** A language that a preview can be seen in. */
export interface PreviewLocale {
  /** BCP 47 tag. */
  locale: string;
  /** As its speakers call it. */
  name: string;
  direction: Direction;
}

/** Shows what is told of while somebody types, before the page is drawn anew; the answer ends it. */
export type LiveContent<Content> = (show: (content: Content) => void) => () => void;
