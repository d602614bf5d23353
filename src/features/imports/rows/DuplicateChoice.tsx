import { useLocale, useTranslate } from 'ra-core';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Banner } from '../../../ui/feedback/Banner';
import { Select } from '../../../ui/inputs/Select';
import { hasPoints, isDuplicateUndecided } from '../flow/flowState';
import type { FlowProps } from '../flow/useImportFlow';

/** Select for how rows of the same customer are merged. */
export function DuplicateChoice({ kind, flow, state, persons }: FlowProps & { persons: number }) {
  const translate = useTranslate();
  const locale = useLocale();
  // Without points there is nothing to sum.
  const choices = hasPoints(kind, state) ? (['sum', 'last', 'first'] as const) : (['last', 'first'] as const);
  const isUndecided = isDuplicateUndecided(kind, state);
  const choice = (
    <Select
      showLabel
      label={translate('import.duplicates.label')}
      value={isUndecided ? '' : (state.duplicates ?? 'last')}
      options={[
        ...(isUndecided ? [{ value: '' as const, label: translate('import.amounts.choose') }] : []),
        ...choices.map((value) => ({ value, label: translate(`import.duplicates.${value}`) })),
      ]}
      onChange={(duplicates) => flow.setChoices({ duplicates: duplicates === '' ? null : duplicates })}
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
