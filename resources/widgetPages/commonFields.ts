/** Controls that several widgets have, stated once. */
import type { ConfigFields } from '../config/configField';

/** Corners, spacing and edges of a widget: as the basic theme has them, or its own. */
export const cardStyleFields = {
  corners: { kind: 'choice', choices: ['theme', 'square', 'soft', 'round'], default: 'theme' },
  spacing: { kind: 'choice', choices: ['theme', 'compact', 'normal', 'roomy'], default: 'theme' },
  edges: { kind: 'choice', choices: ['theme', 'none', 'line', 'shadow'], default: 'theme' },
} as const satisfies ConfigFields;

/** The same of a widget that has buttons. */
export const styleFields = {
  ...cardStyleFields,
  buttons: { kind: 'choice', choices: ['theme', 'filled', 'outline'], default: 'theme' },
} as const satisfies ConfigFields;

/** The pages and screens on which a widget is shown. */
export const pageFields = {
  where: { kind: 'choice', choices: ['everywhere', 'only', 'except'], default: 'everywhere' },
  paths: { kind: 'paths', max: 4000, onlyWith: { field: 'where', isNot: 'everywhere' } },
  devices: { kind: 'choice', choices: ['all', 'phones', 'computers'], default: 'all' },
} as const satisfies ConfigFields;

/** How a row of stars is drawn. */
export const starFields = {
  align: { kind: 'choice', choices: ['start', 'center', 'end'], default: 'start' },
  starSize: { kind: 'whole', unit: 'pixels', default: 18, min: 12, max: 40 },
} as const satisfies ConfigFields;

/** Where something that lies over the page stands. */
export const cornerChoices = ['bottomStart', 'bottomEnd', 'topStart', 'topEnd'] as const;
