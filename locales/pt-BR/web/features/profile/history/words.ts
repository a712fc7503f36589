import type { Translation } from '../../../../../../src/domain/locales.ts';
import type * as english from '../../../../../../src/web/features/profile/history/words.ts';
import { formatNumber, plural } from '../../../../../../src/web/ui/language/numbers.ts';

const points = (from: number, to: number): string =>
  `de ${formatNumber(from)} a ${formatNumber(to)} pontos`;

export default {
  loading: 'Carregando seus resultados…',
  heading: 'Como você mudou',

  sameDay: (day, n) => `${day} (${formatNumber(n)})`,
  compareWith: 'Comparar hoje com',

  changedSince: (day) => `Diferente desde ${day}, além da variação de um dia para o outro`,
  unchangedSince: (day) => `Nada mudou desde ${day} além da variação de um dia para o outro.`,
  more: (name, from, to) => `${name}: ${points(from, to)} a mais`,
  less: (name, from, to) => `${name}: ${points(from, to)} a menos`,
  overall: {
    more: (day) =>
      `No conjunto, você respondeu um pouco mais alto do que em ${day}. Só o humor do dia já pode fazer isso.`,
    less: (day) =>
      `No conjunto, você respondeu um pouco mais baixo do que em ${day}. Só o humor do dia já pode fazer isso.`,
  },
  invisible: (least) =>
    `Mudanças de menos de cerca de ${formatNumber(least)} pontos são invisíveis para este questionário: responder duas vezes na mesma semana pode dar essa diferença. O quanto as pessoas variam de um dia para o outro é, por enquanto, um palpite nosso.`,

  scores: 'Suas pontuações, dia a dia',
  howToRead:
    'Todo resultado é calculado do jeito de hoje; por isso, uma pontuação antiga pode ser um pouco diferente da que você viu na época.',
  tableCaption: (theme) =>
    `${theme}: suas pontuações, de 100, com margens de 95%, e a mudança em pontos`,
  dayColumn: 'Dia',
  changeRow: (day) => `Desde ${day}`,
  changeRange: (low, high) =>
    `${formatNumber(low, { signDisplay: 'exceptZero' })} a ${formatNumber(high, { signDisplay: 'exceptZero' })}`,
  notCompared: 'não perguntado na época',

  earlierResults: 'Seus resultados anteriores',
  earlierExplained: (count) =>
    plural(count, {
      one: 'Suas respostas de uma vez anterior estão guardadas, criptografadas com a sua própria chave.',
      other:
        'Suas respostas de # vezes anteriores estão guardadas, criptografadas com a sua própria chave.',
    }),
  atMostSix:
    'São guardados no máximo seis resultados, contando o de hoje. Depois disso, sai o mais antigo.',
  forget: 'Esquecer resultados anteriores',
  forgetTitle: 'Esquecer resultados anteriores?',
  forgetExplained: 'Eles são apagados na hora e para sempre. Seu perfil atual continua.',
  forgetThem: 'Esquecer',
  keepThem: 'Manter',
  couldNotForget: 'Não foi possível apagar seus resultados anteriores. Tente de novo.',

  oneResult: 'Um resultado, por enquanto',
  oneResultText: (day) =>
    `É de ${day}. Refaça o questionário daqui a alguns meses, e esta página mostra o que mudou.`,
  noResult: 'Ainda não há resultado aqui',
  noResultText:
    'Depois que você responder ao questionário duas vezes, esta página mostra o que mudou entre uma e outra.',
  failed: 'Não foi possível carregar seus resultados',
} satisfies Translation<typeof english>;
