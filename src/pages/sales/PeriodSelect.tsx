import { useTranslate } from 'ra-core';
import { getServerTime } from '../../../dataProvider/http/serverClock';
import { useEntityListContext } from '../../engine/listState/EntityListContext';
import { setFilter } from '../../engine/listState/listUrl';
import { Select } from '../../ui/inputs/Select';
import { getLastDays, getPeriodName, periodDays } from './salesPeriod';

/** The period of the listed orders: a number of days, all, or the days of the filter. Reads `useEntityListContext`. */
export function PeriodSelect() {
  const { urlState, go } = useEntityListContext();
  const translate = useTranslate();
  const { from = '', to = '' } = urlState.filters;
  const value = getPeriodName({ from, to }, new Date(getServerTime()));
  const names = ['all', ...periodDays.map((days) => `days${days}`), ...(value === 'custom' ? ['custom'] : [])];
  const choose = (name: string) => {
    const days = periodDays.find((item) => name === `days${item}`);
    if (name === 'custom') return;
    // The page may have been open since yesterday.
    const range = days === undefined ? { from: '', to: '' } : getLastDays(days, new Date(getServerTime()));
    go(setFilter(urlState, range));
  };
  return (
    <Select
      showLabel
      label={translate('sales.period.label')}
      value={value}
      options={names.map((name) => ({ value: name, label: translate(`sales.period.${name}`) }))}
      onChange={choose}
    />
  );
}
