import type { Translation } from '../../../../../../src/domain/locales.ts';
import type * as english from '../../../../../../src/web/features/profile/insights/words.ts';

export default {
  heading: 'Em outras palavras',

  done: {
    written: 'O texto está pronto.',
    stopped: 'A escrita foi interrompida. Ainda conta como um dos cinco textos de hoje.',
    discarded: 'O texto foi apagado.',
  },

  reasons: {
    refused: 'O serviço se recusou a escrever sobre este perfil.',
    unsuitable:
      'Não foi possível verificar o que o serviço escreveu, por isso o texto foi descartado.',
    too_slow: 'O serviço demorou demais. Tente de novo mais tarde.',
    unavailable: 'Não foi possível falar com o serviço agora. Tente de novo mais tarde.',
    site_limit: 'Este site chegou ao limite de textos de hoje. Volte amanhã.',
  },
  limitReached:
    'Por hoje acabaram os textos: o limite é de cinco por perfil e de vinte por rede. Volte amanhã.',
  formerKept: (failure) => `${failure} O texto anterior fica.`,

  writing: 'Escrevendo…',
  writtenBy: (model, day) => `Escrito por IA · ${model} · ${day}`,
  checked:
    'Um programa procurou nele números, outros temas, diagnósticos e previsões; não consegue verificar cada palavra. Se houver diferença, vale o resumo acima.',

  offer:
    'Se você quiser, um modelo de linguagem pode dizer o mesmo em palavras feitas para você. O resumo acima fica.',
  write: 'Pedir um texto à IA',
  writeAnew: 'Pedir outro texto',
  discard: 'Apagar o texto',
  stop: 'Parar',

  whatIsSent: (host, model) =>
    `Algumas frases que dizem o que o seu perfil mostra são enviadas a ${host}, onde o modelo ${model} escreve o texto; não vai nenhuma pontuação, resposta ou código, nem nada que diga quem você é. O que esse serviço guarda delas está nos termos dele.`,
  agree: 'Concordar e pedir o texto',
  notNow: 'Agora não',
  notDeleted: 'Não foi possível apagar o texto agora. Tente de novo.',
} satisfies Translation<typeof english>;
