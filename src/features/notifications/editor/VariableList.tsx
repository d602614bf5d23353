import { useTranslate } from 'ra-core';
import { toPlaceholder } from '../markup/placeholders';
import styles from './TemplateField.module.css';

interface VariableListProps {
  id: string;
  label: string;
  names: readonly string[];
  activeIndex: number;
  onChoose: (name: string) => void;
}

/** Listbox of variable completions. The text field handles the keyboard. */
export function VariableList({ id, label, names, activeIndex, onChoose }: VariableListProps) {
  const translate = useTranslate();
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {names.map((name, n) => (
        <div
          key={name}
          id={`${id}-${n}`}
          role="option"
          tabIndex={-1}
          aria-selected={n === activeIndex}
          className={styles.option}
          // Keep the focus in the text field.
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(name);
          }}
        >
          <code>{toPlaceholder(name)}</code>
          <span className={styles.about}>{translate(`templateEditor.variables.names.${name}`)}</span>
        </div>
      ))}
    </div>
  );
}
