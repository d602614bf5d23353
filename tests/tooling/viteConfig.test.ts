import { expect, it } from 'vitest';
import { isCompressible } from '../../scripts/vite/compressPlugin';
import { getDevUrls } from '../../scripts/vite/devConfigPlugin';

it('compresses text files, but no document and not the configuration, which is edited after the build', () => {
  expect(['a.js', 'a.css', 'logo.svg', 'THIRD-PARTY-NOTICES.txt'].filter(isCompressible)).toHaveLength(4);
  expect(['index.html', 'config.json', 'photo.png'].filter(isCompressible)).toEqual([]);
});

it('develops against API_URL, else against the mock server', () => {
  expect(getDevUrls({ MOCK_PORT: '4100' })).toEqual({
    apiUrl: 'http://localhost:4100',
    mediaUrl: 'http://localhost:4100/media',
  });
  expect(getDevUrls({ API_URL: 'https://api.example/v1', MOCK_PORT: '4100' })).toEqual({
    apiUrl: 'https://api.example/v1',
    mediaUrl: 'https://api.example/v1/media',
  });
  expect(getDevUrls({ API_URL: 'https://api.example', MEDIA_URL: 'https://cdn.example' }).mediaUrl).toBe(
    'https://cdn.example',
  );
});
