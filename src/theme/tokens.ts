/** Design tokens: colors, spacing, typography, and motion. Written as CSS variables and used by the MUI theme. */

/** A visible color scheme. */
export type Scheme = 'light' | 'dark';

const light = {
  background: '#f6f6f3',
  sheet: '#ffffff',
  sunken: '#fafaf8',
  /** Hovered background. */
  hover: '#f1f1ed',
  /** Background of counts and keys, and track of progress bars. */
  countGround: '#e7e7e2',
  ink: '#1c1d1f',
  inkSecond: '#55585d',
  inkThird: '#676a70',
  hairline: '#e5e5e0',
  /** Border of buttons, which are also identified by their label. */
  buttonEdge: '#d4d4ce',
  /** Border of fields and checkboxes, which are identified by nothing else: 3:1 on every background. */
  controlEdge: '#868680',
  accent: '#0b5d4e',
  accentHover: '#094c40',
  onAccent: '#ffffff',
  accentGround: '#e3f1ed',
  /** Text on the mark of a store, which has a dark color in both schemes. */
  onMark: '#ffffff',
  waiting: '#7a4f00',
  waitingGround: '#fdf1d8',
  done: '#17633a',
  doneGround: '#e4f3e9',
  refused: '#9c1c1c',
  refusedGround: '#fdeae8',
  featured: '#5a3fa8',
  featuredGround: '#efeafb',
  star: '#b7791f',
  starEmpty: '#d4d4ce',
  danger: '#9c1c1c',
  dangerHover: '#831515',
  onDanger: '#ffffff',
  dangerGround: '#fdeae8',
  focus: '#0b5d4e',
  backdrop: 'rgb(28 29 31 / 0.36)',
  sheetShadow: '0 1px 2px rgb(28 29 31 / 0.06)',
  raisedShadow: '0 2px 6px rgb(28 29 31 / 0.06), 0 12px 32px rgb(28 29 31 / 0.14)',
};

/** All colors and shadows of a scheme. */
export type Palette = Readonly<Record<keyof typeof light, string>>;

const dark: Palette = {
  background: '#141517',
  sheet: '#1c1d20',
  sunken: '#191a1d',
  hover: '#25272b',
  countGround: '#2c2e32',
  ink: '#ececea',
  inkSecond: '#b3b5ba',
  inkThird: '#989ba1',
  hairline: '#2c2e32',
  buttonEdge: '#3b3e43',
  controlEdge: '#777a81',
  accent: '#63c9ae',
  accentHover: '#7fd6bf',
  onAccent: '#0c1f1a',
  accentGround: '#1c322c',
  onMark: '#ffffff',
  waiting: '#f0c36a',
  waitingGround: '#33290f',
  done: '#7fd0a0',
  doneGround: '#173022',
  refused: '#f29a94',
  refusedGround: '#3a1c1a',
  featured: '#b9a6f2',
  featuredGround: '#2a2340',
  star: '#e0aa4e',
  starEmpty: '#3b3e43',
  danger: '#f29a94',
  dangerHover: '#f6b2ad',
  onDanger: '#2a0f0d',
  dangerGround: '#3a1c1a',
  focus: '#63c9ae',
  backdrop: 'rgb(0 0 0 / 0.56)',
  sheetShadow: '0 0 0 1px rgb(255 255 255 / 0.03)',
  raisedShadow: '0 0 0 1px rgb(255 255 255 / 0.06), 0 12px 32px rgb(0 0 0 / 0.56)',
};

/** Palettes by scheme. Each color becomes a CSS variable: `inkThird` → `--ink-third`. */
export const palettes: Readonly<Record<Scheme, Palette>> = { light, dark };

/** Sizes that don't depend on the scheme, keyed by CSS variable name. */
export const sizes = {
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-5': '20px',
  'space-6': '24px',
  'space-7': '28px',
  'space-8': '32px',
  'radius-sheet': '12px',
  'radius-control': '8px',
  'radius-small': '4px',
  'radius-pill': '999px',
  'control-height': '34px',
  /** Height of controls in table rows. */
  'control-height-small': '30px',
  /** Minimum size of click targets. */
  'target-least': '24px',
  'sidebar-width': '228px',
  'page-gap': '28px',
  /** Width of pages that are read from top to bottom. All others are as wide as the window. */
  'form-width': '760px',
  'header-height': '53px',
  font: 'system-ui, sans-serif',
  'font-mono': 'ui-monospace, monospace',
  'text-work': '0.875rem',
  'line-work': '1.25rem',
  'text-second': '0.78125rem',
  'line-second': '1.125rem',
  'text-sheet': '0.9375rem',
  'line-sheet': '1.375rem',
  'text-title': '1.375rem',
  'line-title': '1.75rem',
  'weight-medium': '550',
  'weight-strong': '600',
  motion: '140ms',
} as const;

/** Sizes for windows as wide as a tablet, where lists need the space. */
export const tabletSizes: Partial<Record<keyof typeof sizes, string>> = {
  // A label and its count fit on one line in a wide font.
  'sidebar-width': 'max(208px, 25.9ch)',
  'page-gap': '16px',
};

/** Sizes for coarse pointers. */
export const touchSizes: Partial<Record<keyof typeof sizes, string>> = {
  'control-height': '44px',
  'control-height-small': '44px',
  'target-least': '44px',
};
