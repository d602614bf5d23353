import { defineMessages } from '../../englishMessages';

/** Messages of the media viewer. */
export const messages = defineMessages('viewer', {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to window',
  fitNow: '%{percent}: fit to window',
  zoomed: '%{label}, %{percent}',
  download: 'Download (may open in a new tab)',
  delete: 'Delete %{label}',
  strip: 'All photos and videos',
  unsafe: 'This file isn’t shown because its address isn’t safe to load.',
  foreign:
    'This file isn’t shown because it’s on %{host}, which would learn that you viewed it. Open the link, or ask support to allow this host.',
  broken: {
    image: 'The photo couldn’t be loaded. It may have been deleted or isn’t an image.',
    video: 'The video couldn’t be loaded. It may have been deleted or isn’t supported by your browser.',
  },
});
