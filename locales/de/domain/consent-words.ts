import type * as english from '../../../src/domain/consent-words.ts';
import type { Translation } from '../../../src/domain/locales.ts';

export default {
  consent:
    'Ich bin mindestens 18 Jahre alt. Ich willige ein, dass meine Antworten zu meinem Sexualleben verschlüsselt gespeichert werden, um mein Profil zu erstellen. Das kann ich widerrufen, indem ich das Konto lösche.',
} satisfies Translation<typeof english>;
