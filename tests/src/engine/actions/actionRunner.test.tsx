import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useActionController } from '../../../../src/engine/actions/useActionController';
import { getAvailableActions } from '../../../../src/engine/records/actions';
import { leavePage } from '../../../support/leavePage';
import { createRecord, getEntity } from '../../../support/records';
import { renderConsole } from '../../../support/renderConsole';
import { listServer } from '../../../support/stubDataProvider';

const faq = getEntity('faq');
const question = createRecord(faq, 'q1', { question: 'Does it dim?', status: 'pending', isFeatured: 0 });

/** A minimal page with only the action buttons. */
function ActionPage() {
  const { onAction, composing, closeComposer, dialogs } = useActionController(faq);
  return (
    <>
      {getAvailableActions(faq, question).map((named) => (
        <button key={named.name} type="button" onClick={() => onAction(named, question)}>
          {named.name}
        </button>
      ))}
      <p data-testid="composing">{composing ? `${composing.name} of ${composing.id}` : 'nothing'}</p>
      <button type="button" onClick={closeComposer}>
        close
      </button>
      {dialogs}
    </>
  );
}

it('starts each action of an entity in its own way: composer, write, or confirmation', async () => {
  const server = listServer(faq, [question]);
  const routes = [{ path: '/', element: <ActionPage /> }];
  const { user } = renderConsole({ dataProvider: server.provider(), at: '/', routes });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const composed = () => screen.getByTestId('composing').textContent;

  await press('answer');
  expect(composed()).toBe('answer of q1');
  expect(server.update).not.toHaveBeenCalled();
  await press('close');
  expect(composed()).toBe('nothing');

  await press('publish');
  const unanswered = await screen.findByRole('dialog', { name: 'Publish: question “Does it dim?”' });
  expect(server.update).not.toHaveBeenCalled();
  await user.click(within(unanswered).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(server.update).toHaveBeenCalledOnce());
  expect(server.update.mock.calls[0]?.[1]).toMatchObject({ id: 'q1', data: { status: 'approved' } });

  await press('delete');
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete question “Does it dim?”?' });
  expect(server.remove).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await screen.findByText(/^Deleting in 8 seconds/);
  await leavePage();
  await waitFor(() => expect(server.remove).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(composed()).toBe('nothing');
});
