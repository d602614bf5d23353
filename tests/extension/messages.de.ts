/** German messages, in progress. */
export default {
  shell: { menu: { customers: 'Kundschaft', rewards: 'Prämien' } },
  otherWidgets: { types: { DeliveryBanner: { name: 'Lieferbanner' } } },
  ui: { retry: 'Erneut versuchen' },
};
