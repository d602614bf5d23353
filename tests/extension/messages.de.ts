/** German messages, in progress. */
export default {
  shell: { menu: { customers: 'Kundschaft', rewards: 'Prämien' } },
  loyalty: { tasks: { visit_store: 'Laden besuchen' }, rewards: { courier_delivery: 'Lieferung per Kurier' } },
  templateEditor: { variables: { names: { courierName: 'Kurier' } } },
  otherWidgets: { types: { DeliveryBanner: { name: 'Lieferbanner' } } },
  ui: { retry: 'Erneut versuchen' },
};
