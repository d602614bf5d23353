import { displayName } from '../../../resources/displayName';
import { chunkLongText } from '../../lib/format/chunkLongText';
import { classes } from '../../ui/classes';
import { Avatar } from '../../ui/images/Avatar';
import type { CellProps, WrapCell } from '../records/cell';
import { toPerson } from '../records/values';
import styles from './cells.module.css';
import { RecordLink } from './RecordLink';

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
      {chunkLongText(name)}
    </RecordLink>
  );
  if (line === 'second') return label;
  return wrap(
    <>
      <Avatar name={name} src={person.profilePhotoUrl} />
      {label}
      {person.emailAddress !== null && person.emailAddress !== name && (
        <span dir="auto" className={`${styles.second} ${styles.address}`} title={person.emailAddress}>
          {person.emailAddress}
        </span>
      )}
    </>,
    styles.person,
  );
}

const wrapInSpan: WrapCell = (content, className) => <span className={className}>{content}</span>;
