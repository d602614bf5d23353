import { useTranslate } from 'ra-core';
import { type ImportKindName, importKinds } from '../../../../resources/imports';
import type { ImportField } from '../../../../resources/imports/importKind';
import { downloadFile } from '../../../engine/export/downloadFile';
import { Button } from '../../../ui/Button';
import sheets from '../../../ui/sheet.module.css';
import styles from '../Step.module.css';
import { exampleFile } from './exampleFile';
import own from './FileFields.module.css';

/** What a file of this kind can hold, and an example of one. */
export function FileFields({ kind }: { kind: ImportKindName }) {
  const translate = useTranslate();
  const fields: readonly (readonly [string, ImportField])[] = Object.entries(importKinds[kind].fields);
  const download = () => downloadFile(new Blob([exampleFile(kind)], { type: 'text/csv' }), `${kind}.csv`);
  return (
    <section className={sheets.sheet} aria-labelledby="import-fields">
      <div className={styles.foot}>
        <h2 id="import-fields" className={own.title}>
          {translate('import.choose.holds')}
        </h2>
        <Button size="small" icon="download" onClick={download}>
          {translate('import.choose.example')}
        </Button>
      </div>
      <dl className={own.fields}>
        {fields.map(([name, field]) => (
          <div key={name} className={own.field}>
            <dt>
              {translate(`import.field.${name}`)}
              {field.required && <span className={own.required}>{translate('import.choose.required')}</span>}
            </dt>
            <dd className={styles.third}>{translate(`import.hint.${field.kind}`)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.third}>{translate('import.choose.anyNames')}</p>
    </section>
  );
}
