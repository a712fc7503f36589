import type { Translation } from '../../../../../../src/domain/locales.ts';
import { product } from '../../../../../../src/domain/product.ts';
import type * as english from '../../../../../../src/web/features/comparison/people/words.ts';

export default {
  sendBack: 'Renvoyer la comparaison',
  sendBackHint: 'Contient ton code de partage ; ouvre ceci vu de l’autre côté.',
  /** Stands in a message, before the link. */
  message: `Voici notre comparaison sur ${product.name} :`,

  keepTitle: 'Garder cette personne dans ta liste',
  name: 'Nom, pour toi seulement',
  keep: 'Garder',
  keptAs: (name) => `Gardé sous le nom « ${name} »`,
  rename: 'Renommer',
  notKept: 'La liste n’a pas été modifiée. Merci de réessayer.',
  notRemoved: 'Rien n’a été retiré. Merci de réessayer.',

  people: 'Personnes avec qui j’ai comparé',
  removeNamed: (name) => `Retirer « ${name} »`,
  removed: (name) => `« ${name} » ne figure plus dans la liste.`,
  undo: 'Annuler',
} satisfies Translation<typeof english>;
