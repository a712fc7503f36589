import type { Translation } from '../../../../src/domain/locales.ts';
import type * as english from '../../../../src/web/app/words.ts';

export default {
  somethingWentWrong: 'Algo deu errado',
  pageNotShown: 'Suas respostas estão seguras: cada uma foi salva assim que você respondeu.',
  oneMoment: 'Um momento',
  signedOut: 'Sessão encerrada',
  signInFirst: 'Entre na conta primeiro',
  confirm: 'Confirmar',
  questions: 'Perguntas',
  edit: 'Editar',
  myAnswers: 'Minhas respostas',
  myResults: 'Meus resultados',
  links: 'Links',
  aProfile: 'Um perfil',
  console: 'Console',
  twoProfiles: 'Dois perfis',
  together: 'Em conjunto',
  pageNotFound: 'Página não encontrada',
  takingYouBack: 'Voltando à página inicial',
  checkingAuthentication: 'Verificando seu acesso',
  /** In the head of each page; a chat program shows it of a link. */
  privatePage: 'Uma página privada. Nada dela aparece aqui.',
  cardAlt: 'Um círculo com um pequeno ponto sobre ele',
  needsJavaScript:
    'Esta página precisa de JavaScript, que está desativado no seu navegador. O site não grava cookies: um programa próprio, no seu navegador, mantém sua sessão aberta, salva cada resposta e desenha os gráficos.',
  footer:
    'Só para pessoas adultas (18+). São interesses: não são diagnóstico, nem conselho, nem obrigação.',
  aboutThisSite: 'Sobre este site',
  imprint: 'Quem responde pelo site',
  terms: 'Termos',
  accessibility: 'Acessibilidade',
  thisPage: 'Esta página',
  skipToContent: 'Ir para o conteúdo',
} satisfies Translation<typeof english>;
