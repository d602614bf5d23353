import { act, fireEvent, screen } from '@testing-library/react';
import axe from 'axe-core';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountGallery } from '../../ui-gallery/mountGallery';

/** Colors are tested by calculation; page-level rules don't apply to the gallery. */
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

beforeEach(() => {
  // One of the components throws on purpose.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  act(() => root?.unmount());
  element.remove();
  vi.restoreAllMocks();
});

describe('axe', () => {
  it('finds no violation in any component', async () => {
    mount('');
    expect(screen.getByRole('heading', { level: 1, name: 'Pieces' })).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it.each(['Form', 'Danger', 'Toasts'])('finds no violation behind "%s"', async (name) => {
    mount('');
    fireEvent.click(screen.getByRole('button', { name }));
    expect(await violations()).toEqual([]);
  });

  it('finds no violation in a list with an open menu', async () => {
    mount('#list');
    fireEvent.click(screen.getAllByRole('button', { name: /^More actions for/ })[0] ?? document.body);
    expect(screen.getByRole('menu')).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('finds no violation in the static shell', async () => {
    mount('#first');
    expect(await violations()).toEqual([]);
  });
});
