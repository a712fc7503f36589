import type { Translation } from '../../../../../../src/domain/locales.ts';
import { product } from '../../../../../../src/domain/product.ts';
import type * as english from '../../../../../../src/web/features/profile/themes/words.ts';
import { formatNumber } from '../../../../../../src/web/ui/language/numbers.ts';

export default {
  themes: `Meu perfil ${product.acronym}`,
  nothingHere: 'Pouco aqui é para você. Se quiser espiar, os dez estão logo abaixo.',
  top: 'Nº 1',
  close: 'por pouco',
  standsOut: 'se destaca em você',
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
    SM: 'Proporcionar ou ter sensações fortes, inclusive dor, porque vocês querem.',
    BOND: 'Amarrar ou segurar alguém, ou se deixar amarrar ou segurar, dentro das regras combinadas.',
    EXVOY: 'Atrair olhares, ou olhar, com o acordo de todas as pessoas envolvidas.',
    FET: 'Um material, uma roupa ou um detalhe com uma atração toda própria.',
    HUMIL: 'Provocar e diminuir de brincadeira, com palavras combinadas entre vocês.',
    PRIMAL: 'Caçar, capturar e lutar: instinto e força no lugar das palavras.',
    ROLE: 'Cuidar de alguém, ou receber cuidado, como pessoas adultas que gostam desses papéis.',
    ENM: 'Espaço para mais de uma pessoa, com o conhecimento e o consentimento de todas.',
    SENS: 'Brincadeiras para os sentidos: toque lento, quente e frio, macio e áspero.',
  },

  suggestedActivities: {
    DS: {
      plain: [
        'Combinar uma noite em que uma pessoa decide',
        'Experimentar instruções simples, com uma palavra que interrompe tudo',
        'Dizer quando os papéis começam e terminam',
        'Escrever em conjunto o que conduzir e seguir significam para cada pessoa',
        'Trocar quem conduz e conversar depois sobre como foi',
      ],
      positive: [
        'Planejar uma noite, e contar só a hora',
        'Dar instruções simples, uma de cada vez',
        'Escolher a roupa da pessoa, com permissão',
      ],
      negative: [
        'Dizer seus limites, e entregar uma noite',
        'Pedir três instruções, e segui-las',
        'Deixar que escolham sua roupa',
      ],
    },
    SM: {
      plain: [
        'Aumentar o toque devagar, de um a dez',
        'Combinar sinais: mais, menos, parar',
        'Reservar, depois, um tempo de calma',
        'Experimentar contrastes de calor, frio e pressão',
        'Aprender em conjunto o que é seguro antes de tentar algo novo',
      ],
      positive: [
        'Começar mais leve do que pensa, e perguntar',
        'Aprender onde uma mão firme é segura',
        'Ficar por perto depois',
      ],
      negative: [
        'Mostrar onde, e com que força',
        'Contar de um a dez enquanto aumenta',
        'Planejar como você quer relaxar depois',
      ],
    },
    BOND: {
      plain: [
        'Segurar as mãos, uma pessoa de cada vez',
        'Experimentar amarras macias que se abrem na hora',
        'Combinar duas ou três regras, e quando terminam',
        'Fazer em dupla uma aula de cordas para iniciantes',
        'Praticar as perguntas durante a cena: conforto, respiração, calor das mãos',
      ],
      positive: [
        'Segurar os pulsos por um minuto',
        'Prender com faixas macias que abrem na hora',
        'Aprender um nó simples, e como soltar',
      ],
      negative: [
        'Deixar que segurem seus pulsos por um minuto',
        'Experimentar faixas macias que abrem na hora',
        'Dizer antes quanto tempo basta',
      ],
    },
    EXVOY: {
      plain: [
        'Tirar a roupa devagar para alguém que gosta de observar',
        'Revezar: ora observar, ora se mostrar',
        'Vestir algo que só vocês sabem',
        'Brincar com um espelho a dois',
        'Contar o que cada pessoa gosta de ver, e o que fica reservado',
      ],
      positive: [
        'Despir-se devagar para alguém',
        'Deixar a luz acesa, e convidar a olhar',
        'Usar algo que só a outra pessoa sabe',
      ],
      negative: [
        'Pedir que a pessoa se dispa devagar',
        'Pegar o melhor lugar, sem usar as mãos',
        'Dizer o que você gostaria de ver',
      ],
    },
    FET: {
      plain: [
        'Levar para uma noite um tecido de que você gosta',
        'Contar a alguém o que atrai você',
        'Escolher em conjunto o que alguém vai vestir',
        'Reservar tempo para o foco de que você gosta, sem pressa',
        'Descobrir que parte disso a outra pessoa gosta de compartilhar',
      ],
    },
    HUMIL: {
      plain: [
        'Combinar que palavras valem e quais não',
        'Provocar de leve, e parar enquanto ainda diverte',
        'Terminar dizendo o que cada pessoa admira na outra',
      ],
      positive: [
        'Perguntar que palavras são bem-vindas',
        'Dar uma tarefa boba, e elogiar o resultado',
        'Terminar dizendo o que você admira na pessoa',
      ],
      negative: [
        'Anotar as palavras que você gostaria de ouvir',
        'Pedir uma tarefa que faça corar',
        'Dizer que abraço você quer depois',
      ],
    },
    PRIMAL: {
      plain: [
        'Lutar de brincadeira, dentro de limites combinados',
        'Brincar de pegar onde nada possa quebrar',
        'Passar uma hora só com sons, sem palavras',
      ],
      positive: [
        'Dar vantagem, e depois pegar',
        'Lutar para ganhar, em chão macio',
        'Combinar o que “pegar” quer dizer',
      ],
      negative: [
        'Sair na frente, e ser difícil de pegar',
        'Lutar, e perder de propósito uma vez',
        'Escolher a palavra que encerra a perseguição',
      ],
    },
    ROLE: {
      plain: [
        'Planejar uma noite para cuidar de uma pessoa',
        'Oferecer um banho, um cobertor, a comida preferida',
        'Escolher apelidos que combinem com vocês',
      ],
      positive: [
        'Preparar um banho, e cuidar de todo o resto',
        'Decidir com carinho a hora de dormir',
        'Perguntar o que dá segurança',
      ],
      negative: [
        'Pedir um banho, e não mover um dedo',
        'Deixar alguém decidir a hora de dormir',
        'Dizer de que apelido você gosta',
      ],
    },
    ENM: {
      plain: [
        'Dizer o que seria permitido e o que não',
        'Anotar o combinado sobre tempo e sexo seguro',
        'Contar uma fantasia que envolva outras pessoas, sem planejá-la',
        'Ir a um encontro social de relações abertas, só para conversar',
        'Marcar um momento fixo para cada pessoa contar como está sendo',
      ],
    },
    SENS: {
      plain: [
        'Revezar com uma venda nos olhos e toque lento',
        'Brincar com o quente e o fresco: sopro, gelo',
        'Fazer uma massagem e perguntar apenas “mais” ou “menos”',
      ],
    },
  },
} satisfies Translation<typeof english>;
