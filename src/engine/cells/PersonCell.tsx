import { chunkLongText } from '../../lib/format/chunkLongText';
import { displayName } from '../../lib/format/names';
import { Avatar } from '../../ui/images/Avatar';
import type { CellProps } from '../records/cell';
import { toPerson } from '../records/values';
import styles from './cells.module.css';
import { RecordLink } from './RecordLink';

/** A customer: picture, name and e-mail in a main line, otherwise the name. */
export function PersonCell({ value, path, entity, line }: CellProps) {
  const person = toPerson(value);
  if (!person) return null;
  const name = displayName(person) ?? person._id;
  const label = (
    <RecordLink entity={entity} path={path} id={person._id} text={name}>
      {chunkLongText(name)}
    </RecordLink>
  );
  if (line === 'second') {
    return (
      <span className={`${styles.second} ${styles.oneLine}`} title={name}>
        {label}
      </span>
    );
  }
  return (
    <span className={styles.person}>
      <Avatar name={name} src={person.profilePhotoUrl} />
      <span className={styles.names}>
        <span className={`${styles.main} ${styles.oneLine}`} title={name}>
          {label}
        </span>
        {person.emailAddress !== null && person.emailAddress !== name && (
          <span dir="auto" className={`${styles.second} ${styles.address}`} title={person.emailAddress}>
            {person.emailAddress}
          </span>
        )}
      </span>
    </span>
  );
}
