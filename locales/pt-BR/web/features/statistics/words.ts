import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/statistics/words.ts';
import { formatNumber, plural } from '../../../../../src/web/ui/language/numbers.ts';

const byAnswers = (people: number | null): string =>
  people === null
    ? 'em respostas dadas aqui'
    : plural(people, {
        one: 'nas respostas que # pessoa deu aqui',
        other: 'nas respostas que # pessoas deram aqui',
      });

/** The sentence where all questions, or all that remain, are of one origin or of two. */
function describeStarting(literature: number, provisional: number): string {
  if (provisional === 0)
    return `Em ${formatNumber(literature)}, os parâmetros se apoiam em pesquisas publicadas.`;
  if (literature === 0)
    return `Em ${formatNumber(provisional)}, os parâmetros foram definidos a nosso critério.`;
  return `Em ${formatNumber(literature)}, os parâmetros se apoiam em pesquisas publicadas; em ${formatNumber(provisional)}, foram definidos a nosso critério.`;
}

export default {
  parameterStatus: ({ provisional, literature, calibrated, people }) => {
    const starting = provisional + literature;
    const all = formatNumber(starting + calibrated);
    if (starting === 0)
      return `Os parâmetros de todas as ${all} perguntas em uso agora se baseiam ${byAnswers(people)}.`;
    if (calibrated > 0)
      return `Em ${formatNumber(calibrated)} das ${all} perguntas em uso agora, os parâmetros se baseiam ${byAnswers(people)}. As outras têm respostas de menos para isso. ${describeStarting(literature, provisional)}`;
    const none = 'Nenhum se baseia ainda em respostas dadas aqui.';
    if (literature === 0)
      return `Os parâmetros de todas as ${all} perguntas em uso agora foram definidos a nosso critério. ${none}`;
    if (provisional === 0)
      return `Os parâmetros de todas as ${all} perguntas em uso agora se apoiam em pesquisas publicadas. ${none}`;
    return `Há ${all} perguntas em uso agora. ${describeStarting(literature, provisional)} ${none}`;
  },

  range: (low, high) => `${low} a ${high}`,
  notSteadyYet: (people) =>
    `O quanto estas pontuações são estáveis aparece a partir de ${people} pessoas.`,
  steadyScore: (cases) => `Estável em cerca de ${cases} de cada 10 pares de pessoas.`,
  steadyPolarity: (cases) => `Inclinação para um lado: cerca de ${cases} de cada 10.`,

  pageTitle: 'O que todas as respostas dizem juntas',
  notEnough: (people) =>
    `Boa companhia leva tempo: esta página se abre com ${people} pessoas que doem suas respostas. Com menos, um número poderia apontar para alguém.`,
  intro: (people, day) =>
    plural(people, {
      one: `Pelo menos # pessoa doou suas respostas, até ${day}.`,
      other: `Pelo menos # pessoas doaram suas respostas, até ${day}.`,
    }),
  inventedLabel: 'Sobre esta demonstração',
  invented:
    'Uma demonstração: todas as pessoas nesta página são inventadas, então ela não diz nada sobre pessoas reais.',
  introInvented: (people, day) =>
    plural(people, {
      one: `Pelo menos # pessoa inventada respondeu ao questionário, até ${day}.`,
      other: `Pelo menos # pessoas inventadas responderam ao questionário, até ${day}.`,
    }),
  howToReadTitle: 'Como ler isto',
  bars: (margin) =>
    plural(margin, {
      one: 'Cada barra conta pessoas pela pontuação, com o número arredondado à dezena e borrado, em geral em no máximo # pessoa, para que comparar dois dias não revele ninguém. Pelo mesmo motivo, quem retira a doação continua contando.',
      other:
        'Cada barra conta pessoas pela pontuação, com o número arredondado à dezena e borrado, em geral em no máximo # pessoas, para que comparar dois dias não revele ninguém. Pelo mesmo motivo, quem retira a doação continua contando.',
    }),
  hiddenBars: (people) =>
    `Uma moldura tracejada esconde um número: são menos de ${people} pessoas, ou ele revelaria outro número escondido.`,
  curves: 'Quanto mais alta a curva, menor a margem de uma pontuação naquele ponto.',
  steadiness:
    'Estável quer dizer: se duas pessoas respondem ao questionário duas vezes, a mesma fica à frente nas duas.',
  notEveryone:
    'As pessoas que encontraram este site e escolheram compartilhar suas respostas não representam todo mundo.',
  howItWorks: 'Como respostas viram números',
  themesTitle: 'Tema por tema',
  scores: 'Pontuações',
  people: 'Pessoas',
  fewerThan: (people) => `menos de ${people}, ou escondido`,
  histogram: (name, counts) => `${name}. ${counts}`,
  count: (range, people) => `${range}: ${people}`,
  peopleCaption: (name) => `${name}: pessoas por pontuação`,
  sharpness: 'Onde as perguntas medem com nitidez',
  sharpnessOf: (name, curves) => `${name}: onde as perguntas medem com nitidez. ${curves}`,
  sharpestAt: (name, score) => `${name}: maior nitidez em ${score}`,
  sharpnessCaption: (name) => `${name}: a nitidez com que as perguntas medem, de 100`,
  atScore: 'Em uma pontuação de',
  notLoaded: 'Não foi possível carregar as estatísticas',
} satisfies Translation<typeof english>;
