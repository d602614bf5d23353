import { Show, SimpleShowLayout, TextField } from 'react-admin';
import { ReactAdminWrapper } from '../../../src/reactAdmin/ReactAdminWrapper';

/** A show page of react-admin, which the console has none of. */
export default function CustomerShow() {
  return (
    <ReactAdminWrapper>
      <Show>
        <SimpleShowLayout>
          <TextField source="emailAddress" label="Address" />
        </SimpleShowLayout>
      </Show>
    </ReactAdminWrapper>
  );
}
