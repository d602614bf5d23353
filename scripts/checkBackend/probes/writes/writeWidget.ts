import { randomUUID } from 'node:crypto';
import { expectEqual, toFinding } from '../../finding.ts';
import type { ProbeContext } from '../probe.ts';
import { MARK, type Recorder } from './createRecorder.ts';
import { getField, getId, getItems } from './responseFields.ts';

/** Creates a widget, also with a repeated key, changes it, and removes it. */
export async function writeWidget({ send }: ProbeContext, recorder: Recorder): Promise<void> {
  const { write, refuse, track } = recorder;
  const [key, body] = [randomUUID(), { type: 'CheckBackend', data: { note: MARK } }];
  const create = 'POST /admin/widgets';
  const widgetId = getId(await write(create, { body, key }), 'widget');
  if (widgetId === null) return;
  const [ids, one] = [{ widgetId }, '/admin/widgets/{widgetId}'];
  track(`DELETE ${one}`, ids);
  let repeatedId: string | null = null;
  await write(create, {
    body,
    key,
    about: 'repeated Idempotency-Key',
    rule: 'repeatedKey',
    expect(response) {
      repeatedId = getId(response, 'widget');
      return expectEqual('widget._id', widgetId, repeatedId);
    },
  });
  if (repeatedId !== null && repeatedId !== widgetId) track(`DELETE ${one}`, { widgetId: repeatedId });
  await write(`PATCH ${one}`, {
    ids,
    body: { isEnabled: true },
    rule: 'wholeRecord',
    expect: (response) => expectEqual('widget.isEnabled', true, getField(response, 'widget', 'isEnabled')),
  });
  const stored = await send({ method: 'GET', path: '/admin/widgets' });
  const found = getItems(stored.body, 'widgets').find(({ _id }) => _id === widgetId);
  recorder.findings.push(
    toFinding(
      'GET /admin/widgets',
      'after a write',
      ['readAfterWrite'],
      stored,
      expectEqual('widgets.*.isEnabled', true, found?.['isEnabled']),
    ),
  );
  await recorder.remove(`DELETE ${one}`, ids);
  await refuse(`PATCH ${one}`, 'unknownId', { body: { isEnabled: true } });
  await refuse(`DELETE ${one}`, 'unknownId', {});
  await readRuns(recorder);
}

/** Reads the runs of a rule that was created for it and isn't enabled. */
async function readRuns(recorder: Recorder): Promise<void> {
  const body = { type: 'automation', data: { note: MARK } };
  const widgetId = getId(await recorder.write('POST /admin/widgets', { body, about: 'automation' }), 'widget');
  if (widgetId === null) return;
  const one = 'DELETE /admin/widgets/{widgetId}';
  recorder.track(one, { widgetId });
  await recorder.write('GET /admin/automation/runs', { query: { widgetId }, about: 'response' });
  await recorder.remove(one, { widgetId });
}
