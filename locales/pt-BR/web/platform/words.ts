import type { Translation } from '../../../../src/domain/locales.ts';
import type * as english from '../../../../src/web/platform/words.ts';

export default {
  serverProblem:
    'O servidor está com um problema agora. Nada se perdeu: tente de novo daqui a pouco.',
  tooManyRequests:
    'Chegaram pedidos demais da sua rede agora há pouco. Nada se perdeu: tente de novo daqui a um minuto.',
  startFailed: 'Nenhuma conta foi criada.',
  didNotWork: 'Não deu certo. Tente de novo.',
  notLoaded: 'Esta página não carregou.',
  nothingLost: 'Nada se perdeu.',
  sendNumber: 'Ainda não funciona? Envie este número para nós:',
  offline: 'Não há conexão com o servidor. Nada se perdeu: tente de novo quando a internet voltar.',

  linkShared: 'Alguém compartilhou uma parte do próprio perfil com você.',

  linkKept: 'O link fica guardado aqui para você.',
  codePurpose:
    'Alguém quer saber onde vocês se encontram. Primeiro as suas respostas, depois você pode comparar.',
  invitationPurpose:
    'Alguém gostaria de ver o que vocês têm em comum. Primeiro as suas respostas, depois cada pessoa decide.',
  openLink: 'Ver de novo o perfil compartilhado',
  profileWaits: 'Agora você pode ver onde vocês se encontram.',
  compareNow: 'Comparar com o perfil que trouxe você aqui',
  invitationWaits: 'Alguém convidou você para uma comparação a dois.',
  openInvitation: 'Ir para a comparação a dois',
  studyPurpose: 'Você participa de um estudo. Primeiro o questionário; depois, volte ao estudo.',
  studyHasCopy: 'O estudo tem a cópia das suas respostas. O que ele diz a você no final está lá.',
  openStudy: 'Voltar ao estudo',
  label: 'O que trouxe você aqui',
  notNow: 'Agora não',
  afterRetake:
    'Seu convite fica guardado. Quando terminar de refazer o questionário, você pode seguir em frente.',

  myProfile: 'Meu perfil',
  leaveHint: 'Abre na hora uma página neutra. O histórico do navegador não é apagado.',
  leave: 'Saída rápida',
  close: 'Fechar',

  sharedDevice: 'Outras pessoas usam este aparelho',
  sharedDeviceHint: 'Nada fica guardado neste navegador, e fechar a aba encerra sua sessão.',
  answersNotLoaded:
    'Não foi possível carregar suas respostas. Confira sua conexão e abra esta parte de novo.',
  loadingAnswers: 'Carregando suas respostas…',
  tryAgain: 'Tentar de novo',
  backToProfile: 'Voltar ao perfil',
  takeSurvey: 'Responder ao questionário',
  afterBothStages: 'Esta página se abre quando as duas etapas do questionário estão respondidas.',
  notLoggedIn: 'Você não entrou na conta',
  enterLoginCode: 'Informar o código de acesso',
  sessionEnded: 'Seu código de acesso traz você de volta, a menos que a conta tenha sido apagada.',
  login: 'Entrar',
  stayOnThisPage: 'Ficar nesta página',
  sharedReadings: 'Comparações a dois',
  switchSharingOn: 'Ativar o compartilhamento',
  retakeTheSurvey: 'Refazer o questionário',
  sharingIsOff: 'O compartilhamento está desativado.',
  yourLinks: 'Seus links',
  newLoginCode: 'Criar um novo código de acesso',
  notAuthenticated: 'Você não entrou na conta',
  editProfile: 'Editar perfil',
  takeTheSurvey: 'Responder ao questionário',
  signIn: 'Entrar',
  redirecting: 'Redirecionando…',
  methodology: 'Metodologia',
  privacy: 'Privacidade',
  help: 'Ajuda',
  yourLoginCode: 'Seu código de acesso',

  keptFile: 'Arquivo guardado',
  passphrase: 'Frase secreta',
  chooseFile: 'Escolha primeiro o arquivo.',
  notKept: 'Não há respostas guardadas neste arquivo.',
  wrongPassphrase: 'Esta frase secreta não abre o arquivo.',
  damaged: 'Este arquivo está danificado. Tente com outra cópia.',
  otherEdition: 'Este arquivo é de outra edição e só abre na página que o salvou.',
} satisfies Translation<typeof english>;
