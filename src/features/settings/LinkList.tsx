import rows from '../../ui/layout/cardRows.module.css';
import { ButtonLink } from '../../ui/navigation/ButtonLink';

/** A page that a section leads to. */
export interface LinkItem {
  to: string;
  title: string;
  text: string;
  /** Label of the link, which names the page. */
  link: string;
  /** Name for the search of settings. */
  field?: string;
}

/** Pages that hold the settings of a section, each with what it is for. */
export function LinkList({ label, items }: { label: string; items: readonly LinkItem[] }) {
  return (
    <ul aria-label={label} className={rows.list}>
      {items.map(({ to, title, text, link, field }) => (
        <li key={to} data-field={field} className={rows.row}>
          <div className={rows.name}>
            <p className={rows.strong}>{title}</p>
            <p className={rows.small}>{text}</p>
          </div>
          <ButtonLink size="small" to={to}>
            {link}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
