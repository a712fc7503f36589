import type { Translation } from '../../../../../../src/domain/locales.ts';
import type * as english from '../../../../../../src/web/features/accounts/passkeys/words.ts';

export default {
  keep: 'Garder une clé d’accès',
  keepExplained: 'Avec une clé d’accès, quiconque déverrouille cet appareil peut entrer.',
  keeping: 'À ton appareil de jouer…',
  kept: 'La clé d’accès est gardée. Tu la trouves dans « Modifier le profil ».',
  notKept: 'Aucune clé d’accès n’a été gardée. Réessaie.',
  noKey:
    'Les clés d’accès de cet appareil ne peuvent pas contenir la clé de tes réponses : celle-ci ne peut donc pas servir ici. Ton code de connexion ouvre ton profil.',
  alreadyHere: 'Cet appareil a déjà une clé d’accès pour ce profil.',
  userName: (day) => `Mon profil, ${day}`,
  thisPhone: 'Ce téléphone',
  thisComputer: 'Cet ordinateur',
  passkeyName: (device, month) => `${device}, ${month}`,
  chooseButton: 'Utiliser une clé d’accès',
  nothingUsed: 'Aucune clé d’accès n’a été utilisée. Réessaie, ou utilise ton code de connexion.',
  passkeys: 'Clés d’accès',
  passkeysExplained: (max) =>
    `Une clé d’accès ouvre ce profil sur tes appareils sans le code. Toute personne qui peut déverrouiller un tel appareil peut l’utiliser. Au plus ${max}.`,
  rename: 'Renommer',
  renameNamed: (name) => `Renommer « ${name} »`,
  newName: 'Nouveau nom',
  removeNamed: (name) => `Retirer « ${name} »`,
  removed: (name) =>
    `« ${name} » n’ouvre plus ce profil. Ton appareil peut encore l’afficher jusqu’à ce que tu l’y supprimes.`,
  notRenamed: 'Le nom n’a pas été changé. Réessaie.',
  notRemoved: 'La clé d’accès n’a pas été retirée. Réessaie.',
} satisfies Translation<typeof english>;
