import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { importKinds } from '../../../../resources/imports';
import type { ImportFallback, ImportField } from '../../../../resources/imports/importKind';
import type { PickedItem } from '../../../engine/pickers/pickedItem';
import { TextBox } from '../../../ui/inputs/TextBox';
import cardStyles from '../../../ui/layout/Card.module.css';
import { lazyPart } from '../../../ui/lazy/lazyPart';
import type { FlowProps } from '../flow/useImportFlow';
import styles from '../Step.module.css';
import type { TableOverview } from '../worker/importSession';

// The pickers are larger than the rest of the page, so they are lazy-loaded.
const DayPicker = lazyPart(async () => ({
  default: (await import('../../../ui/form/DayPicker')).DayPicker,
}));
const RecordPicker = lazyPart(async () => ({
  default: (await import('../../../engine/pickers/RecordPicker')).RecordPicker,
}));

interface MissingFieldsProps extends FlowProps {
  table: TableOverview;
}

/** Default values for fields that have no column or have empty cells. */
export function MissingFields({ table, ...flowProps }: MissingFieldsProps) {
  const translate = useTranslate();
  const { kind, state } = flowProps;
  const fields: readonly (readonly [string, ImportField])[] = Object.entries(importKinds[kind].fields);
  const missingFields = fields.flatMap(([name, { fallback }]) => {
    const column = state.mapping[name];
    const isComplete = column !== undefined && table.columns[column]?.filled === table.rows;
    return fallback === undefined || isComplete ? [] : [{ name, fallback }];
  });
  if (missingFields.length === 0) return null;
  return (
    <section className={cardStyles.sheet} aria-labelledby="import-lacks">
      <h2 id="import-lacks">{translate('import.lacks.title')}</h2>
      <div className={styles.fields}>
        {missingFields.map(({ name, fallback }) => (
          <FallbackField key={name} {...flowProps} name={name} fallback={fallback} />
        ))}
      </div>
    </section>
  );
}

interface FallbackFieldProps extends FlowProps {
  name: string;
  fallback: ImportFallback;
}

function FallbackField({ flow, state, name, fallback }: FallbackFieldProps) {
  const translate = useTranslate();
  const label = translate(`import.lacks.${name}`);
  const help = translate(`import.lacks.${name}Help`);
  const value = state.defaults[name] ?? '';
  const onChange = (text: string | null) => flow.setDefault(name, text ?? '');
  if (fallback === 'text')
    return <TextBox label={label} help={help} value={value} onChange={onChange} maxLength={200} />;
  const placeholder = <TextBox disabled label={label} help={help} value="" onChange={() => undefined} />;
  return (
    <Suspense fallback={placeholder}>
      {fallback === 'day' ? (
        <DayPicker isPast label={label} help={help} value={value} onChange={onChange} />
      ) : (
        <ProductField flow={flow} label={label} help={help} name={name} />
      )}
    </Suspense>
  );
}

/** The flow stores only the product ID; the picked item is kept here so its label survives remounts. */
const pickedProducts = new WeakMap<FlowProps['flow'], PickedItem>();

function ProductField({
  flow,
  label,
  help,
  name,
}: { label: string; help: string; name: string } & Pick<FlowProps, 'flow'>) {
  const [product, setProduct] = useState<PickedItem | null>(() => {
    const id = flow.get().defaults[name];
    // After a reload, only the ID is known.
    return pickedProducts.get(flow) ?? (id ? { id, label: id, value: null } : null);
  });
  const choose = (next: PickedItem | null) => {
    setProduct(next);
    if (next) pickedProducts.set(flow, next);
    else pickedProducts.delete(flow);
    flow.setDefault(name, next?.id ?? '');
  };
  return <RecordPicker from="products" label={label} help={help} value={product} onChange={choose} />;
}
