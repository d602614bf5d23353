import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FileInput, SimpleForm, TextField } from 'react-admin';
import { expect, it } from 'vitest';
import { ReactAdminWrapper } from '../../../src/reactAdmin/ReactAdminWrapper';
import { renderInSite } from '../../support/renderInSite';

it('react-admin’s <FileInput> works with the console’s version of react-dropzone', async () => {
  await renderInSite(
    <div data-testid="page">
      <ReactAdminWrapper>
        <SimpleForm toolbar={false}>
          <FileInput source="file" label="Contract">
            <TextField source="title" />
          </FileInput>
        </SimpleForm>
      </ReactAdminWrapper>
    </div>,
    { respond: () => undefined },
  );
  const input = await waitFor(() => {
    const found = document.querySelector('input[type=file]');
    if (!found) throw new Error('there is no input');
    return found;
  });
  fireEvent.change(input, { target: { files: [new File(['text'], 'contract.pdf', { type: 'application/pdf' })] } });
  expect(await screen.findByText('contract.pdf')).toBeVisible();
});
