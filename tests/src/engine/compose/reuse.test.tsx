import { screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearest } from '../../../../src/engine/compose/reuse/nearest';
import { composeServer, failures, faq, openComposer } from './composeWorld';

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
  it('are offered while one is written: of the same product first, then of others', async () => {
    const { section } = await openAnswer();
    await section().findByText('Yes, with any dimmer.');
    expect(section().getAllByRole('listitem')).toHaveLength(2);
    const [first, second] = section().getAllByRole('listitem');
    expect(first).toHaveTextContent('Is the lamp dimmable?');
    expect(second).toHaveTextContent('It has no light.');
    expect(second).toHaveTextContent('Chair');
  });

  it('are inserted by one key, or by a press, where the caret is', async () => {
    const { user, box, section } = await openAnswer();
    await section().findByText('Yes, with any dimmer.');
    await user.type(box, 'Hello! ');
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    expect(box).toHaveValue('Hello! Yes, with any dimmer.');
    await user.clear(box);
    await user.keyboard('{Alt>}{ArrowDown}{Enter}{/Alt}');
    expect(box).toHaveValue('It has no light.');
    await user.click(section().getByRole('button', { name: 'Insert the answer to “Is the lamp dimmable?”' }));
    expect(box).toHaveValue('It has no light.Yes, with any dimmer.');
    expect(box).toHaveFocus();
  });

  it('that cannot be loaded are told of, asked for again, and never stand in the way', async () => {
    const { user, box, section, server } = await openAnswer(answered, (one) =>
      one.failWith({ read: failures.forbidden }),
    );
    await section().findByText('Suggestions could not be loaded.');
    await user.type(box, 'Yes');
    expect(box).toHaveValue('Yes');
    server.failWith({});
    await user.click(section().getByRole('button', { name: 'Try again' }));
    await section().findByText('Yes, with any dimmer.');
    expect(section().queryByText(/could not be loaded/)).toBeNull();
  });

  it('say so where there are none', async () => {
    const { section } = await openAnswer([]);
    await section().findByText('No similar question has been answered yet.');
    await waitFor(() => expect(section().queryAllByRole('listitem')).toEqual([]));
  });
});

describe('the nearest texts', () => {
  const words = fc.array(
    fc.constantFrom('lamp', 'dim', 'wash', 'warm', 'size', 'Größe', '洗濯', 'できますか', 'steel'),
    {
      minLength: 1,
      maxLength: 6,
    },
  );
  const text = words.map((all) => all.join(' '));
  const self = (one: string) => one;

  it('begin with the same text, whatever its case, accents and blanks', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 12 }), text, (others, asked) => {
        const shouted = `  ${asked.toUpperCase().normalize('NFD')} !`;
        const [first] = nearest([...others, asked], self, shouted, 3);
        // Another text of the same words is as near.
        const sorted = (one?: string) => [...new Set(one?.toLowerCase().split(' '))].sort().join(' ');
        expect(sorted(first)).toBe(sorted(asked));
      }),
      { numRuns: 300 },
    );
  });

  it('are the same in whatever order they come, and never more than asked for', () => {
    fc.assert(
      fc.property(fc.uniqueArray(text, { maxLength: 12 }), text, fc.nat(6), (others, asked, most) => {
        const found = nearest(others, self, asked, most);
        expect(found.length).toBeLessThanOrEqual(most);
        expect(found.every((one) => others.includes(one))).toBe(true);
        const turned = nearest(others.toReversed(), self, asked, others.length);
        const straight = nearest(others, self, asked, others.length);
        expect(new Set(turned)).toEqual(new Set(straight));
      }),
      { numRuns: 300 },
    );
  });

  it('have something in common with the question', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-f ]{0,30}$/)),
        fc.stringMatching(/^[u-z ]{0,30}$/),
        (others, asked) => {
          expect(nearest(others, self, asked, 5)).toEqual([]);
        },
      ),
    );
  });

  it('are found by a slip of the pen, another ending, and without blanks between words', () => {
    const texts = [
      'Is it washable at 60 degrees?',
      'Wie groß ist der Schirm?',
      'この服は洗濯できますか',
      'Who made it?',
    ];
    expect(nearest(texts, self, 'can i wash it at 60 degres', 1)).toEqual([texts[0]]);
    expect(nearest(texts, self, 'Wie gross ist der Lampenschirm', 1)).toEqual([texts[1]]);
    expect(nearest(texts, self, '洗濯機で洗濯できますか', 1)).toEqual([texts[2]]);
  });
});
