/** Content and view of a preview. */
import type { SafeHtml } from '../../lib/html';
import type { Scheme } from '../../theme/tokens';
import type { Direction } from '../../theme/useCurrentDirection';

/** Preview widths in px. */
export const previewWidths = { phone: 360, tablet: 768, desktop: 1024 } as const;
export type PreviewDevice = keyof typeof previewWidths;
export type PreviewWidth = (typeof previewWidths)[PreviewDevice];

/** Document of a preview. */
export interface PreviewContent {
  body: SafeHtml;
  /** CSS, including the user's own. It only applies to the preview. */
  css: string;
  /** CSS after `css`. Kept separate so that editing it doesn't invalidate the rest. */
  ownCss?: string;
  /** BCP 47 tag. */
  locale: string;
  direction: Direction;
  /** Color scheme of the storefront, independent of the console's. */
  scheme: Scheme;
  /** Allows images of any host, otherwise only those of the media host. */
  showsPictures?: boolean;
}

/** Storefront visitors and data to preview. */
export const scenarios = ['guest', 'newMember', 'member', 'expiring', 'longWords', 'nothing'] as const;
export type Scenario = (typeof scenarios)[number];

/** View settings of a preview. */
export interface PreviewView {
  width: PreviewWidth;
  scheme: Scheme;
  /** BCP 47 tag. */
  locale: string;
  direction: Direction;
  scenario: Scenario;
}

/** An available language. */
export interface PreviewLocale {
  /** BCP 47 tag. */
  locale: string;
  /** Native name. */
  name: string;
  direction: Direction;
}

/** Subscribes to content changes while typing, ahead of React's render. Returns an unsubscribe function. */
export type LiveContent<Content> = (show: (content: Content) => void) => () => void;
