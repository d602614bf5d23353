/** Writes of the widget editor. */
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { FakeStore } from './fakeStore';
import { typedIn, type Write } from './write';

interface StoredWidget {
  _id: string;
  type: string;
  data: Readonly<Record<string, unknown>>;
  isEnabled: boolean;
}

async function fetchWidgets(store: FakeStore): Promise<readonly StoredWidget[]> {
  const { widgets: all } = await store.get('/admin/widgets');
  return Array.isArray(all) ? all : [];
}

const fetchWidget = (type: string) => async (store: FakeStore) => {
  const found = (await fetchWidgets(store)).find((widgetRequest) => widgetRequest.type === type);
  if (!found) throw new Error(`the store has no ${type}`);
  return found;
};

const widgetRequest = { path: /^\/admin\/widgets\/[0-9a-f]+$/ };

const notPublished = /Your changes weren’t published/;
const publish = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Publish' }));
const findPerPage = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Reviews per page/ });

const publishWidget: Write = {
  name: 'publish a widget',
  url: () => '/widget-editor/ReviewAndFAQ',
  pickId: async (store) => (await fetchWidget('ReviewAndFAQ')(store))._id,
  prepare: async (user) => {
    await user.clear(await findPerPage());
    await user.paste('17');
  },
  send: publish,
  request: { method: 'PATCH', ...widgetRequest },
  state: async (store) => String((await fetchWidget('ReviewAndFAQ')(store)).data['perPage']),
  typed: typedIn(findPerPage, '17'),
  successMessage: /^“Reviews and questions” published\./,
  failureMessage: notPublished,
  verifiesOutcome: true,
};

const findTitle = () => screen.findByRole<HTMLInputElement>('textbox', { name: '{{rating}} out of 5' });

const createWidget: Write = {
  name: 'publish a new widget',
  url: () => '/widget-editor/CollectionPageStarRating',
  prepare: async (user) => {
    await user.click(await findTitle());
    await user.paste('Rated {{rating}}');
  },
  send: publish,
  request: { method: 'POST', path: /^\/admin\/widgets$/ },
  state: async (store) => (await fetchWidgets(store)).length,
  typed: typedIn(findTitle, 'Rated {{rating}}'),
  successMessage: /^“Collection page stars” published\./,
  repeatedMessage: /^Collection page stars added 2 times, although it was sent once\./,
  failureMessage: notPublished,
  verifiesOutcome: true,
};

const findSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Show in store' });

const enableWidget: Write = {
  name: 'turn a widget on',
  url: () => '/widget-editor/LoyaltyProgramLanding',
  pickId: async (store) => (await fetchWidget('LoyaltyProgramLanding')(store))._id,
  prepare: async () => void (await findSwitch()),
  send: async (user) => user.click(await findSwitch()),
  request: { method: 'PATCH', ...widgetRequest },
  state: async (store) => (await fetchWidget('LoyaltyProgramLanding')(store)).isEnabled,
  successMessage: /^“Loyalty landing page” turned on$/,
  failureMessage: /“Loyalty landing page” couldn’t be turned on/,
  readView: async () => (await findSwitch()).checked,
  verifiesOutcome: true,
};

const deleteWidget: Write = {
  name: 'delete a widget',
  url: (id) => `/other-widgets/${id}`,
  pickId: async (store) => (await fetchWidget('CountdownBanner')(store))._id,
  prepare: async (user) => {
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete widget' }));
    await screen.findByRole('alertdialog');
  },
  send: async (user) => {
    const dialog = within(screen.getByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
  },
  request: { method: 'DELETE', ...widgetRequest },
  state: async (store) => (await fetchWidgets(store)).some(({ type }) => type === 'CountdownBanner'),
  successMessage: /^“CountdownBanner” deleted$/,
  failureMessage: /“CountdownBanner” couldn’t be deleted/,
  verifiesOutcome: true,
};

const copyStyle: Write = {
  name: 'copy the style of a widget',
  url: () => '/widget-editor/ReviewAndFAQ',
  pickId: async (store) => (await fetchWidget('LoyaltyCouponPopup')(store))._id,
  prepare: async (user) => {
    await findPerPage();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Copy style to other widgets' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Copy style/ }));
    await user.click(dialog.getByRole('checkbox', { name: 'Loyalty landing page' }));
  },
  send: (user) => user.click(screen.getByRole('button', { name: 'Copy to 1 widget' })),
  request: { method: 'PATCH', ...widgetRequest },
  state: async (store) => (await fetchWidget('LoyaltyCouponPopup')(store)).data['corners'] ?? 'none',
  successMessage: /^Style copied from “Reviews and questions” to 1 widget$/,
  failureMessage: /The style couldn’t be copied to “Coupon popup”/,
  verifiesOutcome: true,
};

const notAdded = /We couldn’t add “Points banner”/;
const addButton = { name: 'Add: Points banner' };

const addWidget: Write = {
  name: 'add a widget',
  url: () => '/other-widgets',
  prepare: async () => void (await screen.findByRole('button', addButton)),
  send: async (user) => user.click(await screen.findByRole('button', addButton)),
  request: { method: 'POST', path: /^\/admin\/widgets$/ },
  state: async (store) => (await fetchWidgets(store)).length,
  successMessage: /^“Points banner” added\./,
  repeatedMessage: /^Points banner added 2 times, although it was sent once\./,
  failureMessage: notAdded,
  verifiesOutcome: true,
};

const typedJson = '{"until":"2027-01-01"}';
const findJson = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Data as JSON' });

const publishJson: Write = {
  name: 'publish a widget as JSON',
  url: (id) => `/other-widgets/${id}`,
  pickId: async (store) => (await fetchWidget('CountdownBanner')(store))._id,
  prepare: async (user) => {
    await user.clear(await findJson());
    await user.paste(typedJson);
  },
  send: publish,
  request: { method: 'PATCH', ...widgetRequest },
  state: async (store) => String((await fetchWidget('CountdownBanner')(store)).data['until']),
  typed: typedIn(findJson, typedJson),
  successMessage: /^“CountdownBanner” published\./,
  failureMessage: notPublished,
  verifiesOutcome: true,
};

const findAccount = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Account/ });

const publishInstagram: Write = {
  name: 'publish the Instagram feed',
  url: () => '/instagram',
  prepare: async (user) => {
    await user.click(await findAccount());
    await user.paste('nordlys.home');
  },
  send: publish,
  request: { method: 'POST', path: /^\/admin\/widgets$/ },
  state: async (store) => (await fetchWidgets(store)).length,
  typed: typedIn(findAccount, 'nordlys.home'),
  successMessage: /^“Instagram” published\./,
  failureMessage: notPublished,
  verifiesOutcome: true,
};

export const widgetWrites: readonly Write[] = [
  ...[publishWidget, createWidget, enableWidget, deleteWidget, copyStyle],
  ...[addWidget, publishJson, publishInstagram],
];
