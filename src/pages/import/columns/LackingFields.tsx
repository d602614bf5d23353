import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { withWords } from '../../../../i18n/words';
import { importKinds } from '../../../../resources/imports';
import type { ImportFallback, ImportField } from '../../../../resources/imports/importKind';
import type { Picked } from '../../../engine/pickers/picked';
import { lazyPart } from '../../../ui/lazyPart';
import sheets from '../../../ui/sheet.module.css';
import { TextBox } from '../../../ui/TextBox';
import type { FlowProps } from '../flow/useImportFlow';
import type { TableOverview } from '../worker/importSession';
import own from './LackingFields.module.css';

// The calendar and the picker weigh more than the rest of the page.
const DayPicker = lazyPart(async () => ({
  default: (await withWords('pickers', () => import('../../../ui/form/DayPicker'))).DayPicker,
}));
const RecordPicker = lazyPart(async () => ({
  default: (await withWords('pickers', () => import('../../../engine/pickers/RecordPicker'))).RecordPicker,
}));

interface LackingFieldsProps extends FlowProps {
  table: TableOverview;
}

/** What stands in for what the file does not have: no column for it, or empty cells. */
export function LackingFields({ table, ...given }: LackingFieldsProps) {
  const translate = useTranslate();
  const { kind, state } = given;
  const fields: readonly (readonly [string, ImportField])[] = Object.entries(importKinds[kind].fields);
  const lacking = fields.flatMap(([name, { fallback }]) => {
    const column = state.mapping[name];
    const isWhole = column !== undefined && table.columns[column]?.filled === table.rows;
    return fallback === undefined || isWhole ? [] : [{ name, fallback }];
  });
  if (lacking.length === 0) return null;
  return (
    <section className={sheets.sheet} aria-labelledby="import-lacks">
      <h2 id="import-lacks">{translate('import.lacks.title')}</h2>
      <div className={own.fields}>
        {lacking.map(({ name, fallback }) => (
          <FallbackField key={name} {...given} name={name} fallback={fallback} />
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
  const waiting = <TextBox disabled label={label} help={help} value="" onChange={() => undefined} />;
  return (
    <Suspense fallback={waiting}>
      {fallback === 'day' ? (
        <DayPicker isPast label={label} help={help} value={value} onChange={onChange} />
      ) : (
        <ProductField flow={flow} label={label} help={help} name={name} />
      )}
    </Suspense>
  );
}

/** The choice is the flow's; what it is called is remembered here, by the product's id. */
const picked = new WeakMap<FlowProps['flow'], Picked>();

function ProductField({
  flow,
  label,
  help,
  name,
}: { label: string; help: string; name: string } & Pick<FlowProps, 'flow'>) {
  const [product, setProduct] = useState<Picked | null>(() => picked.get(flow) ?? null);
  const choose = (next: Picked | null) => {
    setProduct(next);
    if (next) picked.set(flow, next);
    else picked.delete(flow);
    flow.setDefault(name, next?.id ?? '');
  };
  return <RecordPicker from="products" label={label} help={help} value={product} onChange={choose} />;
}
