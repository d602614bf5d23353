import { randomUUID } from 'node:crypto';
import { isObject } from '../../../../dataProvider/parse/isObject.ts';
import { expectEqual } from '../../finding.ts';
import { MARK, type Recorder } from './createRecorder.ts';
import { getField, getId, getItems } from './responseFields.ts';

/** Creates a program, gives it a task and a reward, and removes all three. */
export async function writeProgram(recorder: Recorder): Promise<void> {
  const { write, refuse, track } = recorder;
  const list = '/admin/loyalty/programs';
  const one = `${list}/{programId}`;
  await refuse(`POST ${list}`, 'refusedValue', { body: { name: '' } });
  const programId = getId(await write(`POST ${list}`, { body: { name: MARK } }), 'program');
  if (programId === null) return;
  const ids = { programId };
  track(`DELETE ${one}`, ids);
  const name = `${MARK} (renamed)`;
  await write(`PATCH ${one}`, {
    ids,
    body: { name },
    rule: 'wholeRecord',
    expect: (response) => expectEqual('program.name', name, getField(response, 'program', 'name')),
  });
  const parts = [
    ['tasks', 'task', { type: 'signup', points: 1 }],
    ['rewards', 'reward', { type: 'free_shipping', pointsCost: 1 }],
  ] as const;
  for (const [of, key, values] of parts) {
    const part = { _id: randomUUID(), isEnabled: false, title: MARK, config: {}, ...values };
    const stored = await write(`PUT ${one}/${of}`, {
      ids,
      body: { [key]: part },
      rule: 'wholeProgram',
      expect: (response) => expectEqual(`program.${of}.length`, 1, countParts(response, of)),
    });
    await write(`POST ${one}/${of}/reorder`, { ids, body: { fromIndex: 0, toIndex: 0 } });
    const partId = isObject(stored) ? getItems(stored['program'], of)[0]?.['_id'] : null;
    if (typeof partId !== 'string') continue;
    await write(`DELETE ${one}/${of}/{partId}`, {
      ids: { ...ids, partId },
      rule: 'wholeProgram',
      expect: (response) => expectEqual(`program.${of}.length`, 0, countParts(response, of)),
    });
  }
  await recorder.remove(`DELETE ${one}`, ids);
  await refuse(`DELETE ${one}`, 'unknownId', {});
}

const countParts = (response: unknown, of: string) =>
  getItems(isObject(response) ? response['program'] : null, of).length;
