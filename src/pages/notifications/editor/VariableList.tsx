import { useTranslate } from 'ra-core';
import { variableText } from '../markup/placeholders';
import styles from './TemplateField.module.css';

interface VariableListProps {
  id: string;
  label: string;
  names: readonly string[];
  active: number;
  onChoose: (name: string) => void;
}

/** Variables that fit what is typed; the keys are those of the field above. */
export function VariableList({ id, label, names, active, onChoose }: VariableListProps) {
  const translate = useTranslate();
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {names.map((name, n) => (
        <div
          key={name}
          id={`${id}-${n}`}
          role="option"
          tabIndex={-1}
          aria-selected={n === active}
          className={styles.option}
          // The field keeps the focus.
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(name);
          }}
        >
          <code>{variableText(name)}</code>
          <span className={styles.about}>{translate(`templateEditor.variables.names.${name}`)}</span>
        </div>
      ))}
    </div>
  );
}
