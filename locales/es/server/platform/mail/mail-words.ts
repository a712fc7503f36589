import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/server/platform/mail/mail-words.ts';

const neverPassOn = 'No se lo des a nadie: nunca te lo pediremos.';
const unrequested = 'Si no lo has pedido, ignora este mensaje: no pasará nada.\n';

export default {
  codeSubject: 'Tu código',
  codeText: (code) =>
    `${code}\n\nEste es el código que has pedido. Sirve una sola vez, en los próximos diez minutos.\n${neverPassOn}\n\n${unrequested}`,
  confirmationSubject: 'Confirma tu dirección',
  confirmationText: (code) =>
    `${code}\n\nEscribe este código en la página donde pusiste tu dirección, en los próximos diez minutos.\n${neverPassOn}\n\n${unrequested}`,
} satisfies Translation<typeof english>;
