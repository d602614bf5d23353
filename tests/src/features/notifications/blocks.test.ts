import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, blockKinds, getSource, setBlockField } from '../../../../src/features/notifications/blocks/block';
import {
  createBlockSource,
  duplicateBlock,
  insertBlock,
  moveBlock,
  removeBlock,
} from '../../../../src/features/notifications/blocks/changeBlocks';
import { parseBlocks } from '../../../../src/features/notifications/blocks/parseBlocks';
import {
  DEFAULT_FORMAT_TAGS,
  parseRichText,
  serializeRichText,
} from '../../../../src/features/notifications/markup/richText';
import { parseHtml } from '../../../../src/lib/html/parseHtml';

const noTheme = { brandPrimaryColor: null, psrStarColor: null, btnPrimaryBg: null, btnPrimaryColor: null };

/** Parses a source and returns the kind and field values of each block. */
const describeBlocks = (source: string) => parseBlocks(source).blocks.map(describeBlock);

function describeBlock({ kind, fields, columns }: Block): unknown {
  const values = Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));
  if (kind !== 'columns') return { kind, ...values };
  return { kind, columns: columns.map(({ blocks }) => blocks.map(describeBlock)) };
}

const parseSingleBlock = (source: string): Block => {
  const [block] = parseBlocks(source).blocks;
  if (!block) throw new Error(`no block in ${source}`);
  return block;
};

