import '../../../../i18n/en/areas/storeLanguages';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { findLanguage, getLanguage, storeLanguages } from '../../../../resources/languages';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { Select } from '../../../ui/inputs/Select';
import { Card } from '../../../ui/layout/Card';
import rows from '../../../ui/layout/cardRows.module.css';
import flowStyles from '../../../ui/layout/flow.module.css';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import textStyles from '../../../ui/text/text.module.css';
import { LanguageChangeNotice } from './LanguageChangeNotice';
import type { StoreLanguages } from './storeLanguagesOf';
import { useLanguageName, useLanguageNames } from './useLanguageNames';

interface LanguagesCardProps {
  saved: StoreLanguages;
  value: StoreLanguages;
  /** Called with the changed properties. */
  onChange: (change: Partial<StoreLanguages>) => void;
  /** Error below the list, such as the server's. */
  error?: string | undefined;
}

/** Editor of the store's languages. The default language can't be removed. Needs the `storeLanguages` messages. */
export function LanguagesCard({ saved, value, onChange, error }: LanguagesCardProps) {
  const { languages, defaultLanguage } = value;
  const translate = useTranslate();
  const [codeToAdd, setCodeToAdd] = useState('');
  const availableLanguages = storeLanguages.filter(({ code }) => !languages.includes(code));
  const getLanguageName = useLanguageName();
  const getLanguageNames = useLanguageNames();
  const add = () => {
    if (codeToAdd === '') return;
    onChange({ languages: [...languages, codeToAdd] });
    setCodeToAdd('');
  };
  const renderRow = (code: string) => {
    const known = findLanguage(code);
    const name = getLanguageName(getLanguage(code));
    const isMain = code === defaultLanguage;
    return (
      <li key={code} className={rows.row}>
        <div className={rows.name}>
          <p className={textStyles.medium}>
            <bdi lang={known?.tag}>{known?.ownName ?? code}</bdi>
          </p>
          {known && known.ownName !== name && <p className={rows.small}>{name}</p>}
          {!known && <p className={rows.small}>{translate('storeLanguages.unknown')}</p>}
        </div>
        {isMain ? (
          <StatusBadge tone="featured">{translate('storeLanguages.isMain')}</StatusBadge>
        ) : (
          <div className={flowStyles.controls}>
            <Button
              size="small"
              aria-label={translate('storeLanguages.makeMainNamed', { name })}
              onClick={() => onChange({ defaultLanguage: code })}
            >
              {translate('storeLanguages.makeMain')}
            </Button>
            <IconButton
              icon="trash"
              label={translate('storeLanguages.remove', { name })}
              onClick={() => onChange({ languages: languages.filter((language) => language !== code) })}
            />
          </div>
        )}
      </li>
    );
  };
  return (
    <Card
      title={translate('storeLanguages.title')}
      action={<ButtonLink to="/locale">{translate('storeLanguages.translate')}</ButtonLink>}
    >
      <p className={textStyles.second}>{translate('storeLanguages.text')}</p>
      <ul aria-label={translate('storeLanguages.list')} className={rows.list}>
        {languages.map(renderRow)}
      </ul>
      <LanguageChangeNotice saved={saved} edited={value} />
      {error !== undefined && (
        <p role="alert" className={textStyles.danger}>
          {error}
        </p>
      )}
      {availableLanguages.length === 0 ? (
        <p className={rows.small}>{translate('storeLanguages.allAdded')}</p>
      ) : (
        <div className={flowStyles.controls}>
          <Select
            label={translate('storeLanguages.add')}
            value={codeToAdd}
            options={[
              { value: '', label: translate('storeLanguages.addChoose') },
              ...availableLanguages.map((language) => ({ value: language.code, label: getLanguageNames(language) })),
            ]}
            onChange={setCodeToAdd}
          />
          <Button icon="plus" disabled={codeToAdd === ''} onClick={add}>
            {translate('storeLanguages.addNamed')}
          </Button>
        </div>
      )}
    </Card>
  );
}
