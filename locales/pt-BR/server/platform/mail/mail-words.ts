import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/server/platform/mail/mail-words.ts';

const neverPassOn = 'Nunca o repasse: jamais vamos pedir este código a você.';
const unrequested = 'Se não foi você quem pediu, ignore esta mensagem: nada vai acontecer.\n';

export default {
  codeSubject: 'Seu código',
  codeText: (code) =>
    `${code}\n\nEste é o código que você pediu. Ele funciona uma vez, em até dez minutos.\n${neverPassOn}\n\n${unrequested}`,
  confirmationSubject: 'Confirme seu endereço',
  confirmationText: (code) =>
    `${code}\n\nDigite este código, em até dez minutos, na página em que você informou seu endereço.\n${neverPassOn}\n\n${unrequested}`,
} satisfies Translation<typeof english>;