describe('parseBlocks', () => {
  it('detects the kind of each part inside layout markup', () => {
    const source = `<!doctype html><html><head><title>x</title><style>p { margin: 0 }</style></head>
      <body style="margin:0"><!--[if mso]><table><tr><td><![endif]-->
      <table role="presentation"><tbody><tr><td align="center">
        <img src="https://shop.example/logo.png" alt="Shop" width="120">
        <h1 style="color:#111">Hi <b>{{firstName}}</b></h1>
        <p>You have <strong>{{points}}</strong> points &amp; <a href="https://shop.example/a?b=1&amp;c=2">more</a>.<br>See you</p>
        <div style="height:24px;line-height:24px">&nbsp;</div>
        <a href="{{rewardsUrl}}" class="btn"><span style="color:#fff">Use them</span></a>
        <hr>
        <ul><li>one</li></ul>
        Bare words
      </td></tr></tbody></table></body></html>`;
    expect(describeBlocks(source)).toEqual([
      { kind: 'image', src: 'https://shop.example/logo.png', alt: 'Shop', width: '120' },
      { kind: 'heading', text: 'Hi **{{firstName}}**', level: '1' },
      {
        kind: 'text',
        text: 'You have **{{points}}** points & [more](https://shop.example/a?b=1&c=2).\nSee you',
      },
      { kind: 'spacer', height: '24' },
      { kind: 'button', label: 'Use them', href: '{{rewardsUrl}}' },
      { kind: 'divider' },
      { kind: 'raw', html: '<ul><li>one</li></ul>' },
      { kind: 'text', text: 'Bare words' },
    ]);
  });

  it('parses a table with one row as columns', () => {
    expect(describeBlocks('<table><tr><td><p>Left</p><hr></td><td>Right</td></tr></table>')).toEqual([
      {
        kind: 'columns',
        columns: [[{ kind: 'text', text: 'Left' }, { kind: 'divider' }], [{ kind: 'text', text: 'Right' }]],
      },
    ]);
  });

  it.each([
    ['a list', '<ul><li>a</li></ul>'],
    ['a table of several rows in a form', '<form><table><tr><td>a</td></tr></table></form>'],
    ['differently styled marks', '<p><b class="x">a</b> and <b>b</b></p>'],
    ['a comment in a text', '<p>a <!-- b --> c</p>'],
    ['an image in a text', '<p>See <img src="a.png"> here</p>'],
    ['an unclosed mark', '<p>so <b>bold</p>'],
    ['a video', '<video src="a.mp4"></video>'],
  ])('leaves %s unchanged as raw HTML', (_name, source) => {
    expect(describeBlocks(source)).toEqual([{ kind: 'raw', html: source }]);
  });

  it('changes a field value and no other character', () => {
    const source =
      '<td>\n<P class=a STYLE=\'color:red\'>Hi&nbsp;<b id="x">you</b></P ><a CLASS="btn" HREF=x>Go</a></td>';
    const [text, button] = parseBlocks(source).blocks;
    if (!text || !button) throw new Error('two blocks are expected');
    expect(setBlockField(source, text, 'text', 'Bye **all** & *you*')).toBe(
      '<td>\n<P class=a STYLE=\'color:red\'>Bye <b id="x">all</b> &amp; <em>you</em></P ><a CLASS="btn" HREF=x>Go</a></td>',
    );
    expect(setBlockField(source, button, 'href', 'https://a.example/?a="1"&b')).toBe(
      source.replace('HREF=x', 'HREF="https://a.example/?a=&quot;1&quot;&amp;b"'),
    );
    expect(setBlockField(source, button, 'label', 'Go')).toBe(source);
  });

  it('keeps the style of a link when its text is changed', () => {
    const source = '<p>See <a style="color:red" href="https://a.example">here</a></p>';
    const text = 'See [this](https://a.example) or [that](https://b.example)';
    expect(setBlockField(source, parseSingleBlock(source), 'text', text)).toBe(
      '<p>See <a style="color:red" href="https://a.example">this</a> or <a style="color:red" href="https://b.example">that</a></p>',
    );
  });

  it('adds missing alt and width attributes to an image', () => {
    const source = '<img src="a.png"/>';
    const described = setBlockField(source, parseSingleBlock(source), 'alt', 'A "blue" cup');
    expect(described).toBe('<img src="a.png" alt="A &quot;blue&quot; cup"/>');
    expect(setBlockField(described, parseSingleBlock(described), 'width', '300')).toBe(
      '<img src="a.png" alt="A &quot;blue&quot; cup" width="300"/>',
    );
  });

  it('inserts, moves, duplicates and removes blocks', () => {
    const source = '<div>\n  <h1>A</h1>\n  <p>B</p>\n  <hr>\n</div>';
    const list = parseBlocks(source);
    const [heading, text] = list.blocks;
    if (!heading || !text) throw new Error('blocks are expected');
    expect(moveBlock(source, list, 0, 2)).toBe('<div>\n  <p>B</p>\n  <hr>\n<h1>A</h1>\n</div>');
    expect(moveBlock(source, list, 2, 0)).toBe('<div>\n  <hr>\n<h1>A</h1>\n  <p>B</p>\n</div>');
    expect(removeBlock(source, text)).toBe('<div>\n  <h1>A</h1>\n  <hr>\n</div>');
    expect(describeBlocks(duplicateBlock(source, text))).toHaveLength(4);
    expect(describeBlocks(insertBlock(source, list, -1, '<p>Z</p>'))[0]).toEqual({ kind: 'text', text: 'Z' });
    expect(insertBlock('<body><div></div></body>', parseBlocks('<body><div></div></body>'), -1, '<p></p>')).toBe(
      '<body><div><p></p></div></body>',
    );
  });

  it.each(blockKinds)('creates a %s block that parses as one', (kind) => {
    expect(parseSingleBlock(createBlockSource(kind, '', noTheme)).kind).toBe(kind);
    const copied = createBlockSource(
      'button',
      '<td><a style="background:red" href="https://a.example">Go</a></td>',
      noTheme,
    );
    expect(copied).toBe('<a style="background:red" href=""></a>');
  });
});

