import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/server/platform/mail/mail-words.ts';

const neverPassOn = 'Gib ihn nie weiter: Wir werden dich nie danach fragen.';
const unrequested =
  'Wenn du das nicht angefordert hast, kannst du diese Nachricht ignorieren: Es passiert nichts.\n';

export default {
  codeSubject: 'Dein Code',
  codeText: (code) =>
    `${code}\n\nDas ist der Code, den du angefordert hast. Er gilt nur einmal und nur zehn Minuten lang.\n${neverPassOn}\n\n${unrequested}`,
  confirmationSubject: 'Bitte bestätige deine Adresse',
  confirmationText: (code) =>
    `${code}\n\nGib diesen Code innerhalb von zehn Minuten auf der Seite ein, auf der du deine Adresse eingetragen hast.\n${neverPassOn}\n\n${unrequested}`,
} satisfies Translation<typeof english>;
