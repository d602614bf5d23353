/** Writes of the pages on which the storefront's widgets are edited. */
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { toldAfterLooking } from './faults';
import type { Shop } from './shop';
import type { Write } from './write';

interface Held {
  _id: string;
  type: string;
  data: Readonly<Record<string, unknown>>;
  isEnabled: boolean;
}

async function widgets(shop: Shop): Promise<readonly Held[]> {
  const { widgets: all } = await shop.get('/admin/widgets');
  return Array.isArray(all) ? all : [];
}

const of = (type: string) => async (shop: Shop) => {
  const found = (await widgets(shop)).find((one) => one.type === type);
  if (!found) throw new Error(`the shop has no ${type}`);
  return found;
};

const one = { path: /^\/admin\/widgets\/[0-9a-f]+$/ };

const notPublished = /Not published: the shop looks as it did/;
const publish = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Publish' }));
const perPage = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^How many at first/ });

const changes: Write = {
  name: 'publish a widget',
  at: () => '/widget-editor/ReviewAndFAQ',
  pick: async (shop) => (await of('ReviewAndFAQ')(shop))._id,
  prepare: async (user) => {
    await user.clear(await perPage());
    await user.paste('17');
  },
  send: publish,
  request: { method: 'PATCH', ...one },
  state: async (shop) => String((await of('ReviewAndFAQ')(shop)).data['perPage']),
  typed: { text: '17', shown: async () => (await perPage()).value, reopen: async () => void (await perPage()) },
  done: /^“Reviews and questions” is published\./,
  failed: notPublished,
  looksAgain: true,
  says: toldAfterLooking(notPublished),
};

const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: '{{rating}} out of 5' });

const makes: Write = {
  name: 'publish a widget that is not there yet',
  at: () => '/widget-editor/CollectionPageStarRating',
  pick: async () => '',
  prepare: async (user) => {
    await user.click(await title());
    await user.paste('Rated {{rating}}');
  },
  send: publish,
  request: { method: 'POST', path: /^\/admin\/widgets$/ },
  state: async (shop) => (await widgets(shop)).length,
  typed: {
    text: 'Rated {{rating}}',
    shown: async () => (await title()).value,
    reopen: async () => void (await title()),
  },
  done: /^“Stars on collection pages” is published\./,
  failed: notPublished,
  looksAgain: true,
  says: toldAfterLooking(notPublished),
};

const control = () => screen.findByRole<HTMLInputElement>('switch', { name: 'On in the shop' });

const turnsOn: Write = {
  name: 'turn a widget on',
  at: () => '/widget-editor/LoyaltyProgramLanding',
  pick: async (shop) => (await of('LoyaltyProgramLanding')(shop))._id,
  prepare: async () => void (await control()),
  send: async (user) => user.click(await control()),
  request: { method: 'PATCH', ...one },
  state: async (shop) => (await of('LoyaltyProgramLanding')(shop)).isEnabled,
  done: /^“Programme page” is on\.$/,
  failed: /“Programme page” could not be turned on/,
  look: async () => (await control()).checked,
  looksAgain: true,
  says: toldAfterLooking(/it is off, as before/),
};

const removes: Write = {
  name: 'delete a widget',
  at: () => '/widget-editor/CountdownBanner',
  pick: async (shop) => (await of('CountdownBanner')(shop))._id,
  prepare: async (user) => {
    await user.click(await screen.findByRole('button', { name: 'Delete…' }));
    await screen.findByRole('alertdialog');
  },
  send: async (user) => {
    const dialog = within(screen.getByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
  },
  request: { method: 'DELETE', ...one },
  state: async (shop) => (await widgets(shop)).some(({ type }) => type === 'CountdownBanner'),
  done: /^Deleted: “CountdownBanner”\.$/,
  failed: /“CountdownBanner” could not be deleted/,
  looksAgain: true,
  says: toldAfterLooking(/could not be deleted/),
};

const copiesStyle: Write = {
  name: 'copy the style of a widget',
  at: () => '/widget-editor/ReviewAndFAQ',
  pick: async (shop) => (await of('LoyaltyCouponPopup')(shop))._id,
  prepare: async (user) => {
    await perPage();
    await user.click(screen.getByRole('button', { name: 'More for this widget' }));
    await user.click(screen.getByRole('menuitem', { name: 'Copy its style to others…' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Copy the style/ }));
    await user.click(dialog.getByRole('checkbox', { name: 'Programme page' }));
  },
  send: (user) => user.click(screen.getByRole('button', { name: 'Copy to 1 widget' })),
  request: { method: 'PATCH', ...one },
  state: async (shop) => (await of('LoyaltyCouponPopup')(shop)).data['corners'] ?? 'none',
  done: /^1 widget has the style of “Reviews and questions”\.$/,
  failed: /“Coupon pop-up” has not taken the style/,
  looksAgain: true,
  says: toldAfterLooking(/has not taken the style/),
};

export const widgetWrites: readonly Write[] = [changes, makes, turnsOn, removes, copiesStyle];