/** Valid and malformed HTML fragments, and random strings. */
const piece = fc.oneof(
  fc.constantFrom(
    '<p>Hi <b>you</b></p>',
    '<h2>News</h2>',
    '<a class="button" href="https://a.example">Go</a>',
    '<img src="a.png">',
    '<hr>',
    '<table><tr><td>',
    '</td><td>',
    '</td></tr></table>',
    '<div style="height:9px">&nbsp;</div>',
    '<div>',
    '</div>',
    '</p>',
    '<p>',
    '<ul><li>a<li>b</ul>',
    '<!-- c -->',
    '<!--[if mso]><td><![endif]-->',
    '<style>p{}</style>',
    '<br>',
    '&nbsp;',
    '&amp;',
    '{{firstName}}',
    '<a href=x>',
    '</a>',
    '<b',
    '<',
    ' \n ',
  ),
  fc.string({ maxLength: 12 }),
);
const email = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''));

const flat = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block) => [block, ...block.columns.flatMap((column) => flat(column.blocks))]);

describe('any source', () => {
  it('is preserved byte for byte by its blocks and the text between them', () => {
    fc.assert(
      fc.property(email, (source) => {
        const { blocks, end } = parseBlocks(source);
        let printed = '';
        let done = 0;
        for (const block of blocks) {
          expect(block.from).toBeGreaterThanOrEqual(done);
          expect(block.to).toBeGreaterThan(block.from);
          printed += source.slice(done, block.from) + getSource(source, block);
          done = block.to;
        }
        expect(printed + source.slice(done)).toBe(source);
        expect(end).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(source.length);
      }),
      { numRuns: 500 },
    );
  });

  it('only changes inside the edited block, and the value round-trips', () => {
    fc.assert(
      fc.property(email, fc.nat(), fc.stringMatching(/^[a-zäö&<"' ]{1,12}$/), (source, which, typed) => {
        const fields = flat(parseBlocks(source).blocks).flatMap((block) =>
          Object.keys(block.fields)
            .filter((name) => name === 'label' || name === 'alt')
            .map((name) => ({ block, name })),
        );
        const chosen = fields[which % Math.max(1, fields.length)];
        if (!chosen) return;
        const changed = setBlockField(source, chosen.block, chosen.name, typed);
        const { from, to } = chosen.block;
        expect(changed.startsWith(source.slice(0, from))).toBe(true);
        expect(changed.endsWith(source.slice(to))).toBe(true);
        const again = flat(parseBlocks(changed).blocks).find(
          (block) => block.from === from && chosen.name in block.fields,
        );
        expect(again?.fields[chosen.name]?.value.trim()).toBe(
          chosen.name === 'label' ? typed.replace(/ +/g, ' ').trim() : typed.trim(),
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe('rich text', () => {
  const written = (text: string) => serializeRichText(text, DEFAULT_FORMAT_TAGS);
  const read = (html: string) => parseRichText(parseHtml(html), html)?.text;

  it.each([
    ['a **b** *c* [d](https://e.example)', 'a <strong>b</strong> <em>c</em> <a href="https://e.example">d</a>'],
    ['2 * 3 ** 4 [x]', '2 * 3 ** 4 [x]'],
    ['\\*a\\*', '*a*'],
    ['a\nb', 'a<br>\nb'],
    ['{{#if a && b}} & <', '{{#if a && b}} &amp; &lt;'],
  ])('serializes %j to %j', (text, html) => {
    expect(written(text)).toBe(html);
  });

  it.each(['[link]', '2 * 3 ** 4 [x]', 'a *b* [c](d) [e] f*', '\\*a\\*'])('shows %j as it was typed', (text) => {
    expect(read(written(text))).toBe(text);
  });

  it('is stable after one round trip', () => {
    const typed = fc.array(
      fc.constantFrom('a', 'b ', ' ', '*', '**', '[', ']', '(', ')', '\\', '\n', '<', '&', '{{x}}'),
      {
        maxLength: 16,
      },
    );
    fc.assert(
      fc.property(typed, (parts) => {
        const html = written(parts.join(''));
        const text = read(html);
        expect(text).toBeDefined();
        const again = written(text ?? '');
        expect(read(again)).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });
});
