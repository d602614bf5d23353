import type { AppError } from '../../../../../dataProvider/errors';
import { withoutUncertainty } from '../../../../../dataProvider/uncertainty';
import { type WidgetType, widgetPages } from '../../../../../resources/widgetPages';
import { allWidgetFields } from '../../../../../resources/widgetPages/widgetPage';
import type { WidgetPorts } from '../../../../engine/storefront/useWidgetPorts';
import { parseWidgetData, type WidgetData } from '../../../../engine/storefront/widgetData';
import { findWidget } from '../../../../engine/storefront/widgetsQuery';
import { verifiedWrite } from '../../../../engine/writes/verifiedWrite';

interface CopyStyleResult {
  done: readonly WidgetType[];
  failed: readonly { type: WidgetType; error: AppError }[];
}

type CopyPorts = Pick<WidgetPorts, 'load' | 'update'>;

/** Copies a style to widgets sequentially. Their other data are refetched and left unchanged. Never throws. */
export async function copyStyle(
  style: WidgetData,
  types: readonly WidgetType[],
  ports: CopyPorts,
): Promise<CopyStyleResult> {
  const done: WidgetType[] = [];
  const failed: { type: WidgetType; error: AppError }[] = [];
  for (const type of types) {
    const error = await copyStyleTo(style, type, ports);
    if (error) failed.push({ type, error });
    else done.push(type);
  }
  return { done, failed };
}

async function copyStyleTo(style: WidgetData, type: WidgetType, { load, update }: CopyPorts): Promise<AppError | null> {
  // Only copy the style fields that the target type has.
  const targetFields = allWidgetFields(widgetPages[type]);
  const applicableStyle = Object.fromEntries(
    Object.entries(style).filter(([name]) => Object.hasOwn(targetFields, name)),
  );
  const result = await verifiedWrite({
    load: async () => findWidget(await load(), type) ?? null,
    compare: () => 'notApplied',
    write: ({ _id, data }) => update(_id, { ...parseWidgetData(data), ...applicableStyle }),
    verify(widget) {
      const data = parseWidgetData(widget.data);
      return Object.entries(applicableStyle).every(([name, value]) => data[name] === value) ? 'applied' : 'notApplied';
    },
    verifiedKinds: [],
  });
  if (result.kind === 'written' || result.kind === 'applied') return null;
  // A widget that was deleted before the copy needs no style.
  if (result.kind === 'gone') return result.error && withoutUncertainty(result.error);
  return result.error;
}
