import { useLocale, useTranslate } from 'ra-core';
import { importKinds } from '../../../../resources/imports';
import type { ImportKind } from '../../../../resources/imports/importKind';
import { points } from '../../../lib/points';
import { Notice } from '../../../ui/Notice';
import { Select } from '../../../ui/Select';
import type { FlowProps } from '../flow/useImportFlow';

/** Which of several rows of one customer is sent. */
export function DuplicateChoice({ kind, flow, state, persons }: FlowProps & { persons: number }) {
  const translate = useTranslate();
  const locale = useLocale();
  const declared: ImportKind = importKinds[kind];
  // Where the file has no numbers, there is nothing to add up.
  const hasSum = declared.sum !== undefined && state.mapping[declared.sum] !== undefined;
  const choices = hasSum ? (['sum', 'last', 'first'] as const) : (['last', 'first'] as const);
  const choice = (
    <Select
      showLabel
      label={translate('import.duplicates.label')}
      value={state.duplicates}
      options={choices.map((value) => ({ value, label: translate(`import.duplicates.${value}`) }))}
      onChange={(duplicates) => flow.choose({ duplicates })}
    />
  );
  return (
    <Notice
      tone="waiting"
      title={translate('import.duplicates.title', { smart_count: persons, count: points(persons, locale) })}
      action={choice}
    >
      {translate('import.duplicates.text')}
    </Notice>
  );
}
