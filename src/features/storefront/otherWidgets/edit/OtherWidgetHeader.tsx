import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import type { Widget } from '../../../../../resources/widgets';
import { PageHeader } from '../../../../ui/layout/PageHeader';
import { BackButton } from '../../../../ui/navigation/BackButton';
import { Menu } from '../../../../ui/overlays/Menu';
import { RemoveWidgetDialog } from '../../RemoveWidgetDialog';
import { useWidgetSwitch } from '../../useWidgetSwitch';
import { WidgetSwitch } from '../../WidgetSwitch';
import { galleryUrl } from '../../widgets/widgetUrl';
import { useOtherWidgetLabels } from '../useOtherWidgetLabels';
import { useWidgetActions } from '../useWidgetActions';

interface OtherWidgetHeaderProps {
  widget: Widget;
  /** Discards the edits, so that leaving after the deletion doesn't ask. */
  onRemoved: () => void;
}

/** Page header of a widget: its name and purpose, switch, and actions. */
export function OtherWidgetHeader({ widget, onRemoved }: OtherWidgetHeaderProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { getName, getPurpose } = useOtherWidgetLabels();
  const name = getName(widget);
  const switchState = useWidgetSwitch(widget.type ?? '', widget, name);
  const { entries, isRemoving, stopRemoving } = useWidgetActions(widget);
  return (
    <>
      <PageHeader
        back={<BackButton to={galleryUrl} label={translate('shell.menu.other-widgets')} />}
        title={<bdi>{name}</bdi>}
        subtitle={getPurpose(widget.type)}
        actions={
          <>
            <WidgetSwitch {...switchState} name={name} />
            <Menu label={translate('widgets.more')} icon="more" align="end" entries={entries} />
          </>
        }
      />
      {isRemoving && (
        <RemoveWidgetDialog
          widget={widget}
          name={name}
          onClose={stopRemoving}
          onRemoved={() => {
            onRemoved();
            void navigate(galleryUrl);
          }}
        />
      )}
    </>
  );
}
