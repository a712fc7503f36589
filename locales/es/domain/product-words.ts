import type { Translation } from '../../../src/domain/locales.ts';
import type * as english from '../../../src/domain/product-words.ts';

export default {
  acronymWords: ['Sensación', 'Poder', 'Atención', 'Roles', 'Kink'],
  sealingClaim:
    'Tus respuestas se guardan cifradas con una clave que sale de tu código de acceso. Si no añades una dirección de correo, nadie puede leerlas sin ese código en la base de datos ni en una copia de seguridad, y quienes hacemos este sitio tampoco.',
} satisfies Translation<typeof english>;
