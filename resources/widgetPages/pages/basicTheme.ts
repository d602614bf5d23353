import { defineWidgetPage } from '../widgetPage';

/** What all widgets have in common, unless one says otherwise. The colours are the theme's, in the settings. */
export const basicTheme = defineWidgetPage({
  place: 'everywhere',
  controls: {
    style: {
      corners: { kind: 'choice', choices: ['square', 'soft', 'round'], default: 'soft' },
      spacing: { kind: 'choice', choices: ['compact', 'normal', 'roomy'], default: 'normal' },
      edges: { kind: 'choice', choices: ['none', 'line', 'shadow'], default: 'line' },
      buttons: { kind: 'choice', choices: ['filled', 'outline'], default: 'filled' },
      font: { kind: 'choice', choices: ['shop', 'system', 'serif'], default: 'shop' },
      stars: { kind: 'choice', choices: ['pointed', 'rounded'], default: 'pointed' },
      scheme: { kind: 'choice', choices: ['shop', 'light', 'dark'], default: 'shop' },
    },
  },
  texts: [],
});
