import type { Translation } from '../../../../src/domain/locales.ts';
import type * as english from '../../../../src/web/app/words.ts';

export default {
  somethingWentWrong: 'Algo ha fallado',
  pageNotShown: 'Tus respuestas están a salvo: cada una se guardó en cuanto la diste.',
  oneMoment: 'Un momento',
  signedOut: 'Sesión cerrada',
  signInFirst: 'Primero inicia sesión',
  confirm: 'Confirmar',
  questions: 'Preguntas',
  edit: 'Editar',
  myAnswers: 'Mis respuestas',
  myResults: 'Mis resultados',
  links: 'Enlaces',
  aProfile: 'Un perfil',
  console: 'Consola',
  twoProfiles: 'Dos perfiles',
  together: 'Entre dos',
  pageNotFound: 'Página no encontrada',
  takingYouBack: 'Volviendo a la página principal',
  checkingAuthentication: 'Comprobando tu sesión',
  /** In the head of each page; a chat program shows it of a link. */
  privatePage: 'Una página privada. Aquí no se muestra nada de ella.',
  cardAlt: 'Un círculo con un pequeño punto encima',
  needsJavaScript:
    'Esta página necesita JavaScript, que está desactivado en tu navegador. El sitio no usa cookies: un programa propio, en tu navegador, mantiene tu sesión iniciada, guarda cada respuesta y dibuja los gráficos.',
  footer:
    'Solo para personas adultas (18+). Se trata de intereses: ni diagnóstico, ni consejo, ni obligación.',
  aboutThisSite: 'Sobre este sitio',
  imprint: 'Aviso legal',
  terms: 'Condiciones',
  accessibility: 'Accesibilidad',
  thisPage: 'Esta página',
  skipToContent: 'Ir al contenido',
} satisfies Translation<typeof english>;
