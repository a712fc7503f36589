import type { Translation } from '../../../src/domain/locales.ts';
import type * as english from '../../../src/domain/scale-words.ts';

export default {
  howInterested: 'Quanto interesse você tem nesta atividade ou dinâmica?',
  betweenAdults: 'Tudo aqui acontece entre pessoas adultas que concordaram com isso.',
  whoIsAPartner:
    '“A outra pessoa” é aqui qualquer pessoa adulta com quem você vive, ou imagina, um momento íntimo.',
  scaleLabels: [
    'De jeito nenhum!',
    'Não, prefiro evitar',
    'Sem interesse',
    'Tanto faz, não sei',
    'Algum interesse',
    'Interesse',
    'Com certeza!',
  ],
  ratherNotSay: 'Prefiro não dizer',
} satisfies Translation<typeof english>;
