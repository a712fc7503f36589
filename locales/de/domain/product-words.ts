import type { Translation } from '../../../src/domain/locales.ts';
import type * as english from '../../../src/domain/product-words.ts';

export default {
  acronymWords: ['Sinnlichkeit', 'Polarität', 'Aufmerksamkeit', 'Rollen', 'Kink'],
  sealingClaim:
    'Deine Antworten sind verschlüsselt gespeichert, mit einem Schlüssel, der aus deinem Anmeldecode gebildet wird. Solange du keine E-Mail-Adresse hinterlegst, kann ohne diesen Code niemand deine Antworten aus der Datenbank oder einer Sicherungskopie lesen, auch wir nicht.',
} satisfies Translation<typeof english>;
