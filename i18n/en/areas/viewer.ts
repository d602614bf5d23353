/** Messages of the media viewer. */
export const messages = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to the window',
  fitNow: '%{percent}: fit to the window',
  zoomed: '%{label}, %{percent}',
  download: 'Download (may open in a new tab)',
  delete: 'Delete %{label}',
  strip: 'All pictures and videos',
  unsafe: 'It is not shown: its address is not one that is safe to load.',
  foreign: 'It is not loaded: it lies on a host that is not the shop’s, which would learn that you look at it.',
  broken: {
    image: 'The picture could not be loaded. It may have been deleted, or it is no picture.',
    video: 'The video could not be loaded. It may have been deleted, or this browser cannot play it.',
  },
};
