import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/processing/words.ts';

export default {
  thankYou: 'Danke!',
  complete: 'Fertig!',
  processingError: 'Fehler bei der Auswertung',
  queued: 'Dein Profil steht in der Warteschlange …',
  generating: 'Dein persönliches Profil entsteht …',
  processing: 'Deine Antworten werden ausgewertet …',
  generated: 'Dein Profil ist fertig!',
  profileReady: 'Dein Profil ist da!',
  generationFailed: 'Das Profil konnte nicht erstellt werden. Du wirst weitergeleitet …',

  methodTitle: (methodology) =>
    `Deine Antworten werden nach unserer validierten Methodik ausgewertet: ${methodology}`,
  earlyVersion: 'Geprüft an simulierten Personen; noch an keinem Menschen.',
  howItWorks: 'So funktioniert es',
  factorsIntro: 'Vier psychologische Faktoren:',
  mayDonate:
    'Wenn du magst, <a>spende eine Kopie deiner Antworten</a>, damit die Auswertung besser wird.',
  thisPageMoves: 'Dein Profil öffnet sich innerhalb einer halben Minute.',
  goToYourProfile: 'Zum Profil',
} satisfies Translation<typeof english>;
