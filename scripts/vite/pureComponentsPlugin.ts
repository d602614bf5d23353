import type { Plugin } from 'vite';

const router = /\/node_modules\/react-router\/dist\/production\/chunk-\w+\.mjs$/;

/**
 * Lets the bundler leave out the components of react-router that nobody uses: it makes them by calls, and names them for
 * React's developer tools, and both look as if they had an effect.
 */
export function pureComponentsPlugin(): Plugin {
  return {
    name: 'console-pure-components',
    apply: 'build',
    transform(code, id) {
      if (!router.test(id)) return null;
      const pure = code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1');
      return { code: pure, map: null };
    },
  };
}
