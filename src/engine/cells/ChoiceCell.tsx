import { StatePill } from '../../ui/StatePill';
import { useEntityWords } from '../words';
import type { CellProps } from './cell';
import styles from './cells.module.css';
import { asText } from './values';

/** A known word in its tone; a value that is not known as the text it is (specification section 4). */
export function ChoiceCell({ value, entity, path, line }: CellProps) {
  const words = useEntityWords(entity);
  const field = entity.fields[path];
  const text = asText(value) ?? '';
  const tone = field?.kind === 'choice' && Object.hasOwn(field.choices, text) ? field.choices[text] : undefined;
  if (tone === undefined) return <StatePill tone="neutral">{text}</StatePill>;
  if (tone === 'neutral')
    return <span className={line === 'main' ? styles.full : styles.second}>{words.value(path, text)}</span>;
  return <StatePill tone={tone}>{words.value(path, text)}</StatePill>;
}
