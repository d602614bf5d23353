import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SearchBox } from '../../../ui/inputs/SearchBox';
import { Select } from '../../../ui/inputs/Select';
import { TabBar } from '../../../ui/navigation/TabBar';
import { useLanguageNames } from '../dictionaries/useLanguageNames';
import { type AnalyzedRow, matchesFilter, type RowFilter } from '../rows/analyzeRows';
import { type LocaleUrlState, ORIGINAL_TEXTS } from '../useLocaleUrlState';
import styles from './TextToolbar.module.css';

interface TextToolbarProps {
  urlState: LocaleUrlState;
  lines: readonly AnalyzedRow[];
  search: string;
  onSearch: (text: string) => void;
  /** Rendered at the end of the toolbar. */
  menu: ReactNode;
}

const rowFilters: readonly RowFilter[] = ['all', 'untranslated', 'changed', 'problems'];

/** Filter tabs, search, and reference language of the text table. */
export function TextToolbar({ urlState, lines, search, onSearch, menu }: TextToolbarProps) {
  const translate = useTranslate();
  const location = useLocation();
  const areaName = useAreaName();
  const getLanguageName = useLanguageNames();
  const { languages, language, reference, show, area, go } = urlState;
  const buildFilterUrl = (filter: RowFilter) => {
    const parameters = new URLSearchParams(location.search);
    if (filter === 'all') parameters.delete('show');
    else parameters.set('show', filter);
    return { search: `?${parameters}` };
  };
  const areas = [...new Set(lines.map(({ row }) => row.area))];
  const others = languages.filter(({ code }) => code !== language.code);
  return (
    <div className={styles.toolbar}>
      <TabBar
        label={translate('locale.show.label')}
        tabs={rowFilters.map((filter) => ({
          key: filter,
          label: translate(filterMessageKeys[filter]),
          count: lines.filter((line) => matchesFilter(line, filter)).length,
          to: buildFilterUrl(filter),
          current: filter === show,
        }))}
      />
      <div className={styles.controls}>
        <SearchBox
          label={translate('locale.search')}
          placeholder={translate('locale.search')}
          value={search}
          onChange={onSearch}
          onClear={() => onSearch('')}
          className={styles.search}
        />
        <Select
          className={styles.choice}
          label={translate('locale.area.label')}
          value={areas.includes(area) ? area : ''}
          options={[
            { value: '', label: translate('locale.area.all') },
            ...areas.filter(Boolean).map((item) => ({ value: item, label: areaName(item) })),
          ]}
          onChange={(chosen) => go({ area: chosen })}
        />
        {others.length > 0 && (
          <Select
            showLabel
            className={styles.choice}
            label={translate('locale.beside')}
            value={reference?.code ?? ORIGINAL_TEXTS}
            options={[
              ...others.map((item) => ({ value: item.code, label: getLanguageName(item) })),
              { value: ORIGINAL_TEXTS, label: translate('locale.original') },
            ]}
            onChange={(chosen) => go({ beside: chosen })}
          />
        )}
        <div className={styles.end}>{menu}</div>
      </div>
    </div>
  );
}

const filterMessageKeys: Readonly<Record<RowFilter, string>> = {
  all: 'locale.show.all',
  untranslated: 'locale.show.untranslated',
  changed: 'locale.show.changed',
  problems: 'locale.show.problems',
};

/** Returns the display name of an area (the first segment of a key). Unknown areas return their key. */
function useAreaName(): (area: string) => string {
  const translate = useTranslate();
  return (area) => translate(`locale.area.${area}`, { _: area });
}
