import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseSite } from '../../../src/session/findSite';

const sites = [
  { _id: 'a', name: 'First' },
  { _id: 'b', name: 'Second' },
  { _id: 'c', name: 'Third' },
];
const choose = (urlSites: string[], pinned: string | null, last: string | null) =>
  chooseSite(sites, { urlSites, pinned, last });

describe('chooseSite', () => {
  it('[APP-05] opens the site of the URL, otherwise the one of the tab, the last one, or the first', () => {
    expect(choose(['b'], 'c', 'a').site?._id).toBe('b');
    expect(choose([], 'c', 'b').site?._id).toBe('c');
    expect(choose([], null, 'b').site?._id).toBe('b');
    expect(choose([], null, null).site?._id).toBe('a');
    expect(choose([], 'gone', 'gone').site?._id).toBe('a');
  });

  it.each([[['x']], [['']], [['__proto__']], [['b', 'b']], [['b', 'c']], [['b'.repeat(10_000)]]])(
    'refuses %j and opens the site of the tab',
    (urlSiteIds) => {
      expect(choose(urlSiteIds, 'c', null)).toEqual({ site: sites[2], refused: true });
    },
  );

  it('refuses nothing if the URL names no site', () => {
    expect(choose([], null, null).refused).toBe(false);
  });

  it('returns no site if there are none', () => {
    expect(chooseSite([], { urlSites: [], pinned: 'a', last: 'a' })).toEqual({ site: null, refused: false });
  });

  it('never opens a site that is not in the list', () => {
    const id = fc.oneof(fc.constantFrom('a', 'b', 'c', 'x', '__proto__', 'constructor'), fc.string());
    fc.assert(
      fc.property(fc.array(id), fc.option(id), fc.option(id), (urlSiteIds, pinned, last) => {
        const { site } = choose(urlSiteIds, pinned, last);
        expect(sites).toContain(site);
      }),
    );
  });
});
