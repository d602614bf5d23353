import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useSession } from '../../../src/session/SessionContext';
import { useSite } from '../../../src/session/useSite';
import { renderInSite } from '../../support/renderInSite';

/** Signs out in the middle of a render, as another tab may while React has paused it. */
function SignOut() {
  const controller = useSession();
  localStorage.removeItem('console.session');
  controller.syncWithStorage();
  return null;
}

const SiteName = () => <p>{useSite().site.name}</p>;

function Page() {
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <main data-testid="page">
      <button type="button" onClick={() => setIsLeaving(true)}>
        Leave
      </button>
      {isLeaving && <SignOut />}
      <SiteName key={String(isLeaving)} />
    </main>
  );
}

it('is the same for all components of a render, though another tab signs out meanwhile', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  const { user } = await renderInSite(<Page />);
  expect(screen.getByText('Nordlys')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(screen.queryByText('Nordlys')).toBeNull();
  expect(consoleError.mock.calls.flat().map(String).join('\n')).not.toContain('useSite');
});
