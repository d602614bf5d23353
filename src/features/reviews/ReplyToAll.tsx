import '../../../i18n/en/areas/replies';
import { useDataProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { reviews } from '../../../resources/reviews';
import { fetchAllMatching } from '../../engine/bulk/fetchAllMatching';
import { useBulkPorts } from '../../engine/bulk/useBulkPorts';
import { useSavedReplies, useVariableFallbacks } from '../../engine/compose/replies/useSavedReplies';
import { fillVariables, findUnknownVariables, getVariableValues } from '../../engine/compose/replies/variables';
import type { NamedAction } from '../../engine/records/actions';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { useTray } from '../../engine/tray/Tray';
import { Select } from '../../ui/inputs/Select';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { Modal } from '../../ui/overlays/Modal';
import textStyles from '../../ui/text/text.module.css';
import { isLow } from './productReviews';
import styles from './reviews.module.css';
import { type Review, toReview } from './useProductReviews';

const BulkRunCard = lazyPart(() => import('../../engine/bulk/BulkRunCard'));

interface ReplyToAllProps {
  productId: string;
  /** The action that writes a reply. */
  action: NamedAction;
  /** The reviews to reply to, of those that were read. */
  unanswered: readonly Review[];
  onClose: () => void;
}

/** Dialog that replies to all reviews of a product with 1 or 2 stars and no reply by a saved reply. */
export function ReplyToAll({ productId, action, unanswered, onClose }: ReplyToAllProps) {
  const translate = useTranslate();
  const { siteName } = useCurrentSite();
  const fallbacks = useVariableFallbacks();
  const tray = useTray();
  const ports = useBulkPorts();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  // Unknown variables would be sent as they are.
  const replies = useSavedReplies(true).replies.filter(
    ({ text }) => text?.trim() && findUnknownVariables(text).length === 0,
  );
  const [chosenId, setChosenId] = useState('');
  // A friendly text that happens to be the first one would be wrong for unhappy customers.
  const reply = replies.length === 1 ? replies[0] : replies.find(({ _id }) => _id === chosenId);
  const fill = (record: Review) =>
    reply ? fillVariables(reply.text ?? '', getVariableValues(reviews, record, siteName), fallbacks).trim() : '';
  const [first] = unanswered;

  const start = () => {
    onClose();
    tray.open((close) => (
      <BulkRunCard
        options={{
          entity: reviews,
          action,
          // Read again: another user may have replied since, or written a review.
          async collect(onPage, signal) {
            const query = { filters: { productId, rating: '1,2' }, sort: '', total: 0 };
            const passUnanswered = (records: readonly ConsoleRecord[]) =>
              onPage(records.filter((record) => needsReply(toReview(record))));
            const unread = await fetchAllMatching(dataProvider, reviews, query, passUnanswered, signal);
            if (unread !== null && unread > 0 && !signal.aborted) await onPage([], unread);
          },
          requiresConfirmation: (applicable) => applicable.length !== unanswered.length,
          ports,
          work: { toChange: (record) => ({ set: { reply: fill(toReview(record)) } }) },
          onSettled: () => undefined,
        }}
        onClose={close}
      />
    ));
  };
  return (
    <Modal
      title={translate('productReviews.replyTitle', { smart_count: unanswered.length })}
      onCancel={onClose}
      onSubmit={replies.length > 0 ? start : undefined}
      submitDisabled={!reply}
      submitLabel={translate('productReviews.reply')}
    >
      {replies.length > 0 ? (
        <>
          <Select
            showLabel
            label={translate('productReviews.savedReply')}
            value={reply?._id ?? ''}
            options={[
              ...(reply ? [] : [{ value: '', label: translate('productReviews.choose') }]),
              ...replies.map(({ _id, name, text }) => ({ value: _id, label: name || (text ?? _id) })),
            ]}
            onChange={setChosenId}
          />
          {first && reply && (
            <>
              <p className={textStyles.hint}>{translate('productReviews.preview')}</p>
              <p dir="auto" className={styles.preview}>
                {fill(first)}
              </p>
            </>
          )}
        </>
      ) : (
        <p>{translate('productReviews.noReplies')}</p>
      )}
    </Modal>
  );
}

/** Whether a review has 1 or 2 stars and no reply. */
export const needsReply = (review: Review): boolean => isLow(review) && !review.reply?.trim();
