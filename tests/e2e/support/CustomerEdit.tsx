import { Edit, SimpleForm, TextInput } from 'react-admin';
import { ReactAdminWrapper } from '../../../src/kit/reactAdmin';

/** An edit page of react-admin, in place of the customer's own page. */
export default function CustomerEdit() {
  return (
    <ReactAdminWrapper>
      <Edit>
        <SimpleForm>
          <TextInput source="firstName" label="First name" />
        </SimpleForm>
      </Edit>
    </ReactAdminWrapper>
  );
}
