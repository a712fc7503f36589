import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/agreement/words.ts';
import { plural } from '../../../../../src/web/ui/language/numbers.ts';

export default {
  title: 'Nosso acordo',
  announced: {
    sent: 'Você enviou suas escolhas.',
    takenBack: 'Você retirou suas escolhas.',
    sheet: 'Vocês já enviaram suas escolhas. Vejam em que concordam.',
  },
  offer:
    'Marquem, cada pessoa por si, o que gostariam de fazer. Ninguém vê nada até que as duas tenham enviado.',
  make: 'Fazer nosso acordo',
  wasErased: 'Vocês tinham enviado suas escolhas, e um dos lados apagou o acordo.',

  sent: 'Você enviou suas escolhas. Quando a outra pessoa também tiver enviado, vocês verão em que concordam.',
  sentAgain:
    'Você enviou suas escolhas para uma nova rodada. O acordo abaixo continua até que a outra pessoa também tenha enviado.',
  change: 'Mudar minhas escolhas',
  takeBack: 'Retirar minhas escolhas',
  takingBack: 'Retirando suas escolhas…',
  notTakenBack: 'Não foi possível retirar suas escolhas. Tente de novo.',

  formTitle: 'Do que você gostaria?',
  formIntro:
    'Ninguém vê nada até que as duas seleções tenham sido enviadas. Aí vocês veem a que disseram sim em comum e sobre o que conversar antes. O que uma das pessoas não quer agora simplesmente não aparece.',
  backToReading: 'Voltar à comparação',
  loadingForm: 'Carregando o formulário…',

  bothWant: 'O que vocês querem em comum',
  unmarked: 'O que você não marcar conta como “Agora não”.',
  nothingBothWant:
    'A comparação não cita nada que vocês queiram em comum. Ainda assim, vocês podem combinar como parar e o que ajuda depois.',
  marks: {
    yes: 'Sim',
    talk: 'Conversar antes',
    notNow: 'Agora não',
  },
  onlyToTalk: 'Só para conversar',
  doneBy: { positive: 'você faz', negative: 'a outra pessoa faz' },
  bothSides: 'Vocês querem os dois lados',

  add: 'Acrescentar um assunto para conversar',
  addHint: (max) =>
    `Até ${max} das suas próprias respostas. Cada uma só aparece se a outra pessoa também a acrescentar; senão, ela nunca fica sabendo.`,
  added: (count, max) => `${count} de ${max} acrescentadas`,
  allAdded: (max) =>
    `Você acrescentou ${max}, o máximo possível. Remova uma para acrescentar outra.`,
  addedOfTheme: (count) => plural(count, { one: '# acrescentada', other: '# acrescentadas' }),
  answersNotLoaded:
    'Não foi possível carregar suas respostas, então nada pode ser acrescentado agora. O resto pode ser enviado.',

  stop: 'O que diria a vocês que é hora de parar?',
  stopSignals: {
    word: { name: 'Uma palavra', how: 'uma que ninguém diz por acaso' },
    gesture: {
      name: 'Um gesto',
      how: 'por exemplo, três batidinhas, para quando não der para falar',
    },
    trafficLight: {
      name: 'Um semáforo',
      how: 'verde é seguir, amarelo é ir mais devagar, vermelho é parar',
    },
  },

  afterwards: 'O que ajuda você depois?',
  chosen: (count) => `Escolhas: ${count}`,
  aftercare: {
    holding: 'Um abraço demorado',
    quiet: 'Silêncio',
    talking: 'Conversar',
    waterAndFood: 'Água e algo para comer',
    warmth: 'Um cobertor e calor',
    timeAlone: 'Um tempo a sós',
    messageNextDay: 'Uma mensagem no dia seguinte',
  },

  sentence: 'Uma frase para a outra pessoa',
  noSentence: 'Nenhuma frase',
  sentences: {
    slowly: 'Vamos com calma. Não há pressa.',
    askAgain: 'Pergunte de novo a cada vez, mesmo sobre aquilo a que eu disse sim.',
    newToMe: 'Parte disso é novidade para mim.',
    curious: 'Sinto curiosidade, e um pouco de nervosismo.',
    talkFirst: 'Quero conversar antes de experimentarmos qualquer coisa.',
    checkIn: 'Pergunte no meio do caminho como eu estou.',
    stopAnytime: 'Podemos parar a qualquer momento, e nada se perde.',
    laugh: 'Se algo der errado, quero que a gente ria disso.',
    oneThing: 'Vamos começar com uma coisa só.',
    thankYou: 'Que bom que você me contou o que deseja.',
    closeness: 'Estar perto de você importa mais para mim do que aquilo que fazemos.',
    lookForward: 'Tenho muita vontade de viver isso com você.',
  },

  send: 'Enviar minhas escolhas',
  sending: 'Enviando suas escolhas…',
  notSent: 'Não foi possível enviar suas escolhas. Elas continuam aqui: tente de novo.',

  wish: 'Um sim, aqui, é um desejo. Cada pessoa pode voltar atrás a qualquer momento, até no meio.',
  agreedOn: (day) => `Feito em ${day}.`,
  bothSayYes: 'O que é sim para vocês',
  talkFirst: 'Para conversar antes',
  nothingLeft:
    'Neste momento, não há nada que vocês queiram fazer em comum nem sobre o que queiram conversar. Isso também é uma resposta, e honesta.',
  signalsStand: 'Os sinais para parar continuam valendo.',
  signals: 'Sinais para parar',
  noSignals:
    'Ninguém escolheu um sinal. Combinem uma palavra antes de começar; um simples “pare” sempre vale.',
  helpsAfterwards: 'O que ajuda depois',
  ofBoth: 'as duas pessoas',
  ofOne: 'uma pessoa',
  saidToEachOther: 'O que vocês dizem entre si',
  you: 'Você',
  theOther: 'A outra pessoa',

  print: 'Imprimir nosso acordo',
  newRound: 'Começar uma nova rodada',

  talkAgain: 'Marcar um dia para conversar de novo',
  day: 'Dia',
  time: 'Hora',
  dateHint:
    'Cria um arquivo para qualquer calendário, sem nada além do horário e do título “Uma conversa”. É feito neste aparelho; nada é enviado nem guardado.',
  dayMissing: 'Escolha antes um dia.',
  saveDate: 'Salvar a data',
  dateSaved: (fileName) => `Salva como ${fileName}.`,
  /** The title in the calendar, where somebody else may read it. */
  dateTitle: 'Uma conversa',

  erase: 'Apagar nosso acordo',
  eraseTitle: 'Apagar o acordo para você e para a outra pessoa?',
  eraseText:
    'Ele é apagado para você e para a outra pessoa, na hora e para sempre, com as escolhas já feitas para uma nova rodada. A comparação continua. O que a outra pessoa lembra, salvou ou imprimiu não pode ser recolhido.',
  confirmErase: 'Apagar',
  keep: 'Manter',
  erasing: 'Apagando…',
  notErased: 'Não foi possível apagar agora. Tente de novo.',
} satisfies Translation<typeof english>;
