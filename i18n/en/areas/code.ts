import { defineMessages } from '../../englishMessages';

/** Messages of the code editor. */
export const messages = defineMessages('code', {
  keys: 'Press Tab to leave the editor, %{indent} to indent, %{find} to find, and %{complete} for suggestions.',
  problems: 'Issues',
  problem: 'Line %{line}: %{message}',
  more: '%{smart_count} more issue |||| %{smart_count} more issues',
  size: '%{size} of %{most}',
  tooLarge: 'Too long: %{size} of %{most} allowed',
  faults: {
    css: 'Invalid CSS',
    unclosed: 'Missing closing bracket or quote',
    value: 'Unknown value: %{what}',
    property: 'Unknown property: %{what}',
    tag: 'Invalid HTML',
    notClosed: '<%{name}> isn’t closed',
    notOpened: '</%{name}> has no opening tag',
    entity: 'Unknown character: %{what}',
  },
  find: {
    find: 'Find',
    replace: 'Replace',
    next: 'Next',
    previous: 'Previous',
    all: 'All',
    matchCase: 'Match case',
    wholeWord: 'Whole words',
    regexp: 'regular expression',
    replaceOne: 'Replace',
    replaceAll: 'Replace all',
    close: 'Close',
    completions: 'Suggestions',
  },
});
