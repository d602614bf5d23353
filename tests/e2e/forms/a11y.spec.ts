import { expectAccessibleInBoth } from '../lists/support/listStates';
import { test } from '../support/test';
import { openForms } from './support/formStates';

for (const [name, show] of Object.entries(openForms)) {
  test(`axe finds nothing with ${name}`, async ({ page, mock, signIn }) => {
    await show({ page, mock, signIn });
    await expectAccessibleInBoth(page);
  });
}
