import type { Translation } from '../../../../../../src/domain/locales.ts';
import { product } from '../../../../../../src/domain/product.ts';
import type * as english from '../../../../../../src/web/features/profile/themes/words.ts';
import { formatNumber } from '../../../../../../src/web/ui/language/numbers.ts';

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

export default {
  themes: `Meu perfil ${product.acronym}`,
  nothingHere: 'Nada aqui é para você. Se quiser espiar, os dez estão logo abaixo.',
  top: 'Nº 1',
  close: 'por pouco',
  standsOut: 'se destaca em você',
  figures: 'Todos os números',
  tableCaption: `Temas ${product.acronym} com margens de 95%`,
  tableColumns: ['Tema', 'Pontuação', 'Fantasia', 'Prática'],
  noFigure: '–',

  summaryAreas: 'Quatro áreas de resumo, um agrupamento provisório',

  score: (figure) => `Sua pontuação: ${figure}`,
  facets: (fantasy, activity) => `Na fantasia: ${fantasy} · na prática: ${activity}`,
  differences: {
    imagined: 'Você imagina mais disto do que faria.',
    done: 'Isto você prefere fazer a imaginar.',
  },
  strongest: 'Suas respostas mais fortes aqui',
  noYes: 'Nenhuma das perguntas daqui arrancou um sim de você.',
  answer: (value, label) =>
    label === null ? formatNumber(value) : `${formatNumber(value)} · ${label}`,
  allAnswers: 'Todas as suas respostas',

  meanings: {
    DS: 'Uma pessoa decide e a outra se solta, enquanto as duas gostarem.',
    SM: 'Proporcionar ou ter sensações fortes, inclusive dor, porque as duas pessoas querem.',
    BOND: 'Amarrar ou segurar alguém, ou se deixar amarrar ou segurar, dentro das regras combinadas.',
    EXVOY: 'Atrair olhares, ou olhar, com o acordo de todas as pessoas envolvidas.',
    FET: 'Um material, uma roupa ou um detalhe com uma atração toda própria.',
    HUMIL: 'Provocar e diminuir de brincadeira, com palavras que as duas pessoas combinaram.',
    PRIMAL: 'Caçar, capturar e lutar: instinto e força no lugar das palavras.',
    ROLE: 'Cuidar de alguém, ou receber cuidado, como pessoas adultas que gostam desses papéis.',
    ENM: 'Espaço para mais de uma pessoa, com o conhecimento e o consentimento de todas.',
    SENS: 'Brincadeiras para os sentidos: toque lento, quente e frio, macio e áspero.',
  },

  ofSeven: (score, margin) =>
    `${formatNumber(score, oneDecimal)} ± ${formatNumber(margin, oneDecimal)} de 7`,

  suggestedActivities: {
    DS: [
      'Combinar uma noite em que uma pessoa decide e a outra se deixa conduzir',
      'Experimentar instruções simples, com uma palavra que interrompe tudo',
      'Escolher um pequeno ritual que marque onde os papéis começam e terminam',
      'Escrever em conjunto o que conduzir e seguir significam para cada pessoa',
      'Trocar quem conduz e conversar depois sobre como foi',
    ],
    SM: [
      'Explorar toques mais fortes devagar, em uma escala combinada antes',
      'Combinar sinais para mais, para menos e para parar',
      'Reservar, para depois, um tempo de calma e de cuidado mútuo',
      'Experimentar contrastes de calor, frio e pressão',
      'Aprender em conjunto o que é seguro antes de tentar algo novo',
    ],
    BOND: [
      'Segurar ou guiar as mãos da outra pessoa, conforme o combinado',
      'Experimentar amarras macias que se abrem na hora',
      'Combinar algumas regras para uma noite, e como ela termina',
      'Fazer em dupla uma aula de cordas para iniciantes',
      'Praticar as perguntas durante a cena: conforto, respiração, calor das mãos',
    ],
    EXVOY: [
      'Tirar a roupa devagar para alguém que gosta de observar',
      'Revezar: ora observar, ora se mostrar',
      'Escolher para uma noite roupas que só vocês entendem',
      'Brincar com um espelho a dois',
      'Contar o que cada pessoa gosta de ver, e o que fica reservado',
    ],
    FET: [
      'Levar para uma noite íntima um tecido ou uma roupa de que você gosta',
      'Contar a alguém o que atrai você em um material ou em um detalhe',
      'Escolher em conjunto algo que uma das pessoas vai vestir',
      'Reservar tempo para o foco de que você gosta, sem pressa',
      'Descobrir que parte disso a outra pessoa gosta de compartilhar',
    ],
    HUMIL: [
      'Combinar palavras bem-vindas e palavras que nunca se usam',
      'Experimentar uma provocação leve a sós, e parar enquanto ainda diverte',
      'Terminar com palavras carinhosas, que digam o que cada pessoa admira na outra',
    ],
    PRIMAL: [
      'Lutar de brincadeira, dentro de limites combinados',
      'Brincar de caçada em um espaço que vocês deixaram seguro',
      'Passar uma noite com sons e toques no lugar das palavras',
    ],
    ROLE: [
      'Planejar uma noite em que uma das pessoas recebe cuidado',
      'Oferecer aconchego: um banho, um cobertor, uma comida preferida',
      'Escolher apelidos carinhosos que soem bem para as duas pessoas',
    ],
    ENM: [
      'Conversar sobre o que a abertura incluiria, e não incluiria, para cada pessoa',
      'Escrever acordos sobre tempo, sexo seguro e o que contar',
      'Contar uma fantasia que envolva outras pessoas, sem planejá-la',
      'Ir a um encontro social de relações abertas, só para conversar',
      'Marcar um momento fixo para cada pessoa contar como está sendo',
    ],
    SENS: [
      'Revezar com uma venda nos olhos e toque lento',
      'Brincar com o quente e o fresco: sopro, gelo, uma toalha aquecida',
      'Fazer uma massagem e perguntar apenas “mais” ou “menos”',
    ],
  },
} satisfies Translation<typeof english>;
