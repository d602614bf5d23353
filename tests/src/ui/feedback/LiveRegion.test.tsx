import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { LiveRegion, useAnnounce } from '../../../../src/ui/feedback/LiveRegion';
import { Modal } from '../../../../src/ui/overlays/Modal';
import { renderPiece } from '../renderPiece';

let announce: ReturnType<typeof useAnnounce>;

function Page() {
  announce = useAnnounce();
  return <Modal title="Points" onCancel={() => undefined} />;
}

beforeEach(() => {
  renderPiece(
    <LiveRegion>
      <Page />
    </LiveRegion>,
  );
});

it('announces in an open dialog, outside of which screen readers are told nothing', () => {
  act(() => announce('3 results'));
  expect(screen.getByRole('dialog')).toContainElement(screen.getByText('3 results'));
});

it('announces a repeated text again, in another element', () => {
  act(() => announce('3 results'));
  const first = screen.getByText('3 results');
  act(() => announce('3 results'));
  expect(first).toBeEmptyDOMElement();
  expect(screen.getByText('3 results')).toHaveRole('status');
});
