/** German messages, in progress. */
export default {
  shell: { menu: { customers: 'Kundschaft', rewards: 'Prämien' } },
  ui: { retry: 'Erneut versuchen' },
};
