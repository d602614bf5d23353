import { defineMessages } from '../../englishMessages';

/** Messages of the page of other widgets. */
export const messages = defineMessages('otherWidgets', {
  subtitle: 'All the widgets in your store, what they’re for, and whether customers see them.',
  list: {
    title: 'Your other widgets',
    none: 'Add a widget below, or import one from a file.',
  },
  types: {
    PointsBanner: {
      name: 'Points banner',
      purpose: 'A bar on every page that shows members their points and invites guests to join',
    },
    ProductPoints: { name: 'Product points', purpose: 'Shows how many points a purchase earns on product pages' },
    ReferralBlock: { name: 'Referral block', purpose: 'Invites customers to refer a friend with their own link' },
    FeaturedReviews: {
      name: 'Featured reviews',
      purpose: 'Shows reviews of your whole store, such as on the home page',
    },
    unknown: { purpose: 'Custom widget, edited as JSON' },
  },
  add: {
    title: 'Add widget',
    text: 'A new widget is off until you turn it on.',
    button: 'Add',
    named: 'Add: %{name}',
    done: '“%{name}” added. It’s off for now.',
    failed: 'We couldn’t add “%{name}”.',
  },
  custom: {
    name: 'Custom widget',
    purpose: 'A widget type that your theme or a developer provides',
    title: 'Add custom widget',
    type: 'Type',
    typeHelp: 'The name that your theme or developer uses for the widget, such as CountdownBanner.',
    submit: 'Add widget',
    issues: {
      missing: 'Enter the type',
      hasOwnPage: 'This widget has its own page. Set it up there.',
    },
  },
  duplicate: 'Duplicate',
  duplicateFailed: 'We couldn’t duplicate “%{name}”. %{reason}',
  copyName: '%{name} (copy)',
  export: 'Export as file',
  moreNamed: 'More actions for “%{name}”',
  import: {
    button: 'Import widget',
    title: 'Import widget',
    text: 'Choose a file exported here or from another store. The widget is added as a new one and stays off until you turn it on.',
    choose: 'File',
    file: 'File',
    widget: 'Widget',
    type: 'Type',
    submit: 'Import widget',
    issues: {
      tooLarge: 'The file is too large',
      unreadable: 'The file can’t be read',
      notJson: 'The file isn’t valid JSON',
      notWidget: 'The file doesn’t contain a widget',
      hasOwnPage: 'Widgets of this type have their own page and can’t be imported',
    },
  },
  json: {
    title: 'Data',
    text: 'There’s no form for this type, so edit its data as JSON.',
    label: 'Data as JSON',
    help: 'Only valid JSON can be published. Your theme decides what the values mean.',
    issues: {
      notJson: 'This isn’t valid JSON. Check commas, quotes, and brackets.',
      notJsonLine: 'This isn’t valid JSON. Check commas, quotes, and brackets at line %{line}.',
      notObject: 'Start with { and end with }',
      tooLarge: 'Use up to 200,000 characters',
    },
  },
  pages: {
    title: 'Widgets with their own page',
    text: 'Each of these is set up on its own page.',
    instagram: 'Your Instagram posts as a grid or carousel',
    forms: '%{smart_count} form, %{on} on |||| %{smart_count} forms, %{on} on',
    openForms: 'Open forms',
  },
});
