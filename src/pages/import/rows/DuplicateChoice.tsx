import { useLocale, useTranslate } from 'ra-core';
import { importKinds } from '../../../../resources/imports';
import type { ImportKind } from '../../../../resources/imports/importKind';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Banner } from '../../../ui/feedback/Banner';
import { Select } from '../../../ui/inputs/Select';
import type { FlowProps } from '../flow/useImportFlow';

/** Select for how rows of the same customer are merged. */
export function DuplicateChoice({ kind, flow, state, persons }: FlowProps & { persons: number }) {
  const translate = useTranslate();
  const locale = useLocale();
  const importKind: ImportKind = importKinds[kind];
  // Without a number column there is nothing to sum.
  const hasSum = importKind.sumField !== undefined && state.mapping[importKind.sumField] !== undefined;
  const choices = hasSum ? (['sum', 'last', 'first'] as const) : (['last', 'first'] as const);
  const choice = (
    <Select
      showLabel
      label={translate('import.duplicates.label')}
      value={state.duplicates}
      options={choices.map((value) => ({ value, label: translate(`import.duplicates.${value}`) }))}
      onChange={(duplicates) => flow.setChoices({ duplicates })}
    />
  );
  return (
    <Banner
      tone="waiting"
      title={translate('import.duplicates.title', { smart_count: persons, count: formatPoints(persons, locale) })}
      action={choice}
    >
      {translate('import.duplicates.text')}
    </Banner>
  );
}
