import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { knownLanguage, languageOf, shopLanguages } from '../../../../resources/languages';
import { useLanguageName, useLanguageNames } from '../../../engine/dictionaries/useLanguageNames';
import type { Edited } from '../../../engine/editing/useEdited';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { IconButton } from '../../../ui/IconButton';
import { Select } from '../../../ui/Select';
import { Sheet } from '../../../ui/Sheet';
import { StatePill } from '../../../ui/StatePill';
import type { Look } from './look';
import styles from './theme.module.css';

/** The languages that the shop speaks, and the one for all who speak none of them. */
export function LanguagesCard({ edited }: { edited: Pick<Edited<Look>, 'value' | 'change'> }) {
  const translate = useTranslate();
  const { languages, defaultLanguage } = edited.value;
  const [wanted, setWanted] = useState('');
  const left = shopLanguages.filter(({ code }) => !languages.includes(code));
  const languageName = useLanguageName();
  const namesOf = useLanguageNames();
  const put = (next: Partial<Pick<Look, 'languages' | 'defaultLanguage'>>) =>
    edited.change((now) => ({ ...now, ...next }));
  const add = () => {
    if (wanted === '') return;
    put({ languages: [...languages, wanted] });
    setWanted('');
  };
  const row = (code: string) => {
    const known = knownLanguage(code);
    const name = languageName(languageOf(code));
    const isMain = code === defaultLanguage;
    return (
      <li key={code} className={styles.row}>
        <div className={styles.name}>
          <p className={styles.strong}>
            <bdi lang={known?.tag}>{known?.ownName ?? code}</bdi>
          </p>
          {known && known.ownName !== name && <p className={styles.small}>{name}</p>}
          {!known && <p className={styles.small}>{translate('theme.languages.unknown')}</p>}
        </div>
        {isMain ? (
          <StatePill tone="featured">{translate('theme.languages.isMain')}</StatePill>
        ) : (
          <div className={styles.ways}>
            <Button
              size="small"
              aria-label={translate('theme.languages.makeMainNamed', { name })}
              onClick={() => put({ defaultLanguage: code })}
            >
              {translate('theme.languages.makeMain')}
            </Button>
            <IconButton
              icon="trash"
              label={translate('theme.languages.remove', { name })}
              onClick={() => put({ languages: languages.filter((one) => one !== code) })}
            />
          </div>
        )}
      </li>
    );
  };
  return (
    <Sheet
      title={translate('theme.languages.title')}
      action={<ButtonLink to="/locale">{translate('theme.languages.translate')}</ButtonLink>}
    >
      <p className={styles.quiet}>{translate('theme.languages.text')}</p>
      <ul aria-label={translate('theme.languages.list')} className={styles.list}>
        {languages.map(row)}
      </ul>
      {left.length === 0 ? (
        <p className={styles.small}>{translate('theme.languages.allAdded')}</p>
      ) : (
        <div className={styles.ways}>
          <Select
            label={translate('theme.languages.add')}
            value={wanted}
            options={[
              { value: '', label: translate('theme.languages.addChoose') },
              ...left.map((one) => ({ value: one.code, label: namesOf(one) })),
            ]}
            onChange={setWanted}
          />
          <Button icon="plus" disabled={wanted === ''} onClick={add}>
            {translate('theme.languages.addNamed')}
          </Button>
        </div>
      )}
    </Sheet>
  );
}
