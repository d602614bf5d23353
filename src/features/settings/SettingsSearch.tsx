import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSettingsIndex } from '../../engine/shop/useSettingsIndex';
import { rankByWords } from '../../lib/rankByWords';
import { SearchBox } from '../../ui/inputs/SearchBox';
import rows from '../../ui/layout/cardRows.module.css';
import { PageLink } from '../../ui/navigation/PageLink';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import styles from './settings.module.css';

/** Search for settings by name or synonym. A result leads to its field; Enter opens the first one. */
export function SettingsSearch() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const entries = useSettingsIndex();
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '';
  const found = isEmpty ? [] : rankByWords(entries, text);
  const close = () => setText('');
  const openFirst = (event: FormEvent) => {
    event.preventDefault();
    const [first] = found;
    if (!first) return;
    close();
    void navigate(first.to);
  };
  const status =
    found.length === 0
      ? translate('settingsPage.search.none', { text: text.trim() })
      : translate('settingsPage.search.found', { smart_count: found.length });
  return (
    <div className={styles.finder}>
      <form onSubmit={openFirst}>
        <SearchBox
          className={styles.search}
          label={translate('settingsPage.search.label')}
          placeholder={translate('settingsPage.search.label')}
          value={text}
          onChange={setText}
          onClear={close}
        />
      </form>
      <VisuallyHidden>
        <span role="status">{isEmpty ? '' : status}</span>
      </VisuallyHidden>
      {found.length > 0 && (
        <ul aria-label={translate('settingsPage.search.results')} className={styles.results}>
          {found.map(({ to, label, sectionLabel }) => (
            <li key={to}>
              <PageLink to={to} className={styles.result} onClick={close}>
                <span className={rows.strong}>{label}</span>
                {sectionLabel !== null && <span className={rows.muted}>{sectionLabel}</span>}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      {!isEmpty && found.length === 0 && <p className={rows.muted}>{status}</p>}
    </div>
  );
}
