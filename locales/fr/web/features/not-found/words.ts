import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/not-found/words.ts';

export default {
  title: 'Cette page n’en pince pas pour toi.',
  returnHome: 'Revenir à l’accueil',
  text: 'Nous avons cherché partout, même sous le bandeau. Elle a peut-être déménagé, elle n’a peut-être jamais existé, et elle n’a pas laissé de safeword.',
} satisfies Translation<typeof english>;
