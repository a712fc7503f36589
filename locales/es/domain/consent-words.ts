import type * as english from '../../../src/domain/consent-words.ts';
import type { Translation } from '../../../src/domain/locales.ts';

export default {
  consent:
    'Tengo 18 años o más. Acepto que mis respuestas sobre mi vida sexual se guarden, cifradas, para elaborar mi perfil. Puedo retirar este consentimiento borrando la cuenta.',
  consentOnDevice:
    'Tengo 18 años o más. Acepto que esta página elabore mi perfil a partir de mis respuestas sobre mi vida sexual. Se quedan solo en este dispositivo, y puedo borrarlas en cualquier momento.',
} satisfies Translation<typeof english>;
