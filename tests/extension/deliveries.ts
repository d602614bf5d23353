import * as z from 'zod/mini';
import { defineEntity } from '../../resources/entity';
import { readOnly } from '../../resources/readOnly';
import { id, instant, number, text } from '../../resources/shapes';

const row = z.object({ _id: id, number: text, status: text, reminders: number, createdAt: instant });

/** Parcels of the store, read from an own endpoint. */
export const deliveries = defineEntity({
  name: 'deliveries',
  icon: 'cart',
  row,
  title: (delivery) => delivery.number,
  read: { from: 'rest', path: 'deliveries' },
  write: readOnly,
  fields: {
    number: { kind: 'text' },
    status: { kind: 'choice', choices: { late: 'waiting', delivered: 'done' } },
    reminders: { kind: 'count' },
    createdAt: { kind: 'instant' },
  },
  list: {
    columns: ['number', 'status', 'createdAt'],
    filters: {
      search: { kind: 'search', paths: ['number'] },
      status: { kind: 'choice', path: 'status', choices: ['late', 'delivered'] },
    },
    sorts: { createdAt_desc: { field: 'createdAt', order: 'DESC' } },
    views: { late: { status: 'late' } },
    debounce: 300,
  },
  actions: {},
  automation: {
    triggers: { deliveryLate: { at: 'createdAt', settings: ['days'], filters: () => ({ status: 'late' }) } },
    conditions: { reminders: { kind: 'number', path: 'reminders' } },
  },
});
