import { defineMessages } from '../../englishMessages';

/** Messages of color fields. */
export const messages = defineMessages('color', {
  pick: '%{name}: choose color',
  fromScreen: '%{name}: pick color from screen',
  reset: '%{name}: reset',
});
