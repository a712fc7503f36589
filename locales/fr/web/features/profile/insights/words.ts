import type { Translation } from '../../../../../../src/domain/locales.ts';
import type * as english from '../../../../../../src/web/features/profile/insights/words.ts';

export default {
  heading: 'Autrement dit',

  done: {
    written: 'Le texte est prêt.',
    stopped:
      'L’écriture est arrêtée. Cet essai compte tout de même parmi les cinq textes d’aujourd’hui.',
    discarded: 'Le texte est supprimé.',
  },

  reasons: {
    refused: 'Le service a refusé d’écrire sur ce profil.',
    unsuitable: 'Ce que le service a écrit n’a pas pu être vérifié : le texte a été écarté.',
    too_slow: 'Le service a mis trop de temps. Merci de réessayer plus tard.',
    unavailable: 'Le service est injoignable pour l’instant. Merci de réessayer plus tard.',
    site_limit: 'Ce site a atteint sa limite de textes pour aujourd’hui. Reviens demain.',
  },
  limitReached:
    'Plus aucun texte aujourd’hui : la limite est de cinq par profil et de vingt par réseau. Reviens demain.',
  formerKept: (failure) => `${failure} Le texte précédent est conservé.`,

  writing: 'Écriture en cours…',
  writtenBy: (model, day) => `Écrit par une IA · ${model} · ${day}`,
  checked:
    'Un programme y a cherché des chiffres, d’autres thèmes, des diagnostics et des prédictions ; il ne peut pas vérifier chaque mot. En cas de désaccord, fie-toi au résumé ci-dessus.',

  offer:
    'Si tu veux, un modèle de langage peut dire la même chose avec des mots faits pour toi. Le résumé ci-dessus reste.',
  write: 'Faire écrire par une IA',
  writeAnew: 'Réécrire',
  discard: 'Supprimer le texte',
  stop: 'Arrêter',

  whatIsSent: (host, model) =>
    `Quelques phrases qui disent ce que montre ton profil sont envoyées à ${host}, dont le modèle ${model} écrit le texte ; ni score, ni réponse, ni code, ni rien qui dise qui tu es. Ce que ce service en garde est indiqué dans ses propres conditions.`,
  agree: 'Accepter et lancer',
  notNow: 'Pas maintenant',
  notDeleted: 'Le texte n’a pas pu être supprimé pour l’instant. Merci de réessayer.',
} satisfies Translation<typeof english>;
