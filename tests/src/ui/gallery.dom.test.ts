import { act, fireEvent, screen } from '@testing-library/react';
import axe from 'axe-core';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountGallery } from '../../ui-gallery/mountGallery';

/** Colours are proven by calculation; the rest of a page is not in the gallery. */
const rules = {
  'color-contrast': { enabled: false },
  'document-title': { enabled: false },
  'html-has-lang': { enabled: false },
};

let root: Root | null = null;
let element: HTMLElement;

function mount(hash: string) {
  element = document.createElement('div');
  document.body.append(element);
  act(() => {
    root = mountGallery(element, new URL(`http://localhost/${hash}`));
  });
}

async function violations() {
  const { violations } = await axe.run(document.body, { rules });
  return violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' ')}`);
}

vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  // One of the pieces shows what happens when something throws.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  act(() => root?.unmount());
  element.remove();
  vi.restoreAllMocks();
});

describe('axe', () => {
  it('finds nothing in any piece', async () => {
    mount('');
    expect(screen.getByRole('heading', { level: 1, name: 'Pieces' })).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it.each(['Form', 'Danger', 'Toasts'])('finds nothing behind "%s"', async (name) => {
    mount('');
    fireEvent.click(screen.getByRole('button', { name }));
    expect(await violations()).toEqual([]);
  });

  it('finds nothing in a list made of them, with its menu open', async () => {
    mount('#list');
    fireEvent.click(screen.getAllByRole('button', { name: /^More for/ })[0] ?? document.body);
    expect(screen.getByRole('menu')).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('finds nothing in the first paint', async () => {
    mount('#first');
    expect(await violations()).toEqual([]);
  });
});
