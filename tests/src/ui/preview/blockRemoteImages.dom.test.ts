import { describe, expect, it } from 'vitest';
import { blockRemoteImages } from '../../../../src/ui/preview/safeTemplate';

const mediaUrls = ['https://media.shop.example/files', 'https://cdn.shop.example'];

function blockImages(markup: string) {
  const { body } = new DOMParser().parseFromString(`<!doctype html><body>${markup}`, 'text/html');
  return { count: blockRemoteImages(body, mediaUrls), body };
}
const sources = (body: Element) => [...body.querySelectorAll('img')].map((node) => node.getAttribute('src') ?? '');

describe('blockRemoteImages', () => {
  it('keeps images of the media hosts and data URLs', () => {
    const own = [
      'https://media.shop.example/files/a.png',
      'https://cdn.shop.example/b.png',
      'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    ];
    const { count, body } = blockImages(own.map((address) => `<img src="${address}">`).join(''));
    expect(count).toBe(0);
    expect(sources(body)).toEqual(own);
  });

  it('replaces remote images by placeholders with their size and alternative text', () => {
    const { count, body } = blockImages(
      '<img src="https://cdn.example/b.png" srcset="//cdn.example/c.png 2x" alt="A <b>bag</b>" width="300" height="20">',
    );
    expect(count).toBe(1);
    expect(body.innerHTML).not.toContain('cdn.example');
    const drawing = decodeURIComponent(sources(body)[0] ?? '');
    expect(drawing).toContain('A &lt;b&gt;bag&lt;/b&gt;');
    expect(drawing).toContain('width="300" height="20"');
  });

  it.each([
    ['//cdn.example/x.png'],
    ['http://cdn.example/x.png'],
    ['https://media.shop.example.evil.example/x.png'],
    ['https://media.shop.example@evil.example/x.png'],
    ['http://media.shop.example/x.png'],
    ['x.png'],
    ['http://['],
  ])('treats %s as remote', (address) => {
    expect(blockImages(`<img src="${address}">`).count).toBe(1);
  });

  it('counts styles and backgrounds as well', () => {
    const { count, body } = blockImages(
      '<style>p{background:url( "//cdn.example/d.png")}</style><table background="https://cdn.example/e.png"></table><p data-held-style="background:url(https://cdn.example/f.png) url(https://media.shop.example/g.png)">x</p><picture><source srcset="https://cdn.example/h.png"><img src="https://cdn.example/h.png"></picture>',
    );
    expect(count).toBe(4);
    expect(body.querySelector('[background], source')).toBeNull();
  });
});
