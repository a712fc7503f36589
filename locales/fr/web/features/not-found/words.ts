import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/not-found/words.ts';

export default {
  title: 'Une chaussette, oui, mais pas de page.',
  returnHome: 'Revenir à l’accueil',
  text: 'Nous avons cherché partout, même derrière le canapé. Cette page a peut-être déménagé, ou elle n’a jamais existé. Rien de ce qui est à toi n’est perdu.',
} satisfies Translation<typeof english>;
