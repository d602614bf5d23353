import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import type { Entity } from '../../../resources/entity';
import { isHideable } from '../../defineConsole';
import type { IconName } from '../../ui/icons/Icon';
import { Menu } from '../../ui/overlays/Menu';
import { useEntityLabels } from '../entity/entityLabels';

interface ImportMenuProps {
  entity: Entity;
  /** Shows only an icon, and has the create page too. */
  compact?: boolean | undefined;
}

/** Links to the imports that an entity declares. */
export function ImportMenu({ entity: { name, imports }, entity, compact }: ImportMenuProps) {
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const navigate = useNavigate();
  const shown = imports?.filter((kind) => !isHideable(`/${name}/import/${kind}`)) ?? [];
  if (!compact && shown.length === 0) return null;
  const label = compact ? translate('list.action.more', { title: labels.name(2) }) : translate('list.import.label');
  const toEntry = (key: string, text: string, icon: IconName) => ({
    key,
    label: text,
    icon,
    onSelect: () => void navigate(`/${name}/${key}`),
  });
  return (
    <Menu
      label={label}
      {...(compact ? { icon: 'more' } : { trigger: label })}
      align="end"
      entries={[
        ...(compact ? [toEntry('create', labels.create(), 'plus')] : []),
        ...shown.map((kind) => toEntry(`import/${kind}`, translate(`list.import.${kind}`), 'upload')),
      ]}
    />
  );
}
