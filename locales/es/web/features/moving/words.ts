import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/moving/words.ts';
import { plural } from '../../../../../src/web/ui/language/numbers.ts';

export default {
  heading: 'Pasar tus respuestas a una cuenta',
  explained:
    'Respondiste solo en tu dispositivo y guardaste un archivo. Esta página abre el archivo aquí, en tu navegador. Después crea una cuenta nueva y le envía tus respuestas, como si las dieras aquí.',
  move: 'Enviar mis respuestas',
  moving: (sent, total) => `${sent} de ${total} enviadas`,
  tickFirst: 'Marca primero la casilla. Es tu consentimiento.',
  cannotDecrypt: 'Tu navegador solo puede abrir un archivo así por HTTPS.',
  signedInAlready:
    'Tienes una sesión abierta aquí. Ciérrala primero: tus respuestas pasan a una cuenta nueva.',
  moved: 'Tus respuestas están en tu cuenta',
  movedText:
    'El archivo y la página de tu dispositivo se quedan como están. Borra el archivo si ya no lo necesitas.',
  left: (count) =>
    plural(count, {
      one: 'Queda # pregunta, porque aquí las preguntas se eligen de nuevo.',
      other: 'Quedan # preguntas, porque aquí las preguntas se eligen de nuevo.',
    }),
  copyCode: 'Copiar el código',
  goOn: 'Seguir',
} satisfies Translation<typeof english>;
