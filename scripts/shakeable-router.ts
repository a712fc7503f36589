import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out the components of react-router that no page uses. It would keep each
 * of them for its display name, which only developer tools show.
 */
export const shakeableRouter: Plugin = {
  name: 'shakeable-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/React\$1\.(?:forwardRef|createContext|memo)\(/g, '/* @__PURE__ */ $&'),
      map: null,
    }),
  },
};
