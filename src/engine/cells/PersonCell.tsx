import { inPieces } from '../../lib/inPieces';
import { personName } from '../../lib/names';
import { Avatar } from '../../ui/Avatar';
import type { CellProps } from './cell';
import styles from './cells.module.css';
import { RecordLink } from './RecordLink';
import { asPerson } from './values';

/** A customer: picture, name and e-mail as a main line; the name alone below another line. */
export function PersonCell({ value, path, entity, line }: CellProps) {
  const person = asPerson(value);
  if (!person) return null;
  const name = personName(person) ?? person._id;
  const label = (
    <RecordLink entity={entity} path={path} id={person._id} text={name}>
      {inPieces(name)}
    </RecordLink>
  );
  if (line === 'second') return <span className={`${styles.second} ${styles.oneLine}`}>{label}</span>;
  return (
    <span className={styles.person}>
      <Avatar name={name} src={person.profilePhotoUrl} />
      <span className={styles.names}>
        <span className={`${styles.main} ${styles.oneLine}`}>{label}</span>
        {person.emailAddress !== null && person.emailAddress !== name && (
          <span dir="auto" className={`${styles.second} ${styles.address}`} title={person.emailAddress}>
            {person.emailAddress}
          </span>
        )}
      </span>
    </span>
  );
}
