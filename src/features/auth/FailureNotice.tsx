import { Banner } from '../../ui/feedback/Banner';

/** Why an answer or a connection failed, as shown by {@link FailureNotice}. */
export interface EntryFailure {
  /** What failed. */
  title: string;
  reason: string;
  /** What to do. */
  hint?: string;
}

/** Alert that says what failed, why, and what to do. */
export function FailureNotice({ failure: { title, reason, hint } }: { failure: EntryFailure }) {
  return (
    <Banner tone="danger" title={title}>
      <p>{reason}</p>
      {hint !== undefined && <p>{hint}</p>}
    </Banner>
  );
}
