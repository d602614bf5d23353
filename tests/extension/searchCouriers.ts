import type { SearchFunction } from '../../src/defineConsole';

const couriers = ['Fast Parcels', 'Slow Parcels'];

/** Source of quick find: couriers by a part of their name. */
const searchCouriers: SearchFunction = async (text) =>
  couriers
    .filter((name) => name.toLowerCase().includes(text.toLowerCase()))
    .map((name) => ({ to: '/settings/courier', label: name, icon: 'person' }));

export default searchCouriers;
