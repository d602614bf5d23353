import { StatusBadge } from '../../ui/badges/StatusBadge';
import { useEntityLabels } from '../entity/entityLabels';
import type { CellProps } from '../records/cell';
import { toText } from '../records/values';
import styles from './cells.module.css';

/** A status with its tone; an unknown value is shown unchanged (specification section 4). */
export function ChoiceCell({ value, entity, path, line }: CellProps) {
  const labels = useEntityLabels(entity);
  const field = entity.fields[path];
  const text = toText(value) ?? '';
  const tone = field?.kind === 'choice' && Object.hasOwn(field.choices, text) ? field.choices[text] : undefined;
  if (tone === undefined) return <StatusBadge tone="neutral">{text}</StatusBadge>;
  if (tone === 'neutral')
    return <span className={line === 'main' ? styles.full : styles.second}>{labels.value(path, text)}</span>;
  return <StatusBadge tone={tone}>{labels.value(path, text)}</StatusBadge>;
}
