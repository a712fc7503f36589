/** No two folders of `src` import each other, directly or around a corner: folders as nodes, all imports, tests included. */
import modules from './.dependency-cruiser.mjs';

export default {
  forbidden: [
    {
      name: 'no-folder-cycles',
      scope: 'folder',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...modules.options, includeOnly: '^src/' },
};
