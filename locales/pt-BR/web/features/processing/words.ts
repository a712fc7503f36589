import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/processing/words.ts';

export default {
  thankYou: 'Recebemos tudo!',
  complete: 'Pronto!',
  processingError: 'Erro no processamento',
  queued: 'Seu perfil está na fila para ser processado…',
  generating: 'Montando o seu perfil…',
  processing: 'Processando suas respostas…',
  generated: 'Seu perfil está montado!',
  profileReady: 'Perfil pronto!',
  generationFailed: 'Não foi possível montar o perfil. Redirecionando…',

  methodTitle: (methodology) =>
    `Suas respostas são lidas com a nossa metodologia validada ${methodology}`,
  earlyVersion: 'Verificado com pessoas simuladas; ainda com nenhum ser humano.',
  howItWorks: 'Como funciona',
  factorsIntro: 'Quatro fatores psicológicos:',
  mayDonate:
    'Se quiser, <a>doe uma cópia das suas respostas</a> para melhorar o cálculo das pontuações.',
  thisPageMoves: 'Seu perfil abre em até meio minuto.',
  goToYourProfile: 'Ir para o seu perfil',
} satisfies Translation<typeof english>;
