/** The request for another plan. */
import { screen } from '@testing-library/react';
import type { Write } from './write';

const submit = 'Continue to confirmation';

export const billingWrites: readonly Write[] = [
  {
    name: 'request another plan',
    url: () => '/billing',
    prepare: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Choose Pro' }));
      await screen.findByRole('button', { name: submit });
    },
    send: (user) => user.click(screen.getByRole('button', { name: submit })),
    request: { method: 'POST', path: /^\/admin\/billing\/plan$/ },
    // The plan changes on the provider's page.
    state: null,
    successMessage: /^Confirm change to Pro$/,
    failureMessage: /We couldn’t change your plan, so|We couldn’t confirm that the plan change was requested\./,
    notAppliedMessage: /We couldn’t confirm that the plan change was requested\./,
  },
];
