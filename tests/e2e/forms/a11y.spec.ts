import { expectAccessibleInBoth } from '../lists/support/listStates';
import { test } from '../support/test';
import { mainFormStates, openForms } from './support/formStates';

for (const [name, show] of Object.entries(openForms)) {
  const tag = mainFormStates.includes(name) ? [] : ['@full'];
  test(`axe finds nothing with ${name}`, { tag }, async ({ page, mock, signIn }) => {
    await show({ page, mock, signIn });
    await expectAccessibleInBoth(page);
  });
}
