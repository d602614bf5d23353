import { useEffect } from 'react';

/** Preloads images. */
export function usePreload(urls: readonly string[]): void {
  const key = urls.join(' ');
  useEffect(() => {
    for (const url of key.split(' ').filter(Boolean)) {
      const image = new Image();
      image.referrerPolicy = 'no-referrer';
      image.src = url;
    }
  }, [key]);
}
