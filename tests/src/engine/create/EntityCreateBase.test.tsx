import { screen, waitFor } from '@testing-library/react';
import {
  type DataProvider,
  Form,
  type Middleware,
  useCreateContext,
  useInput,
  useRegisterMutationMiddleware,
  useResourceContext,
  useSaveContext,
} from 'ra-core';
import { afterEach, describe, expect, it } from 'vitest';
import { createDataProvider } from '../../../../dataProvider';
import { AppError } from '../../../../dataProvider/errors';
import { EntityCreateBase } from '../../../../src/engine/create/CreatePage';
import { clearTabStorage } from '../../../../src/lib/storage/tabStorage';
import { getEntity } from '../../../support/records';
import { renderConsole } from '../../../support/renderConsole';

afterEach(clearTabStorage);

function TextInput({ source }: { source: string }) {
  const { id, field, fieldState } = useInput({ source });
  return (
    <>
      <label htmlFor={id}>{source}</label>
      <input {...field} id={id} aria-invalid={fieldState.invalid} aria-errormessage={`${id}-error`} />
      <p id={`${id}-error`}>{fieldState.error?.message}</p>
    </>
  );
}

function Contexts() {
  const { resource, defaultTitle, saving } = useCreateContext();
  const { save, mutationMode } = useSaveContext();
  return <p>{[resource, useResourceContext(), defaultTitle, saving, typeof save, mutationMode].join(' | ')}</p>;
}

const addProduct: Middleware<DataProvider['create']> = (resource, params, next) =>
  next(resource, { ...params, data: { ...params.data, productId: 'p1', answer: 'Yes.' } });

function AddProduct() {
  useRegisterMutationMiddleware<DataProvider['create']>(addProduct);
  return null;
}

/** @param respond answers the write; lists are empty */
function openForm(respond: () => unknown) {
  const bodies: unknown[] = [];
  const dataProvider = createDataProvider(async ({ path, body }) => {
    bodies.push(body);
    return path === '/admin/graphql' ? { data: { list: { total: 0, items: [] } } } : respond();
  });
  const view = renderConsole({
    dataProvider,
    at: '/faq/create',
    routes: [
      {
        path: 'faq/create',
        element: (
          <EntityCreateBase entity={getEntity('faq')}>
            <Contexts />
            <AddProduct />
            <Form>
              <TextInput source="question" />
              <button type="submit">Save</button>
            </Form>
          </EntityCreateBase>
        ),
      },
      { path: '*', element: null },
    ],
  });
  return { ...view, bodies };
}

describe('EntityCreateBase', () => {
  it("provides react-admin's resource, create and save contexts", () => {
    openForm(() => ({}));
    expect(screen.getByText('faq | faq | Add question | false | function | pessimistic')).toBeVisible();
  });

  it('saves a form of react-admin, through its mutation middlewares', async () => {
    const { user, bodies, currentUrl } = openForm(() => ({ faq: { _id: 'q9', question: 'Is it wool?' } }));
    await user.type(screen.getByLabelText('question'), 'Is it wool?');
    await user.dblClick(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(currentUrl()).toBe('/faq?record=q9'));
    expect(bodies.filter((body) => Object(body).question)).toEqual([
      { question: 'Is it wool?', productId: 'p1', answer: 'Yes.' },
    ]);
  });

  it('shows server errors at the fields of a form of react-admin, translated if they are known codes', async () => {
    const { user } = openForm(() => {
      throw new AppError({ kind: 'validation', status: 422, fields: { question: 'not_found' } });
    });
    await user.type(screen.getByLabelText('question'), 'Is it wool?');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByLabelText('question')).toBeInvalid());
    expect(screen.getByText('This no longer exists. Choose another.')).toBeVisible();
  });
});
