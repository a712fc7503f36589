import type * as english from '../../../src/domain/consent-words.ts';
import type { Translation } from '../../../src/domain/locales.ts';

export default {
  consent:
    'Ich bin mindestens 18 Jahre alt. Ich willige ein, dass meine Antworten zu meinem Sexualleben verschlüsselt gespeichert werden, um mein Profil zu erstellen. Das kann ich widerrufen, indem ich das Konto lösche.',
  consentOnDevice:
    'Ich bin mindestens 18 Jahre alt. Ich willige ein, dass diese Seite aus meinen Antworten zu meinem Sexualleben mein Profil erstellt. Sie bleiben nur auf diesem Gerät, und ich kann sie jederzeit löschen.',
} satisfies Translation<typeof english>;
