import { AppError, toAppError } from '../../../dataProvider/errors';
import type { Billing, BillingCalls } from '../../../dataProvider/methods/billing';
import { withUncertainty } from '../../../dataProvider/uncertainty';
import { writeAndVerify } from '../../engine/writes/verifiedWrite';
import { sanitizeUrl } from '../../lib/url/sanitizeUrl';

/** Outcome of a request for another plan. */
export type PlanChangeOutcome =
  /** The merchant has to confirm on this page. */
  | { kind: 'confirm'; url: string; host: string }
  /** The plan has changed without a confirmation. */
  | { kind: 'changed' }
  /** The server returned no page, or one that must not be opened. The plan is unchanged. */
  | { kind: 'noPage' }
  | { kind: 'failed'; error: AppError };

/** Requests another plan. If the response is lost or has no page, the plan is read back. Never throws. */
export async function changePlan(
  { requestPlan, load }: Pick<BillingCalls, 'requestPlan' | 'load'>,
  planName: string,
): Promise<PlanChangeOutcome> {
  const isChanged = (billing: Billing) => billing.plan?.name === planName;
  const result = await writeAndVerify<Billing, string | null>({
    write: () => requestPlan(planName),
    load: () => load(),
    verify: (billing) => (isChanged(billing) ? 'applied' : 'unknown'),
    verifiedKinds: ['conflict'],
  });
  if (result.kind === 'applied') return { kind: 'changed' };
  if (result.kind !== 'written') return { kind: 'failed', error: result.error ?? new AppError({ kind: 'server' }) };
  const page = parseConfirmationUrl(result.response);
  if (page !== null) return { kind: 'confirm', ...page };
  if (result.response !== null) return { kind: 'noPage' };
  try {
    const billing = await load();
    return billing !== null && isChanged(billing) ? { kind: 'changed' } : { kind: 'noPage' };
  } catch (thrown) {
    return { kind: 'failed', error: withUncertainty(toAppError(thrown)) };
  }
}

function parseConfirmationUrl(raw: string | null): { url: string; host: string } | null {
  const url = sanitizeUrl(raw);
  return url !== null && /^https?:/.test(url) ? { url, host: new URL(url).host } : null;
}
