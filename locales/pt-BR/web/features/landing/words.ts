import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/landing/words.ts';

const tagline =
  'Descubra o que você deseja na intimidade e onde isso se encontra com o desejo de outra pessoa.';

const names = {
  DS: 'Conduzir e seguir',
  PRIMAL: 'A caçada',
  SENS: 'Toque e sentidos',
  EXVOY: 'Mostrar e observar',
};

export default {
  badge: 'Com base científica • Privacidade em primeiro lugar',
  /** The product's acronym stands between these two. */
  discoverYour: 'Descubra com o',
  profile: 'o seu perfil',
  tagline,
  /** In the head of the page, for search engines. */
  description: `Para pessoas adultas (18+). ${tagline}`,
  startYourAssessment: 'Começar o questionário',
  startAssessment: 'Começar agora',
  creatingAccount: 'Criando a conta…',
  takeYourTime: 'Sem pressa. Só você vê suas respostas.',
  adultsOnly: 'Só para pessoas adultas (18+)',
  alreadyTaken: 'Já respondeu? Entre aqui',

  onDevice: 'Ou responda só neste aparelho: nada é enviado.',
  tryOne: 'Experimente uma',
  /** Question A04 of the bank. */
  sampleQuestion: 'Brincar a dois com um cubo de gelo na pele quente.',
  sampleHint: 'Um toque, como em todas as perguntas. Esta não é salva.',
  names,
  sampleCounted: (value) => `Tema: ${names.SENS}. Sua resposta (${value}) não é salva.`,

  whatYouGet: 'O que você recebe',
  inventedExample: 'um exemplo inventado',
  exampleLine: 'Conduz · gosta de toque lento · gosta de ser a caça',
  chartLabel: 'Um gráfico de dez temas, três deles fortes',
  whereYouMeet: 'Onde vocês se encontram',
  meetings: [
    ['Vocês', [[names.SENS, 'Isso atrai vocês.']]],
    [
      'Dar e receber',
      [
        [names.DS, 'Você conduz, a outra pessoa segue.'],
        [names.PRIMAL, 'Você é a caça, a outra pessoa caça.'],
      ],
    ],
    ['Para perguntar', [[names.EXVOY, 'Você prefere olhar. A outra pessoa também.']]],
  ],

  benefits: [
    [
      'Anônimo e privado',
      'Sem nome, número nem e-mail. Sua conta é um código que só você tem, e um único passo apaga tudo.',
    ],
    [
      'Perfis para comparar',
      'Vejam onde vocês se encontram e o que cada pessoa poderia oferecer à outra.',
    ],
    [
      'Imagens para compartilhar',
      'Imagens quadradas para aplicativos de namoro e redes sociais, feitas no seu aparelho. Você escolhe o que elas mostram.',
    ],
  ],

  howItWorks: 'Como funciona',
  takeAssessment: 'Responda ao questionário',
  takeAssessmentText:
    '48 perguntas principais, depois de 15 a 25 escolhidas para você. Um toque em cada uma, e tudo vai sendo salvo.',
  getYourProfile: 'Receba seu perfil',
  getYourProfileText: 'Gráficos de dez temas e seis polaridades, e um resumo em palavras simples.',
  aiInsights: 'Se você consentir, também um texto pessoal escrito por IA.',
  compareAndShare: 'Compare e compartilhe',
  compareAndShareText:
    'Com uma pessoa ou com muitas, por um código que você pode cancelar quando quiser.',

  readyWhenYouAre: 'Quando você quiser.',

  loading: 'Carregando…',
  takingLong: 'Está demorando um pouco. Se nada acontecer, recarregue a página.',
  partMissing: 'Uma parte desta página não carregou. Recarregue a página.',

  needsJavaScript:
    'As perguntas e os perfis precisam de JavaScript, que está desativado no seu navegador. A “Saída rápida”, lá em cima, funciona sem ele. O site não grava cookies.',
} satisfies Translation<typeof english>;
