import { screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import { ProgramPicker } from '../../../../src/engine/pickers/ProgramPicker';
import { renderConsole } from '../../../support/renderConsole';
import { stubDataProvider } from '../../../support/stubDataProvider';

const listPrograms = () =>
  Promise.resolve([
    { _id: 'p1', name: 'Circle', tasks: null, rewards: null },
    { _id: 'p2', name: ' ', tasks: null, rewards: null },
  ]);

function open(element: ReactNode, read: () => Promise<readonly object[]> = listPrograms) {
  return renderConsole({
    dataProvider: stubDataProvider({}, { programs: read }),
    at: '/',
    routes: [{ path: '/', element }],
  });
}

function One({ first, ...props }: { first: string; empty?: string; excluded?: boolean }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <ProgramPicker label="Loyalty program" {...props} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

function Several({ first }: { first: readonly string[] }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <ProgramPicker multiple excluded label="Programs" value={value} onChange={setValue} />
      <output>{value.join(',')}</output>
    </>
  );
}

const choices = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('the loyalty program picker', () => {
  it('[LOY-06] picks one program, with an optional empty entry and an optional entry for exclusion', async () => {
    const { user, container, unmount } = open(<One first="" empty="Any" excluded />);
    await screen.findByRole('option', { name: 'Circle' });
    expect(choices()).toEqual(['Any', 'Circle', 'Untitled program', 'Excluded']);
    const picker = screen.getByRole('combobox', { name: 'Loyalty program' });
    for (const [label, id] of [
      ['Circle', 'p1'],
      ['Excluded', '-1'],
      ['Any', ''],
    ] as const) {
      await user.selectOptions(picker, label);
      expect(container.querySelector('output')).toHaveTextContent(new RegExp(`^${id}$`));
    }
    unmount();

    open(<One first="" />);
    await screen.findByRole('option', { name: 'Circle' });
    expect(choices()).toEqual(['—', 'Circle', 'Untitled program']);
    expect(screen.getByRole('option', { name: '—' })).toBeDisabled();
    await user.selectOptions(screen.getByRole('combobox'), 'Circle');
    expect(choices()).toEqual(['Circle', 'Untitled program']);
  });

  it('[LOY-06] picks several programs, listed in the order of the store', async () => {
    const { user, container } = open(<Several first={['-1']} />);
    await screen.findByRole('checkbox', { name: 'Circle' });
    const group = within(screen.getByRole('group', { name: 'Programs' }));
    expect(group.getByRole('checkbox', { name: 'Excluded' })).toBeChecked();
    await user.click(group.getByRole('checkbox', { name: 'Untitled program' }));
    await user.click(group.getByRole('checkbox', { name: 'Circle' }));
    expect(container.querySelector('output')).toHaveTextContent('p1,p2,-1');
    await user.click(group.getByRole('checkbox', { name: 'Untitled program' }));
    expect(container.querySelector('output')).toHaveTextContent('p1,-1');
  });

  it('keeps an unknown value, also if the names could not be loaded', async () => {
    const read = vi.fn(listPrograms);
    read.mockRejectedValueOnce(new AppError({ kind: 'server', status: 500, message: 'Not now.' }));
    const { user } = open(<One first="p9" empty="Any" />, read);
    const picker = screen.getByRole('combobox', { name: 'Loyalty program' });
    expect(picker).toHaveValue('p9');
    expect(await screen.findByText('Not now.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(choices()).toEqual(['Any', 'Circle', 'Untitled program', 'p9']));
    expect(picker).toHaveValue('p9');
    expect(screen.queryByText('Not now.')).toBeNull();
  });
});
