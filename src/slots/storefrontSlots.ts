/** What an extension adds to the storefront's widgets and emails. */
import type { ShopperTextKey } from '../../resources/storefront/texts';
import type { EditableType } from '../../resources/widgetPages';
import type { WidgetPage } from '../../resources/widgetPages/widgetPage';
import type { LoadComponent } from './pageSlots';

/**
 * A type of widget of which a store can have several, edited at `/other-widgets`. Its texts are
 * `otherWidgets.types.<type>.name` and `.purpose`.
 */
export interface OwnWidgetType {
  /**
   * Controls by group, besides the name; their names are the keys of the widget's `data`. Labels are
   * `widgets.fields.<name>`, and those of choices `widgets.choices.<name>.<choice>`.
   */
  controls: WidgetPage['controls'];
  /** The console's storefront texts that the widget shows, which can be changed for it. */
  texts?: readonly ShopperTextKey[];
  /** Shows the widget with the values of its controls. Without it, there is no preview. */
  preview?: LoadComponent<{ values: Readonly<Record<string, unknown>> }>;
}

/** Own types of widgets, by the `type` that the API stores. */
export type WidgetTypeSlots = Readonly<Record<string, OwnWidgetType>> & {
  readonly [Type in EditableType | 'form' | 'automation']?: never;
};
