import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useLanguageNames } from '../../../engine/dictionaries/useLanguageNames';
import { SearchBox } from '../../../ui/SearchBox';
import { Select } from '../../../ui/Select';
import { TabBar } from '../../../ui/TabBar';
import { isShown, type LookedAt, type Show } from '../rows/lookedAt';
import { type LocaleAddress, original } from '../useLocaleAddress';
import styles from './TextToolbar.module.css';
import { useAreaName } from './useAreaName';

interface TextToolbarProps {
  address: LocaleAddress;
  lines: readonly LookedAt[];
  search: string;
  onSearch: (text: string) => void;
  /** Stands at the end. */
  menu: ReactNode;
}

const shows: readonly Show[] = ['all', 'untranslated', 'changed', 'problems'];

/** Which of the texts are shown, and what stands beside them. */
export function TextToolbar({ address, lines, search, onSearch, menu }: TextToolbarProps) {
  const translate = useTranslate();
  const location = useLocation();
  const areaName = useAreaName();
  const namesOf = useLanguageNames();
  const { languages, language, beside, show, area, go } = address;
  const toShow = (one: Show) => {
    const parameters = new URLSearchParams(location.search);
    if (one === 'all') parameters.delete('show');
    else parameters.set('show', one);
    return { search: `?${parameters}` };
  };
  const areas = [...new Set(lines.map(({ row }) => row.area))];
  const others = languages.filter(({ code }) => code !== language.code);
  return (
    <div className={styles.toolbar}>
      <TabBar
        label={translate('locale.show.label')}
        tabs={shows.map((one) => ({
          key: one,
          label: translate(showWords[one]),
          count: lines.filter((line) => isShown(line, one)).length,
          to: toShow(one),
          current: one === show,
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
            ...areas.filter(Boolean).map((one) => ({ value: one, label: areaName(one) })),
          ]}
          onChange={(chosen) => go({ area: chosen })}
        />
        {others.length > 0 && (
          <Select
            showLabel
            className={styles.choice}
            label={translate('locale.beside')}
            value={beside?.code ?? original}
            options={[
              ...others.map((one) => ({ value: one.code, label: namesOf(one) })),
              { value: original, label: translate('locale.original') },
            ]}
            onChange={(chosen) => go({ beside: chosen })}
          />
        )}
        <div className={styles.end}>{menu}</div>
      </div>
    </div>
  );
}

const showWords: Readonly<Record<Show, string>> = {
  all: 'locale.show.all',
  untranslated: 'locale.show.untranslated',
  changed: 'locale.show.changed',
  problems: 'locale.show.problems',
};
