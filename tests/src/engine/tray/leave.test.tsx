import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useTray } from '../../../../src/engine/tray/Tray';
import { useRunningTask } from '../../../../src/engine/tray/useRunningTask';
import { AccountMenu } from '../../../../src/layout/AccountMenu';
import { renderInSite } from '../../../support/renderInSite';

/** A card whose task runs until it is stopped. */
function Task() {
  const [isRunning, setRunning] = useState(true);
  const [stop] = useState(() => () => setRunning(false));
  useRunningTask(isRunning, stop);
  return <p>{isRunning ? 'running' : '12 of 40 done'}</p>;
}

function Page() {
  const { open } = useTray();
  return (
    <div data-testid="page">
      <button type="button" onClick={() => open(() => <Task />)}>
        Start
      </button>
      <AccountMenu />
    </div>
  );
}

/** Opens the page with a running task. */
async function openWithTask() {
  const opened = await renderInSite(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(screen.getByText('running')).toBeVisible();
  return opened;
}
const openSiteId = ({ controller }: Awaited<ReturnType<typeof openWithTask>>) => {
  const state = controller.state.get();
  return state.kind === 'ready' ? state.open.site._id : null;
};
const findDialog = () => screen.findByRole('dialog', { name: 'Something is still running' });

describe('leaving a store while a task is running', () => {
  it('asks before another store is opened, stops on demand, and keeps the result in view', async () => {
    const opened = await openWithTask();
    await act(() => opened.router.navigate('/?siteId=s2'));
    await findDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Let it finish' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('running')).toBeVisible();
    expect(openSiteId(opened)).toBe('s1');

    await act(() => opened.router.navigate('/?siteId=s2'));
    await findDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Stop and show result' }));
    expect(screen.getByText('12 of 40 done')).toBeVisible();
    expect(openSiteId(opened)).toBe('s1');

    await act(() => opened.router.navigate('/?siteId=s2'));
    await waitFor(() => expect(openSiteId(opened)).toBe('s2'));
  });

  it('asks before a sign-out', async () => {
    const opened = await openWithTask();
    await userEvent.click(screen.getByRole('button', { name: 'Account menu: Mina' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    await findDialog();
    expect(opened.router.state.location.pathname).toBe('/');
    expect(screen.getByText('running')).toBeVisible();
  });

  it('asks for nothing if the link names the open store', async () => {
    const opened = await openWithTask();
    await act(() => opened.router.navigate('/?siteId=s1'));
    await waitFor(() => expect(opened.router.state.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
