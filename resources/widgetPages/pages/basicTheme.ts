import { defineWidgetPage } from '../widgetPage';

/** Common style of all widgets. Colors are in the settings' theme. */
export const basicTheme = defineWidgetPage({
  placement: 'everywhere',
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
