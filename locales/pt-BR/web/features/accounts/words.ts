import { maxNamedItems } from '../../../../../src/domain/comparing.ts';
import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/accounts/words.ts';

/** The same as in platform/words.pt-BR.ts. */
const didNotWork = 'Não deu certo. Tente de novo.';
const mailedCode = 'Código do e-mail';

export default {
  failures: {
    renew: 'Não foi possível renovar o link. O antigo continua funcionando.',
    'switch-on': didNotWork,
    'switch-off': 'Não foi possível desativar o compartilhamento. Tente de novo.',
    'new-code': 'Nenhum código de acesso novo foi criado. O antigo continua funcionando.',
    'end-session': didNotWork,
    export: didNotWork,
    retake: 'Não foi possível recomeçar o questionário. Seu perfil continua como está.',
    delete: 'Não foi possível apagar a conta',
  },
  confirmations: {
    renew: 'Renovar o link? O que você já enviou deixa de funcionar de vez.',
    delete:
      'Apagar a conta? Todos os dados, inclusive suas respostas e seu perfil, serão apagados para sempre. Não dá para desfazer.',
    retake:
      'Refazer o questionário? Seu perfil continua até que as novas respostas estejam completas.',
    'new-code':
      'Criar um novo código de acesso? O antigo deixa de funcionar, e a sessão é encerrada em todos os outros navegadores. O que você marcou é removido.',
  },

  shareLinkRenewed: 'Seu perfil tem um novo link.',
  sharingIsOn: 'O compartilhamento está ativado.',
  sharingSwitchedOff: 'Seu link não funciona mais.',
  saveNewLoginCode:
    'Este é o seu novo código de acesso. Guarde-o agora: não podemos mostrá-lo de novo.',
  browserSignedOut: 'A sessão naquele navegador foi encerrada.',
  userDataDeleted: 'Seus dados foram apagados',
  everythingErased:
    'Tudo foi apagado: respostas, perfil, código. Os links que você enviou não abrem mais.',
  dataFileName: 'meus-dados.json',
  dataIsInFile: 'Os dados estão no arquivo meus-dados.json.',

  details: {
    fit: {
      label: 'Só o quanto combinamos',
      hint: 'O nível, a porcentagem e os temas; alguns deles revelam o seu lado. Nenhum interesse é citado.',
    },
    few: {
      label: 'Alguns interesses em comum',
      hint: `No máximo ${maxNamedItems} dos seus interesses, os mesmos para todo mundo, e só para quem também deu nota alta a eles.`,
    },
    all: {
      label: 'Tudo o que temos em comum',
      hint: 'Alguém que dê nota alta a tudo veria todas as suas notas altas. Só para pessoas em quem você confia.',
    },
  },
  legend: 'O que as pessoas com o meu link podem ver ao comparar',
  changesApplyNext:
    'Uma mudança vale a partir da próxima comparação; o que já foi visto, já foi visto. Limites absolutos nunca são citados.',
  byDefault: (label) => `${label} (padrão)`,

  confirmYourAddress: 'Confirme seu endereço',
  typeCodeThere:
    'Digite o código da mensagem na página em que você informou o endereço. Se você não informou nenhum, ignore a mensagem.',
  notConfirmed: 'Não foi possível confirmar o endereço. O código continua valendo: tente de novo.',
  mailedCode,
  confirming: 'Confirmando…',
  confirmMyAddress: 'Confirmar meu endereço',
  addressIsConfirmed: 'Seu endereço está confirmado. Agora você pode entrar com ele.',

  wholeAddressNeeded: 'Informe um endereço de e-mail completo ou deixe o campo vazio.',
  wholeAgeNeeded: (min, max) =>
    `Informe sua idade em anos completos, de ${min} a ${max}, ou deixe o campo vazio.`,
  failedToUpdateProfile: 'Não foi possível atualizar seus dados',
  removed: 'Removido.',
  noChangesToSave: 'Não há mudanças a salvar',
  preferNotToSay: 'Prefiro não dizer',
  emailOptional: 'E-mail (opcional)',
  howAddressIsStored: 'Como o e-mail fica guardado',
  addressIsObfuscated:
    'Ele permite entrar na conta. Fica guardado só de forma embaralhada e irreversível: podemos reconhecer o endereço, mas não ler de volta.',
  operatorCouldOpen:
    'Com um endereço, quem administra este site poderia abrir suas respostas. Sem endereço, só o seu código pode.',
  ageOptional: 'Idade (opcional)',
  ageStaysHere: 'Só a faixa é enviada e guardada, por exemplo, de 25 a 34 anos.',
  genderOptional: 'Gênero (opcional)',
  saving: 'Salvando…',
  saveChanges: 'Salvar mudanças',
  addressConfirmed: 'Um endereço, confirmado',
  addressUnconfirmed: 'Um endereço, ainda não confirmado',
  age: (ageRange) => `Idade: ${ageRange}`,
  genderIs: (gender) => `Gênero: ${gender}`,
  storedNow: 'Guardado agora',
  removeEntry: (text) => `Remover: ${text}`,
  remove: 'Remover',
  profileInformation: 'Informações do perfil',
  allIsOptional: 'Opcionais, e nunca aparecem em público nem em uma comparação.',
  codeWasMailed:
    'Enviamos um código de oito dígitos para o endereço que você informou. Ele vale por 10 minutos.',
  genders: {
    male: 'masculino',
    female: 'feminino',
    'non-binary': 'não binário',
    other: 'outro',
  },

  fieldIsEmpty: 'Este campo está vazio. Preencha ou toque em “Cancelar”.',
  tooManyAttempts: 'Tentativas demais. Espere um minuto.',
  proofSteps: {
    secret: {
      explanation: 'Perguntamos porque outra pessoa pode ter encontrado esta página aberta.',
      label: 'Código de acesso ou senha',
      action: 'Continuar',
    },
    address: {
      explanation: 'Digite o endereço de e-mail desta conta e enviaremos um código.',
      label: 'Seu endereço de e-mail',
      action: 'Enviar o código',
    },
    'mailed-code': {
      explanation:
        'Se for o endereço desta conta, um código de oito dígitos está a caminho. Ele vale por 10 minutos.',
      label: mailedCode,
      action: 'Continuar',
    },
  },
  isItYou: 'É você?',
  mailCodeInstead: 'Receber um código por e-mail',

  whatShareLinkShows: 'Outras pessoas veem seus dez temas e podem comparar.',
  renewLink: 'Renovar o link',
  switchSharingOff: 'Desativar o compartilhamento',
  loginCodeExplained: 'Só você tem esse código; não temos onde consultar.',
  closeOtherWays: 'Se outra pessoa pode ter usado esta conta, também:',
  removeAddress: 'Remover meu endereço de e-mail',
  removePassword: 'Remover minha senha',
  removeLinks: 'Remover os links que criei',
  removePasskeys: 'Remover minhas chaves de acesso',
  signBrowserOut: 'Encerrar a sessão naquele navegador?',
  signOutAndCreate: 'Encerrar e criar um novo código',
  onlySignOut: 'Só encerrar',
  signedInSince: (day) =>
    `Sessão aberta desde ${day}. Se o navegador tiver seu código de acesso, ele entra de novo quando alguém abrir este site ali.`,
  newCodePrevents:
    'Um novo código de acesso impede isso e encerra a sessão em todos os outros navegadores. Você precisa guardá-lo.',
  sessionsTitle: 'Onde sua conta está aberta',
  sessionsExplained: 'Depois de 30 dias, a sessão em um navegador é encerrada.',
  since: (day) => `Desde ${day}`,
  thisBrowser: '· este navegador',
  signItOut: 'Encerrar a sessão',
  goToLogin: 'Entrar na conta',
  groups: { you: 'Você', sharing: 'Compartilhamento', account: 'Conta' },
  yourData: 'Seus dados',
  dataExplained:
    'O que guardamos sobre esta conta em palavras e números, em um único arquivo legível.',
  downloadMyData: 'Baixar meus dados',
  retakeExplained:
    'No máximo três vezes em 30 dias. O perfil antigo é guardado, só para você, para mostrar <a>como você mudou</a>.',
  deleteEverything: 'Apagar tudo',
  deleteExplained:
    'Suas respostas, seu perfil, seus códigos e suas sessões são apagados na hora e para sempre.',
  deleteMyAccount: 'Apagar minha conta',

  signInCodeIsOnItsWay:
    'Se este endereço pertence a uma conta, um código de oito dígitos está a caminho. Ele vale por 10 minutos.',
  mailedCodeOrPassword: 'Código do e-mail ou sua senha',
  signingIn: 'Entrando…',
  signInButton: 'Entrar',
  anotherCodeOrAddress: 'Usar outro código ou endereço',
  loginCodeNeeded: 'Informe seu código de acesso ou endereço de e-mail',
  invalidLogin: 'Código de acesso ou endereço de e-mail inválido. Confira e tente de novo.',
  welcomeBack: 'Que bom ter você de volta',
  arrivalWaits: 'O que trouxe você aqui está esperando no seu perfil.',
  loginCodeOrEmailAddress: 'Código de acesso ou endereço de e-mail',
  codeHint: 'Seis grupos de quatro caracteres. Maiúsculas, espaços e hifens não fazem diferença.',
  noAccount: 'Não tem conta? Crie uma aqui',
  sessionExpired: 'Sessão expirada',
  logBackIn: 'Entrar de novo',
  returnToHome: 'Voltar à página inicial',
  progressIsSaved: 'Seu andamento está salvo. Entre de novo com seu código de acesso.',
  accessDenied: 'Acesso negado',
  createAccount: 'Criar conta',
  surveyNotLoaded:
    'Não foi possível carregar o questionário. É o servidor ou a conexão, não você. Suas respostas estão seguras.',
  needToBeAuthenticated: (acronym) =>
    `Você precisa entrar na conta para responder ao questionário ${acronym}`,
  stayingHere: 'Você fica aqui até escolher.',
  goingToMainPage: 'Você vai para a página inicial em 10 segundos.',
} satisfies Translation<typeof english>;
