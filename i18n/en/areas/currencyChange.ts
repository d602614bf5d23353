import { defineMessages } from '../../englishMessages';

/** Messages of a change of the store’s currency. */
export const messages = defineMessages('currencyChange', {
  text: 'Amounts aren’t converted: %{before} becomes %{after}. After you save, check the tasks and rewards of %{programs}.',
  saved: 'Amounts weren’t converted: %{before} is now %{after}. Check the tasks and rewards of:',
});
