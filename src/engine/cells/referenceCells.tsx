import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { displayName } from '../../../resources/displayName';
import { chunkLongText } from '../../lib/format/text';
import { classes } from '../../ui/classes';
import { Avatar } from '../../ui/images/Avatar';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import { PageLink } from '../../ui/navigation/PageLink';
import { getReferencedEntity, toRecordLink } from '../entity/recordLink';
import { useMediaItems } from '../media/useMediaItems';
import { MediaButton, useMediaViewer } from '../media/useMediaViewer';
import type { CellProps, WrapCell } from '../records/cell';
import { toOrder, toPerson, toProduct, toQuestion, toReview } from '../records/values';
import { useCurrentSite } from '../shop/currentSite';
import styles from './cells.module.css';

/** A product's name. Links to the list filtered by this product, if the list has that filter. */
export function ProductCell({ value, path, entity, line }: CellProps) {
  const product = toProduct(value);
  if (!product) return null;
  const name = chunkLongText(product.name ?? product.productId);
  const id = encodeURIComponent(product.productId);
  const filter = Object.entries(entity.list.filters).find(
    ([, item]) => item.kind === 'reference' && item.path === `${path}.productId`,
  );
  return (
    <span
      dir="auto"
      className={classes(
        styles[line === 'second' ? 'second' : 'full'],
        styles.oneLine,
        filter && styles.withLink,
        filter && styles.linked,
      )}
    >
      {filter ? (
        <PageLink
          className={styles.link}
          to={`/${entity.name}${line === 'full' && entity.productPage ? `/products/${id}` : `?${filter[0]}=${id}`}`}
        >
          {name}
        </PageLink>
      ) : (
        name
      )}
    </span>
  );
}

/** An order's number. Links to the order on the store's platform, if it has a page for it. */
export function OrderCell({ value }: CellProps) {
  const translate = useTranslate();
  const { buildOrderUrl } = useCurrentSite();
  const order = toOrder(value);
  if (!order) return null;
  const label = chunkLongText(translate('list.value.order', { number: order.number ?? order._id }));
  const url = buildOrderUrl(order._id);
  return (
    <span className={styles.second}>{url === null ? label : <ExternalLink href={url}>{label}</ExternalLink>}</span>
  );
}

export function ReviewCell({ value, entity, path }: CellProps) {
  const translate = useTranslate();
  const review = toReview(value);
  if (!review) return null;
  return (
    <RecordLink entity={entity} path={path} id={review._id} text={review.title} className={styles.second}>
      {review.title
        ? chunkLongText(translate('list.value.review', { title: review.title }))
        : translate('list.value.reviewUntitled')}
    </RecordLink>
  );
}

export function QuestionCell({ value, entity, path }: CellProps) {
  const translate = useTranslate();
  const question = toQuestion(value);
  if (!question) return null;
  return (
    <RecordLink entity={entity} path={path} id={question._id} text={question.question} className={styles.second}>
      {chunkLongText(translate('list.value.question', { question: question.question ?? question._id }))}
    </RecordLink>
  );
}

/** A customer: picture, name and e-mail in a main line, otherwise the name. */
export function PersonCell({ value, path, entity, line, wrap = wrapInSpan }: CellProps) {
  const person = toPerson(value);
  if (!person) return null;
  const name = displayName(person) ?? person._id;
  const label = (
    <RecordLink
      entity={entity}
      path={path}
      id={person._id}
      text={name}
      title={name}
      className={
        line === 'second' ? styles.second : classes(styles.main, name === person.emailAddress && styles.address)
      }
    >
      {name === person.emailAddress ? breakBeforeAt(name) : chunkLongText(name)}
    </RecordLink>
  );
  if (line === 'second') return label;
  return wrap(
    <>
      <Avatar name={name} src={person.profilePhotoUrl} />
      {label}
      {person.emailAddress !== null && person.emailAddress !== name && (
        <span dir="auto" className={`${styles.second} ${styles.address}`} title={person.emailAddress}>
          {breakBeforeAt(person.emailAddress)}
        </span>
      )}
    </>,
    styles.person,
  );
}

/** An address that doesn't fit in a line continues with its domain in the next one; it isn't broken after a hyphen. */
function breakBeforeAt(address: string): ReactNode {
  // Every second part is a hyphen with the character after it, or nothing before an @.
  return address.split(/(-[^-@])|(?=@)/u).map((part, index) => {
    if (index % 2 === 0) return part;
    const Tag = part ? 'span' : 'wbr';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id and no state
      <Tag key={index} className={styles.together}>
        {part}
      </Tag>
    );
  });
}

const wrapInSpan: WrapCell = (content, className) => <span className={className}>{content}</span>;

interface RecordLinkProps extends Pick<CellProps, 'entity' | 'path'> {
  id: string;
  /** Text to search for if the API has no read by id. */
  text: string | null;
  /** The whole text, where the line may be cut. */
  title?: string;
  /** Style of the line. */
  className: string | undefined;
  children: ReactNode;
}

/** One line with a link to the record that a field refers to; plain text if there is no such page. */
function RecordLink({ entity, path, id, text, title, className, children }: RecordLinkProps) {
  const url = toRecordLink(getReferencedEntity(entity, path), id, text);
  return (
    <span dir="auto" title={title} className={classes(className, styles.oneLine, url !== null && styles.withLink)}>
      {url === null ? (
        children
      ) : (
        <PageLink className={styles.link} to={url}>
          {children}
        </PageLink>
      )}
    </span>
  );
}

/** Maximum number of thumbnails in a list row. */
const MAX_VISIBLE_IN_LIST = 4;

/** Thumbnails of a record's first attachments, and the number of further ones. Each opens the viewer. */
export function AttachmentsCell(cell: CellProps) {
  const translate = useTranslate();
  const items = useMediaItems(cell.value);
  const { open, viewer } = useMediaViewer(cell);
  const visibleItems = cell.line === 'full' ? items : items.slice(0, MAX_VISIBLE_IN_LIST);
  if (visibleItems.length === 0) return viewer;
  const next = items[visibleItems.length];
  const more = translate('list.value.moreAttachments', { smart_count: items.length - visibleItems.length });
  return (
    <span className={styles.pictures}>
      {visibleItems.map((item, index) => (
        <MediaButton key={item.id} item={item} onOpen={() => open(index)} />
      ))}
      {next && (
        <button
          type="button"
          aria-label={`${more} ${next.label}`}
          className={styles.more}
          onClick={() => open(visibleItems.length)}
        >
          {more}
        </button>
      )}
      {viewer}
    </span>
  );
}
