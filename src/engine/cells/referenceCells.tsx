import { useTranslate } from 'ra-core';
import { inPieces } from '../../lib/inPieces';
import { classes } from '../../ui/classes';
import { ExternalLink } from '../../ui/ExternalLink';
import { PageLink } from '../../ui/PageLink';
import { useShop } from '../shop';
import type { CellProps } from './cell';
import styles from './cells.module.css';
import { RecordLink } from './RecordLink';
import { asOrder, asProduct, asQuestion, asReview } from './values';

/** A product's name; it leads to everything of this product, where the list can be filtered so. */
export function ProductCell({ value, path, entity, line }: CellProps) {
  const product = asProduct(value);
  if (!product) return null;
  const name = inPieces(product.name ?? product.productId);
  const filter = Object.entries(entity.list.filters).find(
    ([, one]) => one.kind === 'reference' && one.path === `${path}.productId`,
  );
  return (
    <span className={classes(styles[line === 'second' ? 'second' : 'full'], styles.oneLine, filter && styles.linked)}>
      {filter ? (
        <PageLink
          className={styles.link}
          dir="auto"
          to={`/${entity.name}?${filter[0]}=${encodeURIComponent(product.productId)}`}
        >
          {name}
        </PageLink>
      ) : (
        <bdi>{name}</bdi>
      )}
    </span>
  );
}

/** An order by its number; it leads to the shop's platform where that has a page for it. */
export function OrderCell({ value }: CellProps) {
  const translate = useTranslate();
  const { orderAddress } = useShop();
  const order = asOrder(value);
  if (!order) return null;
  const label = inPieces(translate('list.value.order', { number: order.number ?? order._id }));
  const address = orderAddress(order._id);
  return (
    <span className={styles.second}>
      {address === null ? label : <ExternalLink href={address}>{label}</ExternalLink>}
    </span>
  );
}

export function ReviewCell({ value, entity, path }: CellProps) {
  const translate = useTranslate();
  const review = asReview(value);
  if (!review) return null;
  return (
    <span className={`${styles.second} ${styles.oneLine}`}>
      <RecordLink entity={entity} path={path} id={review._id} text={review.title}>
        {review.title
          ? inPieces(translate('list.value.review', { title: review.title }))
          : translate('list.value.reviewUntitled')}
      </RecordLink>
    </span>
  );
}

export function QuestionCell({ value, entity, path }: CellProps) {
  const translate = useTranslate();
  const question = asQuestion(value);
  if (!question) return null;
  return (
    <span className={`${styles.second} ${styles.oneLine}`}>
      <RecordLink entity={entity} path={path} id={question._id} text={question.question}>
        {inPieces(translate('list.value.question', { question: question.question ?? question._id }))}
      </RecordLink>
    </span>
  );
}
