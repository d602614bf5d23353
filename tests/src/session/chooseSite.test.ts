import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseSite } from '../../../src/session/chooseSite';

const sites = [
  { _id: 'a', name: 'First' },
  { _id: 'b', name: 'Second' },
  { _id: 'c', name: 'Third' },
];
const choose = (address: string[], pinned: string | null, last: string | null) =>
  chooseSite(sites, { address, pinned, last });

describe('chooseSite', () => {
  it('[APP-05] opens the site of the address, else the one of the tab, else the last one, else the first', () => {
    expect(choose(['b'], 'c', 'a').site?._id).toBe('b');
    expect(choose([], 'c', 'b').site?._id).toBe('c');
    expect(choose([], null, 'b').site?._id).toBe('b');
    expect(choose([], null, null).site?._id).toBe('a');
    expect(choose([], 'gone', 'gone').site?._id).toBe('a');
  });

  it.each([[['x']], [['']], [['__proto__']], [['b', 'b']], [['b', 'c']], [['b'.repeat(10_000)]]])(
    'refuses %j and opens the site of the tab',
    (address) => {
      expect(choose(address, 'c', null)).toEqual({ site: sites[2], refused: true });
    },
  );

  it('refuses nothing when the address names none', () => {
    expect(choose([], null, null).refused).toBe(false);
  });

  it('has none to open when there are no sites', () => {
    expect(chooseSite([], { address: [], pinned: 'a', last: 'a' })).toEqual({ site: null, refused: false });
  });

  it('never opens a site that is not the merchant’s', () => {
    const id = fc.oneof(fc.constantFrom('a', 'b', 'c', 'x', '__proto__', 'constructor'), fc.string());
    fc.assert(
      fc.property(fc.array(id), fc.option(id), fc.option(id), (address, pinned, last) => {
        const { site } = choose(address, pinned, last);
        expect(sites).toContain(site);
      }),
    );
  });
});
