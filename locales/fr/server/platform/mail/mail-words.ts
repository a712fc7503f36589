import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/server/platform/mail/mail-words.ts';

const neverPassOn = 'Ne le transmets à personne : nous ne te le demanderons jamais.';
const unrequested =
  'Si tu n’as rien demandé, ne tiens pas compte de ce message : il ne se passera rien.\n';

export default {
  codeSubject: 'Ton code',
  codeText: (code) =>
    `${code}\n\nVoici le code demandé. Il ne sert qu’une fois, dans les dix minutes.\n${neverPassOn}\n\n${unrequested}`,
  confirmationSubject: 'Confirme ton adresse',
  confirmationText: (code) =>
    `${code}\n\nSaisis ce code dans les dix minutes, sur la page où tu as indiqué ton adresse.\n${neverPassOn}\n\n${unrequested}`,
} satisfies Translation<typeof english>;
