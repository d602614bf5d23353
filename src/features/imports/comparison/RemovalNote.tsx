import { useLocale, useTranslate } from 'ra-core';
import { formatPoints } from '../../../lib/format/formatPoints';
import textStyles from '../../../ui/text/text.module.css';
import { MAX_COMPARED_RECORDS } from './fetchStoreRecords';

/** Says before sending whether what the import creates can be removed again (IMP-14). */
export function RemovalNote({ kind, canRemove }: { kind: 'reviews' | 'customers'; canRemove: boolean }) {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <p className={textStyles.hint}>
      {canRemove
        ? translate(`import.removable.${kind}`)
        : translate(`import.notRemovable.${kind}`, { most: formatPoints(MAX_COMPARED_RECORDS, locale) })}
    </p>
  );
}
