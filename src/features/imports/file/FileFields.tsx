import { useTranslate } from 'ra-core';
import { type ImportKindName, importKinds } from '../../../../resources/imports';
import type { ImportField } from '../../../../resources/imports/importKind';
import { downloadFile } from '../../../engine/export/downloadFile';
import { Button } from '../../../ui/buttons/Button';
import cardStyles from '../../../ui/layout/Card.module.css';
import stepStyles from '../Step.module.css';
import { exampleFile } from './exampleFile';
import styles from './FileFields.module.css';

/** Lists the supported fields and offers an example file. */
export function FileFields({ kind }: { kind: ImportKindName }) {
  const translate = useTranslate();
  const fields: readonly (readonly [string, ImportField])[] = Object.entries(importKinds[kind].fields);
  const download = () => downloadFile(new Blob([exampleFile(kind)], { type: 'text/csv' }), `${kind}.csv`);
  return (
    <section className={cardStyles.sheet} aria-labelledby="import-fields">
      <div className={stepStyles.footer}>
        <h2 id="import-fields" className={styles.title}>
          {translate('import.choose.holds')}
        </h2>
        <Button size="small" icon="download" onClick={download}>
          {translate('import.choose.example')}
        </Button>
      </div>
      <dl className={styles.fields}>
        {fields.map(([name, field]) => (
          <div key={name} className={styles.field}>
            <dt>
              {translate(`import.field.${name}`)}
              {field.required && <span className={styles.required}>{translate('import.choose.required')}</span>}
            </dt>
            <dd className={stepStyles.hint}>{translate(`import.hint.${field.kind}`)}</dd>
          </div>
        ))}
      </dl>
      <p className={stepStyles.hint}>{translate('import.choose.anyNames')}</p>
    </section>
  );
}
