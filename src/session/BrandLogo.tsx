import { useSyncExternalStore } from 'react';
import { currentColorScheme, subscribeToThemeChange } from '../theme/currentColorScheme';
import styles from './BrandLogo.module.css';
import { useConfig } from './SessionContext';

/** Logo of the brand, or its name if it has no logo; nothing without a brand. */
export function BrandLogo() {
  const { name, logo, logoDark } = useConfig().brand ?? {};
  const scheme = useSyncExternalStore(subscribeToThemeChange, currentColorScheme);
  const source = scheme === 'dark' ? (logoDark ?? logo) : logo;
  if (source === undefined) return name === undefined ? null : <span className={styles.name}>{name}</span>;
  return <img className={styles.logo} src={source} alt={name ?? ''} />;
}
