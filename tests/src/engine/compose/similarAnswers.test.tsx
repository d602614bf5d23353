import { screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankBySimilarity } from '../../../../src/engine/compose/reuse/rankBySimilarity';
import { composeServer, failures, faq, openComposer } from './composeHarness';

const lamp = { productId: 'p1', name: 'Lamp', slug: 'lamp' };
const chair = { productId: 'p2', name: 'Chair', slug: 'chair' };
const question = { _id: 'r1', question: 'Can the lamp be dimmed?', status: 'approved', answer: null, product: lamp };
const answered = [
  { _id: 'q1', question: 'Is the lamp dimmable?', answer: 'Yes, with any dimmer.', product: lamp },
  { _id: 'q2', question: 'Where is it made?', answer: 'In Denmark.', product: lamp },
  { _id: 'q3', question: 'Can the light of the chair be dimmed?', answer: 'It has no light.', product: chair },
  { _id: 'q4', question: 'Can this be dimmed?', answer: '', product: chair },
];

async function openAnswer(rows = answered, prepare?: (server: ReturnType<typeof composeServer>) => void) {
  const server = composeServer({ faqs: [question, ...rows] });
  prepare?.(server);
  const page = await openComposer(server, { entity: faq, name: 'answer', values: question });
  const section = () => within(screen.getByRole('region', { name: 'Answers to similar questions' }));
  return { ...page, server, section };
}

describe('answers to similar questions', () => {
  it('are suggested while an answer is written: first of the same product, then of others', async () => {
    const { section } = await openAnswer();
    await section().findByText('Yes, with any dimmer.');
    expect(section().getAllByRole('listitem')).toHaveLength(2);
    const [first, second] = section().getAllByRole('listitem');
    expect(first).toHaveTextContent('Is the lamp dimmable?');
    expect(second).toHaveTextContent('It has no light.');
    expect(second).toHaveTextContent('Chair');
  });

  it('are inserted at the caret by one key or by a click', async () => {
    const { user, box, section } = await openAnswer();
    await section().findByText('Yes, with any dimmer.');
    await user.type(box, 'Hello! ');
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    expect(box).toHaveValue('Hello! Yes, with any dimmer.');
    await user.clear(box);
    await user.keyboard('{Alt>}{ArrowDown}{Enter}{/Alt}');
    expect(box).toHaveValue('It has no light.');
    await user.click(section().getByRole('button', { name: 'Insert answer to “Is the lamp dimmable?”' }));
    expect(box).toHaveValue('It has no light.Yes, with any dimmer.');
    expect(box).toHaveFocus();
  });

  it('that cannot be loaded show an error and a retry, without blocking the composer', async () => {
    const { user, box, section, server } = await openAnswer(answered, (item) =>
      item.failWith({ read: failures.forbidden }),
    );
    await section().findByText('Suggestions couldn’t be loaded.');
    await user.type(box, 'Yes');
    expect(box).toHaveValue('Yes');
    server.failWith({});
    await user.click(section().getByRole('button', { name: 'Try again' }));
    await section().findByText('Yes, with any dimmer.');
    expect(section().queryByText(/couldn’t be loaded/)).toBeNull();
  });

  it('show a message if there are none', async () => {
    const { section } = await openAnswer([]);
    await section().findByText('No similar questions have been answered yet.');
    await waitFor(() => expect(section().queryAllByRole('listitem')).toEqual([]));
  });
});

describe('ranking texts by similarity', () => {
  const wordList = fc.array(
    fc.constantFrom('lamp', 'dim', 'wash', 'warm', 'size', 'Größe', '洗濯', 'できますか', 'steel'),
    {
      minLength: 1,
      maxLength: 6,
    },
  );
  const text = wordList.map((all) => all.join(' '));
  const identity = (value: string) => value;

  it('ranks the same text first, regardless of case, accents and spaces', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 12 }), text, (others, query) => {
        const queryVariant = `  ${query.toUpperCase().normalize('NFD')} !`;
        const [first] = rankBySimilarity([...others, query], identity, queryVariant, 3);
        // Texts with the same words are equally similar.
        const sorted = (value?: string) => [...new Set(value?.toLowerCase().split(' '))].sort().join(' ');
        expect(sorted(first)).toBe(sorted(query));
      }),
      { numRuns: 300 },
    );
  });

  it('does not depend on the order of the texts, and respects the limit', () => {
    fc.assert(
      fc.property(fc.uniqueArray(text, { maxLength: 12 }), text, fc.nat(6), (others, query, limit) => {
        const found = rankBySimilarity(others, identity, query, limit);
        expect(found.length).toBeLessThanOrEqual(limit);
        expect(found.every((item) => others.includes(item))).toBe(true);
        const reversed = rankBySimilarity(others.toReversed(), identity, query, others.length);
        const inOrder = rankBySimilarity(others, identity, query, others.length);
        expect(new Set(reversed)).toEqual(new Set(inOrder));
      }),
      { numRuns: 300 },
    );
  });

  it('omits texts that share nothing with the query', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-f ]{0,30}$/)),
        fc.stringMatching(/^[u-z ]{0,30}$/),
        (others, query) => {
          expect(rankBySimilarity(others, identity, query, 5)).toEqual([]);
        },
      ),
    );
  });

  it('tolerates typos, other word endings, and languages without spaces', () => {
    const texts = [
      'Is it washable at 60 degrees?',
      'Wie groß ist der Schirm?',
      'この服は洗濯できますか',
      'Who made it?',
    ];
    expect(rankBySimilarity(texts, identity, 'can i wash it at 60 degres', 1)).toEqual([texts[0]]);
    expect(rankBySimilarity(texts, identity, 'Wie gross ist der Lampenschirm', 1)).toEqual([texts[1]]);
    expect(rankBySimilarity(texts, identity, '洗濯機で洗濯できますか', 1)).toEqual([texts[2]]);
  });
});
