/** Controls shared by several widgets. */
import type { ConfigFields } from '../config/configField';

/** Name of a widget of which a store can have several. Only merchants see it. */
export const widgetNameFields = {
  name: { kind: 'text', max: 60, optional: true },
} as const satisfies ConfigFields;

/** Corners, spacing, and edges of a widget; `theme` inherits the basic theme. */
export const cardStyleFields = {
  corners: { kind: 'choice', choices: ['theme', 'square', 'soft', 'round'], default: 'theme' },
  spacing: { kind: 'choice', choices: ['theme', 'compact', 'normal', 'roomy'], default: 'theme' },
  edges: { kind: 'choice', choices: ['theme', 'none', 'line', 'shadow'], default: 'theme' },
} as const satisfies ConfigFields;

/** Style of widgets with buttons. */
export const styleFields = {
  ...cardStyleFields,
  buttons: { kind: 'choice', choices: ['theme', 'filled', 'outline'], default: 'theme' },
} as const satisfies ConfigFields;

/** Pages and devices on which a widget is shown. */
export const pageFields = {
  where: { kind: 'choice', choices: ['everywhere', 'only', 'except'], default: 'everywhere' },
  paths: { kind: 'paths', max: 4000, visibleWhen: { field: 'where', isNot: 'everywhere' } },
  devices: { kind: 'choice', choices: ['all', 'phones', 'computers'], default: 'all' },
} as const satisfies ConfigFields;

/** Layout of star ratings. */
export const starFields = {
  align: { kind: 'choice', choices: ['start', 'center', 'end'], default: 'start' },
  starSize: { kind: 'count', unit: 'pixels', default: 18, min: 12, max: 40 },
} as const satisfies ConfigFields;

/** Screen corners for overlays. */
export const cornerChoices = ['bottomStart', 'bottomEnd', 'topStart', 'topEnd'] as const;
