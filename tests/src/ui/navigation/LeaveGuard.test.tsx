import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { LeaveGuard } from '../../../../src/ui/navigation/LeaveGuard';
import { renderAt } from '../renderPiece';

const open = (when: (to: string | null) => boolean) =>
  renderAt(
    ['/theme-editor'],
    <LeaveGuard when={when} title="Unsaved changes" text="They are kept." stay="Stay" leave="Leave" />,
  ).router;
const dialog = () => screen.queryByRole('dialog', { name: 'Unsaved changes' });

describe('LeaveGuard', () => {
  it('asks before another store is opened at the same path', async () => {
    // The tabs of an editor don't ask among themselves.
    const router = open((to) => to !== '/theme-editor');
    await act(() => router.navigate('/theme-editor?siteId=s2'));
    expect(dialog()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(router.state.location.search).toBe('');
    await act(() => router.navigate('/theme-editor?siteId=s2'));
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(router.state.location.search).toBe('?siteId=s2');
  });

  it('lets filters of the same page change, and asks for nothing without unsaved work', async () => {
    const router = open((to) => to === null || to === '/other');
    await act(() => router.navigate('/theme-editor?area=reviews'));
    expect(dialog()).toBeNull();
    await act(() => router.navigate('/faq'));
    expect(dialog()).toBeNull();
    await act(() => router.navigate('/other'));
    expect(dialog()).toBeVisible();
  });
});
