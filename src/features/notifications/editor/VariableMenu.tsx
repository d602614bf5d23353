import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { Menu } from '../../../ui/overlays/Menu';
import { toPlaceholder } from '../markup/placeholders';
import type { InsertText } from './TemplateEditorContext';

interface VariableMenuProps {
  variables: readonly string[];
  /** Inserts a text at the last caret position; null if no field was focused yet. */
  insert: InsertText | null;
}

/** Menu that inserts a variable at the last caret position. */
export const VariableMenu = memo(function VariableMenu({ variables, insert }: VariableMenuProps) {
  const translate = useTranslate();
  const label = translate('templateEditor.variables.insert');
  return (
    <Menu
      size="small"
      align="end"
      label={label}
      trigger={label}
      disabled={!insert}
      entries={variables.map((name) => ({
        key: name,
        label: translate('templateEditor.variables.entry', {
          name: translate(`templateEditor.variables.names.${name}`),
          written: toPlaceholder(name),
        }),
        // Wait until the menu has restored focus to its button.
        onSelect: () => setTimeout(() => insert?.(toPlaceholder(name))),
      }))}
    />
  );
});
