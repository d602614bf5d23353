import { expectAccessibleInBoth } from '../lists/support/listStates';
import { test } from '../support/test';
import { isInRun, openForms } from './support/formStates';

test('axe finds nothing in any state of a form', async ({ page, mock, signIn }) => {
  for (const [name, show] of Object.entries(openForms).filter(isInRun)) {
    await test.step(name, async () => {
      await mock.reset();
      await show({ page, mock, signIn });
      await expectAccessibleInBoth(page);
    });
  }
});
