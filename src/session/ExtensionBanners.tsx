import { getExtension } from '../defineConsole';
import { createSlots } from '../engine/slots/createSlot';
import styles from './session.module.css';

const banners = Object.entries(createSlots('banners', getExtension().banners));

/** The banners of the extension, above every page. */
export default function ExtensionBanners() {
  return (
    <div className={styles.notices}>
      {banners.map(([name, Banner]) => (
        <Banner key={name} />
      ))}
    </div>
  );
}
