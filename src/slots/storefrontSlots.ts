/** What an extension adds to the storefront's widgets, programs and emails. */
import type { ConfigFields } from '../../resources/config/configField';
import type { RewardTypeOf } from '../../resources/loyalty/rewardType';
import type { RewardTypeName } from '../../resources/loyalty/rewardTypes';
import type { TaskTypeOf } from '../../resources/loyalty/taskType';
import type { TaskTypeName } from '../../resources/loyalty/taskTypes';
import type { ShopperTextKey } from '../../resources/storefront/texts';
import type { OwnVariable, TemplateVariable } from '../../resources/templates/variables';
import type { EditableType } from '../../resources/widgetPages';
import type { WidgetPage } from '../../resources/widgetPages/widgetPage';
import type { IconName } from '../ui/icons/Icon';
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

interface Icon {
  /** Shown in previews; a gift by default. */
  icon?: IconName;
}

/** A type of task. Its name is `loyalty.tasks.<type>`, and its sentences `loyalty.sentences.<key>`. */
export type OwnTaskType<Fields extends ConfigFields = ConfigFields> = TaskTypeOf<Fields> & Icon;

/** A type of reward. Its name is `loyalty.rewards.<type>`, and its sentences `loyalty.sentences.<key>`. */
export type OwnRewardType<Fields extends ConfigFields = ConfigFields> = RewardTypeOf<Fields> & Icon;

/** Own types of tasks, by the `type` that the API stores. `Fields` are those of the `config` of each. */
export type TaskTypeSlots<Fields extends Readonly<Record<string, ConfigFields>>> = {
  readonly [Type in keyof Fields]: OwnTaskType<Fields[Type]>;
} & { readonly [Type in TaskTypeName]?: never };

/** Own types of rewards. */
export type RewardTypeSlots<Fields extends Readonly<Record<string, ConfigFields>>> = {
  readonly [Type in keyof Fields]: OwnRewardType<Fields[Type]>;
} & { readonly [Type in RewardTypeName]?: never };

/** Own variables of emails, by the name that the API replaces. */
export type EmailVariableSlots = Readonly<Record<string, OwnVariable>> & {
  readonly [Name in TemplateVariable]?: never;
};
