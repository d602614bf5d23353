import { expectEqual } from '../../finding.ts';
import { type ProbeContext, readPage } from '../probe.ts';
import { MARK, type Recorder } from './createRecorder.ts';
import { getField, getId } from './responseFields.ts';

/** Stores a customer as it is, and adds and removes a birthday. */
export async function writeCustomer({ send, entities }: ProbeContext, recorder: Recorder): Promise<void> {
  const customers = entities.find(({ name }) => name === 'customers');
  const page = customers && (await readPage(send, customers, { limit: 1, offset: 0 }));
  const { _id: customerId, name } = page?.rows[0] ?? {};
  if (typeof customerId !== 'string') return;
  await recorder.write('PATCH /admin/customers/{customerId}', {
    ids: { customerId },
    body: { name: name ?? null },
    about: 'unchanged',
    rule: 'wholeRecord',
    expect: (response) => expectEqual('customer._id', customerId, getField(response, 'customer', '_id')),
  });
  const list = '/admin/customers/{customerId}/birthdays';
  const birthday = { event_type: 'birth', person: MARK, date: '2000-02-29' };
  const birthdayId = getId(
    await recorder.write(`POST ${list}`, {
      ids: { customerId },
      body: { birthday },
      rule: 'createdRecord',
      expect: (response) => expectEqual('birthday.date', birthday.date, getField(response, 'birthday', 'date')),
    }),
    'birthday',
  );
  if (birthdayId === null) return;
  const ids = { customerId, birthdayId };
  recorder.track(`DELETE ${list}/{birthdayId}`, ids);
  await recorder.remove(`DELETE ${list}/{birthdayId}`, ids);
}
