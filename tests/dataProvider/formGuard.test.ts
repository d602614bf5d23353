// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, EditBase, Form, TestMemoryRouter, useInput } from 'ra-core';
import { createElement as h } from 'react';
import { useFormState } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http/http';
import { createFakeServer, empty, json, text } from './support/fakeServer';
import { customerRow } from './support/rows';

configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);
// ra-core logs failed calls in development mode.
vi.spyOn(console, 'error').mockImplementation(() => undefined);

function ProgramForm() {
  const { field } = useInput({ source: 'loyaltyProgramId' });
  return h('input', { ...field, 'aria-label': 'Loyalty program', value: field.value ?? '' });
}

/** State that react-admin's unsaved-changes guard reads. */
function Guard() {
  const { isDirty, isSubmitSuccessful, isSubmitting, submitCount } = useFormState();
  const isOn = isDirty && !isSubmitSuccessful;
  return h('output', null, isSubmitting ? 'saving' : `${submitCount > 0 ? 'saved, ' : ''}guard ${isOn ? 'on' : 'off'}`);
}

async function saveWith(...answers: Parameters<typeof createFakeServer>) {
  const server = createFakeServer(json({ data: { one: { ...customerRow, loyaltyProgramId: 'p1' } } }));
  const dataProvider = createDataProvider(createHttp({ apiUrl: '', token: () => 'T1', fetch: server.fetch }));
  const form = h(Form, null, h(ProgramForm), h(Guard), h('button', { type: 'submit' }, 'Save'));
  const page = h(EditBase, { resource: 'customers', id: 'c1', redirect: false, mutationMode: 'pessimistic' }, form);
  render(h(TestMemoryRouter, null, h(CoreAdminContext, { dataProvider }, page)));
  const input = await screen.findByDisplayValue('p1');
  act(() => void fireEvent.change(input, { target: { value: 'p2' } }));
  await screen.findByText('guard on');
  server.respondWith(...answers);
  await act(async () => screen.getByText('Save').click());
  return server;
}

describe('react-admin forms', { timeout: 60_000 }, () => {
  it.each([
    ['500', json({ error: 'Broken' }, 500)],
    ['401', json({ error: 'Sign in' }, 401)],
    ['HTML in an answer 200', text('<!doctype html>')],
  ])('H1 keep guard and input after a save that failed with %s', async (_name, answer) => {
    const server = await saveWith(answer);
    expect(await screen.findByText('saved, guard on')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Loyalty program').value).toBe('p2');
    expect(server.calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });

  it('remove the guard after a successful save', async () => {
    const server = await saveWith(empty, json({ data: { one: { ...customerRow, loyaltyProgramId: 'p2' } } }));
    expect(await screen.findByText(/guard off/)).toBeTruthy();
    expect(server.calls.at(1)?.body).toEqual({ loyaltyProgramId: 'p2' });
  });
});
