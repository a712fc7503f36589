import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/moving/words.ts';
import { plural } from '../../../../../src/web/ui/language/numbers.ts';

export default {
  heading: 'Deine Antworten in ein Konto bringen',
  explained:
    'Du hast nur auf deinem Gerät geantwortet und eine Datei gesichert. Diese Seite öffnet die Datei hier in deinem Browser. Dann legt sie ein neues Konto an und sendet ihm deine Antworten, als würdest du sie hier geben.',
  move: 'Meine Antworten senden',
  moving: (sent, total) => `${sent} von ${total} gesendet`,
  tickFirst: 'Bitte setze zuerst das Häkchen. Es ist deine Einwilligung.',
  cannotDecrypt: 'Dein Browser kann eine solche Datei nur über HTTPS öffnen.',
  signedInAlready:
    'Du bist hier angemeldet. Melde dich zuerst ab: Deine Antworten kommen in ein neues Konto.',
  moved: 'Deine Antworten sind in deinem Konto',
  movedText:
    'Die Datei und die Seite auf deinem Gerät bleiben, wie sie sind. Lösche die Datei, wenn du sie nicht mehr brauchst.',
  left: (count) =>
    plural(count, {
      one: '# Frage ist noch offen, weil die Fragen hier neu ausgewählt werden.',
      other: '# Fragen sind noch offen, weil die Fragen hier neu ausgewählt werden.',
    }),
  copyCode: 'Code kopieren',
  goOn: 'Weiter',
} satisfies Translation<typeof english>;
