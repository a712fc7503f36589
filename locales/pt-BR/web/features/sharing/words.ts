import { maxNamedItems } from '../../../../../src/domain/comparing.ts';
import { defaultLinkDays, maxChosenItems } from '../../../../../src/domain/links.ts';
import type { Translation } from '../../../../../src/domain/locales.ts';
import { defaultPairHours } from '../../../../../src/domain/together.ts';
import type * as english from '../../../../../src/web/features/sharing/words.ts';
import { plural } from '../../../../../src/web/ui/language/numbers.ts';

const keepToYourself = 'Da pessoa que enviou o link, e só para você.';

const levels = {
  words: {
    name: 'Em palavras',
    shows: 'Seu resumo e o que se destaca em você. Nenhum número, nenhum interesse citado.',
  },
  themes: {
    name: 'Dez temas',
    shows:
      'Sua pontuação em cada tema, na fantasia e na prática. Nenhum resumo, nenhum interesse citado.',
  },
  chosen: {
    name: 'Interesses escolhidos',
    shows: `Até ${maxChosenItems} interesses que você seleciona, com os seus dez temas. Nenhuma outra resposta.`,
  },
};

export default {
  themesAndInterests: (count) =>
    plural(count, { one: 'Dez temas e # interesse', other: 'Dez temas e # interesses' }),
  answersBeforeRetake: (day) => `Respostas de ${day}, antes de refazer`,
  answersOf: (day) => `Respostas de ${day}`,
  noEnd: 'Sem data de fim',
  ended: (time) => `Terminou em ${time}`,
  ends: (time) => `Expira em ${time}`,
  linkNotDeleted: 'O link não foi apagado. Tente de novo.',
  deleteTitle: (title) => `Apagar “${title}”?`,
  deleting: 'Apagando…',
  deleteTheLink: 'Apagar o link',
  keepIt: 'Manter',
  deletingEnded: 'Ele não mostra mais nada. Se você o apagar, ele sai desta lista.',
  deletingExplained:
    'A partir de agora, ele não mostra nada. O que foi visto ou salvo não pode ser recolhido.',
  endTitle: 'Quando ele deve terminar?',
  saving: 'Salvando…',
  endItNow: 'Encerrar agora',
  leaveItAsItIs: 'Deixar como está',
  endExplained: 'O fim pode vir antes, não depois, e não pode ser desfeito.',
  itEnds: 'Ele termina',
  now: 'Agora',
  inDays: (days) => plural(days, { one: 'Em # dia', other: 'Em # dias' }),
  linkIsReady: 'Seu link está pronto.',
  deleteLink: 'Apagar',
  whatItShows: 'O que ele mostra',
  shortenOrEnd: 'Encurtar ou encerrar',

  afterDays: (days) => plural(days, { one: 'Depois de # dia', other: 'Depois de # dias' }),
  never: 'Nunca',
  nothingTicked: 'Selecione antes pelo menos um interesse.',
  interestsLegend: (minHighAnswer) =>
    `Suas respostas de ${minHighAnswer} ou mais, sem os limites absolutos.`,
  tickedOfMax: (count, maxChosenItems) => `${count} de no máximo ${maxChosenItems} selecionados.`,
  tickLimitReached: (count) => `${count} Desmarque um para selecionar outro.`,
  nothingToName: (minHighAnswer) =>
    `Não há nada a citar: fora os limites absolutos, nenhuma resposta é ${minHighAnswer} ou mais. <a>Suas respostas e seus limites</a>`,
  ofLabel: (ticked, count) => `${ticked} de ${count}`,
  ticked: 'selecionados',
  makingLink: 'Criando o link…',
  makeLink: 'Criar o link',
  whenItEnds: 'Quando ele termina',
  label: 'Uma etiqueta só para você (opcional)',
  labelHint: 'Só você vê. Melhor um lugar do que um nome: “Hinge, novembro”.',

  fromAnswers: (day) => `De respostas de ${day}.`,
  theSummary: 'O resumo',
  standsOut: (name) => `O que se destaca nesta pessoa: <span>${name}</span>.`,
  interestsTitle: 'Interesses que ela escolheu citar',
  previewExplained: 'Isto é tudo o que o link mostra.',
  coverTitle: 'Alguém quer mostrar algo pessoal a você',
  opening: 'Abrindo…',
  show: 'Mostrar',
  coverText:
    'É sobre intimidade e preferências sexuais. Guarde só para você e continue apenas se tiver 18 anos ou mais.',
  senderNotTold: 'A outra pessoa não fica sabendo que você o abriu, nem nada sobre você.',
  goneTitle: 'Este link não mostra mais nada',
  goneText: 'Ele terminou, foi retirado, ou falta uma parte do endereço. Peça um novo.',
  failedTitle: 'Não foi possível abrir o link agora',
  wayOn: {
    newcomer: {
      title: 'E você?',
      text: 'Responda às mesmas perguntas. Só você vê suas respostas.',
      primary: 'Descobrir meu perfil',
      secondary: 'Entrar',
    },
    finished: {
      title: 'Onde vocês se encontram?',
      text: 'Ninguém vê nada até que você e a outra pessoa digam sim, e só é citado o que há em comum.',
      primary: 'Começar uma comparação a dois',
      secondary: 'Ver meu perfil',
    },
  },
  opened: {
    words: {
      title: 'Um perfil em palavras',
      intro: 'Da pessoa que enviou o link. Onde se lê “você”, é dela que se fala.',
    },
    themes: { title: 'Um perfil em dez temas', intro: keepToYourself },
    chosen: { title: 'Interesses e dez temas', intro: keepToYourself },
  },
  ownLinkNote: 'Seu próprio link, como as outras pessoas o veem. Sua visita não é contada.',

  levels,

  noLinksYet: 'Ainda não há links',
  failed: 'Não foi possível carregar seus links',
  loading: 'Carregando seus links…',
  linkDeleted: 'O link foi apagado.',
  intro:
    'Cada um mostra uma parte do seu perfil. Você vê quantas vezes foi aberto, nunca por quem.',
  afterRetake: 'Você poderá criar um novo link quando o questionário estiver terminado.',
  limitReached: (maxLinks) => `Você tem ${maxLinks} links, o limite. Encerre ou apague um antes.`,
  newLink: 'Novo link',
  allLinks: 'Todos os links',

  scoresTitle: (count, acronym) => `Pontuações ${acronym} em ${count} temas (escala de 0 a 100)`,
  scoresCaption: 'Fantasia e prática de 0 a 100, em passos de 5',
  dimension: 'Tema',
  fantasy: 'Fantasia',
  activity: 'Prática',
  fetchingPreview: 'Buscando a prévia…',
  shareCode: (shareCode) => `Código de compartilhamento: ${shareCode}`,
  someoneWants: 'Alguém quer saber onde vocês se encontram.',
  wantToCompare: 'Quer comparar os perfis?',
  wantToCompareText:
    'Primeiro as suas respostas; só você as vê. A outra pessoa não vê nenhuma comparação, a menos que você envie um link.',
  loginToCompare: 'Entrar para comparar',
  notFound: 'Perfil não encontrado ou código de compartilhamento inválido',
  goToHome: 'Ir para o início',
  codesExplained:
    'Códigos de compartilhamento têm de 10 a 20 letras e algarismos. A pessoa a quem um código pertence pode desativá-lo.',
  compareWithMyProfile: 'Comparar com o meu perfil',
  viewMyProfile: 'Ver meu perfil',
  createYourProfile: 'Criar seu perfil',
  loadingProfile: 'Carregando o perfil…',

  compareProfiles: 'Comparar perfis',
  codeOrLink: 'Código ou link de outra pessoa',
  codeOrLinkHint: 'Informe o código ou o endereço do perfil',
  myCode: 'meu código:',
  saveYourCode: 'Guarde seu código: é o único caminho de volta',
  copyCode: 'Copiar o código',
  sendYourLink: 'Enviar seu link',
  neverThisPage: 'Seu link mostra dez barras. Nunca esta página.',
  barsAndHeadline: 'Seu link mostra dez barras e o seu título. Nunca esta página.',
  noLoginCodeHere: 'Este navegador não tem seu código de acesso, e não temos onde consultar.',
  loginCodeHint: 'Com ele você entra em qualquer lugar. Guarde só para você.',
  qrCodeAlt: (link) => `Código QR de ${link}`,
  shareYourProfile: 'Compartilhe seu perfil',
  qrCode: 'Código QR',

  wayNames: {
    compare: 'Comparar comigo',
    both: 'Só se a gente disser sim',
    words: 'Em palavras',
    picture: 'Uma imagem',
  },
  ways: {
    both: `O link funciona uma vez, em até ${defaultPairHours} horas.`,
    words: `${levels.words.shows} O link termina depois de ${defaultLinkDays} dias.`,
    picture:
      'Quadrada, para um aplicativo de namoro ou uma mensagem. Você escolhe o que ela mostra.',
  },
  whatLinkShows: {
    fit: 'Mostra seus dez temas. Ao comparar, aparecem também o quanto vocês combinam e, em alguns temas, o seu lado. Nenhum interesse é citado.',
    few: `Mostra seus dez temas. Ao comparar, aparecem também o quanto vocês combinam, em alguns temas o seu lado, e no máximo ${maxNamedItems} interesses em comum.`,
    all: 'Mostra seus dez temas. Ao comparar, aparecem também o quanto vocês combinam, em alguns temas o seu lado, e todos os interesses a que você e a outra pessoa deram nota alta.',
  },
  whatToShare: 'O que compartilhar',
  showLine: 'Mostrar lá também o meu título',
  lineShown: (line) => `“${line}” Nada do seu sim nem do seu não mais claro.`,
  sendLink: 'Enviar o link',
  thenDecide: 'Quando a outra pessoa participar, você diz sim ou não em <a>Comparações a dois</a>.',
  makePicture: 'Criar uma imagem',
  more: 'Mais',
  otherWays: 'Outras formas de compartilhar',
  sharingSettings: 'Configurações de compartilhamento',
  qrHint: 'Quem o escanear ou fotografar fica com o link.',
} satisfies Translation<typeof english>;
