import 'fake-indexeddb/auto';
import { clear, createStore, get, set } from 'idb-keyval';
import { afterEach, describe, expect, it } from 'vitest';
import { readStoredTable, storeTable } from '../../../../../src/features/imports/prepared/storedTable';
import { parseTable } from '../../../../../src/lib/csv/parseTable';
import { PREPARED_DB } from '../../../../../src/lib/storage/databases';

const openStore = () => createStore(PREPARED_DB.database, PREPARED_DB.store);

afterEach(() => clear(openStore()));

describe('storeTable', () => {
  it('stores a table as it was read', async () => {
    const table = await parseTable('Report\nemail,points,html\n"a@b.example",5,&lt;b&gt;\nc@d.example\n\n"x,1,2,3\n');
    expect(table.faults.size).toBeGreaterThan(0);
    await storeTable('u1.s1/points/rows/1', table);
    expect(await readStoredTable('u1.s1/points/rows/1')).toEqual(table);
  });

  it('leaves out passwords, tokens and IP addresses', async () => {
    const table = await parseTable('Export of the shop,,\nemail,Password *,ip_address\na@b.example,hunter2,10.0.0.1\n');
    await storeTable('key', table);
    expect(JSON.stringify(await get('key', openStore()))).not.toMatch(/hunter2|10\.0\.0\.1/);
    const stored = await readStoredTable('key');
    expect(stored?.columns).toEqual(table.columns);
    expect(stored?.rows).toEqual([['a@b.example', '', '']]);
  });

  it('reads nothing of another shape', async () => {
    const table = await parseTable('email,points\na@b.example,5\n');
    for (const damaged of [undefined, null, 'x', {}, { ...table, rows: [['a', 5]] }, { ...table, faults: {} }]) {
      await set('key', damaged, openStore());
      expect(await readStoredTable('key')).toBeNull();
    }
  });
});
