import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useShop } from '../../../engine/shop';
import { Button } from '../../../ui/Button';
import { TextBox } from '../../../ui/TextBox';
import styles from './Costs.module.css';
import { type FigureName, figureKinds, leastOf, mostOf } from './figures';
import { readFigure, writeFigure } from './typedFigure';
import type { Costs } from './useCosts';
import { useFigureText } from './useFigureText';

interface FigureFieldProps {
  name: FigureName;
  costs: Costs;
}

/** One of the figures that a cost is reckoned from: what it was taken from, and the merchant's own in its place. */
export function FigureField({ name, costs }: FigureFieldProps) {
  const translate = useTranslate();
  const shop = useShop();
  const text = useFigureText();
  /** What is being typed; null while nothing is. */
  const [typed, setTyped] = useState<string | null>(null);
  const kind = figureKinds[name];
  const own = costs.own[name];
  const told = costs.shop[name];
  const read = typed === null ? null : readFigure(name, typed, shop);
  const fault = read !== null && 'fault' in read ? read.fault : null;

  const change = (next: string) => {
    setTyped(next);
    const figure = readFigure(name, next, shop);
    if ('value' in figure) costs.setOwn(name, figure.value);
  };
  const help = () => {
    if (own === undefined) return told ? translate(`costs.source.${told.source}`) : translate('costs.assumed.unknown');
    return told
      ? translate('costs.assumed.own', { value: text.value(kind, told.value) })
      : translate('costs.assumed.ownOnly');
  };
  const inForm = (limit: number) => writeFigure(name, limit, shop);
  return (
    <div data-figure={name} className={styles.field}>
      <TextBox
        label={text.name(name)}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? writeFigure(name, costs.values[name], shop)}
        help={costs.isPending && own === undefined ? translate('costs.reading') : help()}
        error={
          fault === null
            ? undefined
            : translate(`costs.fault.${fault}`, { least: inForm(leastOf(name)), most: inForm(mostOf(name)) })
        }
        onChange={change}
        // What cannot be read stays, with what is wrong with it; what can is written as the others are.
        onBlur={() => fault === null && setTyped(null)}
      />
      {own !== undefined && told && (
        <Button
          size="small"
          kind="quiet"
          onClick={() => {
            setTyped(null);
            costs.setOwn(name, null);
          }}
        >
          {translate('costs.assumed.take')}
        </Button>
      )}
    </div>
  );
}
