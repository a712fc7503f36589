import type { Translation } from '../../../../../../src/domain/locales.ts';
import type * as english from '../../../../../../src/web/features/accounts/passkeys/words.ts';

export default {
  keep: 'Passkey aufbewahren',
  keepExplained: 'Damit kommt hier hinein, wer dieses Gerät entsperren kann.',
  keeping: 'Dein Gerät ist dran …',
  kept: 'Der Passkey ist aufbewahrt. Du findest ihn unter „Profil bearbeiten“.',
  notKept: 'Es wurde kein Passkey aufbewahrt. Bitte versuche es noch einmal.',
  noKey:
    'Die Passkeys dieses Geräts können den Schlüssel zu deinen Antworten nicht enthalten, darum lässt sich dieser hier nicht verwenden. Dein Anmeldecode öffnet dein Profil.',
  alreadyHere: 'Dieses Gerät hat schon einen Passkey für dieses Profil.',
  userName: (day) => `Mein Profil, ${day}`,
  thisPhone: 'Dieses Handy',
  thisComputer: 'Dieser Computer',
  passkeyName: (device, month) => `${device}, ${month}`,
  chooseButton: 'Passkey verwenden',
  nothingUsed:
    'Es wurde kein Passkey verwendet. Versuche es noch einmal oder nimm deinen Anmeldecode.',
  passkeys: 'Passkeys',
  passkeysExplained: (max) =>
    `Ein Passkey öffnet dieses Profil auf deinen Geräten ohne den Code. Wer ein solches Gerät entsperren kann, kann ihn verwenden. Höchstens ${max}.`,
  rename: 'Umbenennen',
  renameNamed: (name) => `„${name}“ umbenennen`,
  newName: 'Neuer Name',
  removeNamed: (name) => `„${name}“ entfernen`,
  removed: (name) =>
    `„${name}“ öffnet dieses Profil nicht mehr. Auf deinem Gerät steht er vielleicht noch in der Liste, bis du ihn dort löschst.`,
  notRenamed: 'Der Name wurde nicht geändert. Bitte versuche es noch einmal.',
  notRemoved: 'Der Passkey wurde nicht entfernt. Bitte versuche es noch einmal.',
} satisfies Translation<typeof english>;
