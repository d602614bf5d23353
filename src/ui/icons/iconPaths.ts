/** Icon paths on a 16 × 16 grid, stroked 1.5 wide with round ends. */
export const iconPaths = {
  home: 'M2.5 7.2 8 2.6l5.5 4.6v6.1h-3.7V9.6H6.2v3.7H2.5z',
  palette:
    'M8 2.2a5.8 5.8 0 1 0 0 11.6c1.2 0 1.5-.7 1.2-1.6-.4-1.1.2-2 1.4-2h1.6c1 0 1.6-.8 1.6-2C13.8 4.8 11.2 2.2 8 2.2zM5.2 6.3v.1M8.2 5v.1',
  feed: 'M2.7 2.7h10.6v10.6H2.7zM8 5.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zM11.2 4.8v.1',
  star: 'm8 2.3 1.75 3.65 4 .53-2.93 2.78.730 3.97L8 11.3l-3.55 1.93.730-3.97L2.25 6.48l4-.53z',
  form: 'M3.5 2.3h9v11.4h-9zM5.8 5.5h4.4M5.8 8h4.4M5.8 10.5h2.4',
  grid: 'M2.5 2.5h4.3v4.3H2.5zM9.2 2.5h4.3v4.3H9.2zM2.5 9.2h4.3v4.3H2.5zM9.2 9.2h4.3v4.3H9.2z',
  person: 'M8 7.9a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4zM2.9 13.5c.4-2.5 2.3-3.8 5.1-3.8s4.7 1.3 5.1 3.8',
  cart: 'M1.8 2.8h1.9l1.5 7.3h6.7l1.5-5.2H4.2M6 13.1v.1M11.2 13.1v.1',
  gift: 'M2.3 5.3h11.4v2.5H2.3zM3.3 7.8h9.4v5.7H3.3zM8 5.3v8.2M8 5.2C6.6 5.2 4.9 4.6 5.2 3.2 5.5 2 7.6 2.4 8 5.2c.4-2.8 2.5-3.2 2.8-2 .3 1.4-1.4 2-2.8 2z',
  message: 'M2.3 2.9h11.4v8H7.3l-3 2.6v-2.6h-2z',
  question: 'M5.6 5.7c0-1.5 1-2.5 2.5-2.5s2.4.9 2.4 2.2c0 1.9-2.4 1.9-2.4 3.9M8.1 12.4v.1',
  chart: 'M2.5 8.5v5M6.2 5.5v8M9.8 2.5v11M13.5 7v6.5',
  gear: 'M8 5.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zM8 1.9v2M8 12.1v2M1.9 8h2M12.1 8h2M3.7 3.7l1.4 1.4M10.9 10.9l1.4 1.4M12.3 3.7l-1.4 1.4M5.1 10.9l-1.4 1.4',
  mail: 'M2 3.5h12v9H2zM2.5 4.2 8 8.8l5.5-4.6',
  card: 'M2 3.5h12v9H2zM2 6.5h12M4.5 10h2.5',
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM10.3 10.3l3.2 3.2',
  filter: 'M2.5 4h11M4.7 8h6.6M6.8 12h2.4',
  columns: 'M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10',
  download: 'M8 2.5v7.5M4.8 7 8 10.2 11.2 7M2.8 13.3h10.4',
  upload: 'M8 10.2V2.7M4.8 5.7 8 2.5l3.2 3.2M2.8 13.3h10.4',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  close: 'M3.8 3.8l8.4 8.4M12.2 3.8l-8.4 8.4',
  check: 'M3 8.5 6.5 12 13 4.5',
  clock: 'M8 2.3a5.7 5.7 0 1 0 0 11.4A5.7 5.7 0 0 0 8 2.3zM8 5v3.2l2.2 1.3',
  cross: 'M8 2.3a5.7 5.7 0 1 0 0 11.4A5.7 5.7 0 0 0 8 2.3zM5.9 5.9l4.2 4.2M10.1 5.9l-4.2 4.2',
  dot: 'M8 5.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4z',
  more: 'M3.5 7.6a.4.4 0 1 0 0 .8.4.4 0 0 0 0-.8zM8 7.6a.4.4 0 1 0 0 .8.4.4 0 0 0 0-.8zM12.5 7.6a.4.4 0 1 0 0 .8.4.4 0 0 0 0-.8z',
  'chevron-down': 'M4 6l4 4 4-4',
  'chevron-up': 'M4 10l4-4 4 4',
  'chevron-left': 'M10 4 6 8l4 4',
  'chevron-right': 'M6 4l4 4-4 4',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  external: 'M9 2.7h4.3V7M13.3 2.7 7.5 8.5M11.5 9.5v3.8H2.7V4.5h3.8',
  sun: 'M8 5.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zM8 1.5v1.2M8 13.3v1.2M1.5 8h1.2M13.3 8h1.2M3.4 3.4l.9.9M11.7 11.7l.9.9M12.6 3.4l-.9.9M4.3 11.7l-.9.9',
  moon: 'M13.3 9.7A5.7 5.7 0 0 1 6.3 2.7a5.7 5.7 0 1 0 7 7z',
  system: 'M2 3h12v8H2zM5.5 13.5h5M8 11v2.5',
  globe:
    'M8 2.3a5.7 5.7 0 1 0 0 11.4A5.7 5.7 0 0 0 8 2.3zM2.3 8h11.4M8 2.3c-3.2 3.2-3.2 8.2 0 11.4M8 2.3c3.2 3.2 3.2 8.2 0 11.4',
  'sign-out': 'M6.5 2.7H2.7v10.6h3.8M10.2 4.8 13.4 8l-3.2 3.2M13.3 8H6.2',
  warning: 'M8 2.5 14.2 13.3H1.8zM8 6.5v3.2M8 11.5v.1',
  info: 'M8 2.3a5.7 5.7 0 1 0 0 11.4A5.7 5.7 0 0 0 8 2.3zM8 7.5v3.5M8 5.1v.1',
  undo: 'M5.5 2.8 2.5 5.8l3 3M2.7 5.8h6.6a3.9 3.9 0 0 1 0 7.8H6',
  dropper: 'M9.3 4.4 11.6 6.7M8.4 5.3l-5 5-.9 3.2 3.2-.9 5-5M10 3.7l1-1a1.6 1.6 0 0 1 2.3 2.3l-1 1',
  redo: 'M10.5 2.8 13.5 5.8l-3 3M13.3 5.8H6.7a3.9 3.9 0 0 0 0 7.8H10',
  keyboard: 'M1.7 3.8h12.6v8.4H1.7zM4.2 6.3v.1M6.7 6.3v.1M9.3 6.3v.1M11.8 6.3v.1M5 9.7h6',
  flag: 'M3.5 14V2.5h8.7l-1.9 3.2 1.9 3.2H3.5',
  pencil: 'M3 13l.6-2.8 7.2-7.2 2.2 2.2-7.2 7.2zM9.4 4.4l2.2 2.2',
  trash: 'M2.5 4.3h11M6 4.3V2.5h4v1.8M4 4.3l.6 9.2h6.8l.6-9.2M6.7 7v3.8M9.3 7v3.8',
  image: 'M2.3 3h11.4v10H2.3zM2.3 11l3.4-3.4 2.6 2.6 1.9-1.9 3.5 3.5M10.3 5.9v.1',
  menu: 'M2.5 4.2h11M2.5 8h11M2.5 11.8h11',
  play: 'M5 3l8 5-8 5z',
  grip: 'M5.8 3.6v.1M10.2 3.6v.1M5.8 8v.1M10.2 8v.1M5.8 12.4v.1M10.2 12.4v.1',
  calendar: 'M2.5 3.7h11v9.6h-11zM2.5 6.7h11M5.5 2.2v2.6M10.5 2.2v2.6',
} as const;

export type IconName = keyof typeof iconPaths;

/** Whether there is an icon of this name. */
export const isIconName = (name: string | undefined): name is IconName =>
  name !== undefined && Object.hasOwn(iconPaths, name);

/** Icons that are mirrored in right-to-left languages. */
export const directionalIcons: ReadonlySet<IconName> = new Set<IconName>([
  'chevron-left',
  'chevron-right',
  'sign-out',
  'external',
  'undo',
  'redo',
]);
