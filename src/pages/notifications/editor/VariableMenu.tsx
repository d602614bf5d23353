import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { Menu } from '../../../ui/Menu';
import { variableText } from '../markup/placeholders';
import type { InsertText } from './TemplateContext';

interface VariableMenuProps {
  variables: readonly string[];
  /** Puts a text where the caret was last; null while it was nowhere yet. */
  insert: InsertText | null;
}

/** Lists what the e-mail can hold, and puts it where the caret was. */
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
          written: variableText(name),
        }),
        // The menu gives the focus back to its button first.
        onSelect: () => setTimeout(() => insert?.(variableText(name))),
      }))}
    />
  );
});
