import type { Translation } from '../../../../src/domain/locales.ts';
import type * as english from '../../../../src/web/ui/words.ts';

/** '1º de novembro', where Intl writes 1. */
const nameFirst = (day: string): string => day.replace(/\b1 de /, '1º de ');

export default {
  /** What is clearly so needs no word. */
  certainties: {
    clearly: '',
    probably: 'provavelmente',
    close: 'em aberto',
  },
  oneInterest: (text, certainty) => (certainty === '' ? `${text}.` : `${text}, ${certainty}.`),

  dayInSentence: nameFirst,
  timeInSentence: (time) => nameFirst(time).replace('às 01:', 'à 01:'),

  fantasy: 'fantasia',
  activity: 'prática',
  showAsTable: 'Mostrar como tabela',
  facetsInWords: (name, fantasy, activity, max) =>
    `${name}: fantasia ${fantasy}, prática ${activity}, de ${max}`,
  pairInWords: (name, mine, theirs) => `${name}: você ${mine}, a outra pessoa ${theirs}, de 100`,
  fantasyInitial: 'F',
  activityInitial: 'P',
  percentWithMargin: (percent, low, high) =>
    `${percent} por cento, margem de 90% entre ${low} e ${high}`,

  copied: 'Copiado!',
  copyByHand: 'Selecione e copie manualmente',
  sent: {
    shared: '',
    copied: 'Copiado. Cole na sua mensagem.',
    failed: 'Copie o link manualmente.',
  },
  yourLink: 'Seu link',
  copyLink: 'Copiar link',
  opening: 'Abrindo…',
  partNotLoaded: 'Esta parte não carregou. Confira sua conexão e recarregue a página.',

  copyAndShowLoginCode: 'Copiar e mostrar seu código de acesso',
  copyAndHide: 'copiar e ocultar',
  saving: 'Salvando…',
  saved: 'Salvo',
  notSaved: 'Não foi salvo, escolha de novo',
  switchToDark: 'Mudar para o tema escuro',
  switchToLight: 'Mudar para o tema claro',
  loading: 'Carregando…',
  cancel: 'Cancelar',
  save: 'Salvar',
  remove: 'Remover',
  share: 'Compartilhar',
  compare: 'Comparar',
} satisfies Translation<typeof english>;
