import type { Translation } from '../../../../src/domain/locales.ts';
import type * as english from '../../../../src/web/platform/words.ts';

export default {
  serverProblem:
    'El servidor tiene un problema en este momento. No se ha perdido nada: inténtalo de nuevo dentro de un rato.',
  tooManyRequests:
    'Han llegado demasiadas solicitudes desde tu red. No se ha perdido nada: inténtalo de nuevo dentro de un minuto.',
  startFailed: 'No se ha creado ninguna cuenta.',
  didNotWork: 'No ha funcionado. Inténtalo de nuevo.',
  notLoaded: 'Esta página no se ha cargado.',
  nothingLost: 'No se ha perdido nada.',
  sendNumber: '¿Sigue sin funcionar? Envíanos este número:',
  offline:
    'No hay conexión con el servidor. No se ha perdido nada: inténtalo de nuevo cuando vuelvas a tener conexión.',

  linkShared: 'Alguien ha compartido contigo una parte de su perfil.',

  linkKept: 'El enlace se queda aquí guardado para ti.',
  codePurpose:
    'Alguien quiere saber en qué coincide contigo. Primero, tus respuestas; después podrás comparar.',
  invitationPurpose:
    'Alguien quiere ver qué tiene en común contigo. Primero, tus respuestas; después decide cada persona.',
  openLink: 'Volver a ver el perfil compartido',
  profileWaits: 'Ahora puedes ver en qué coincides con la otra persona.',
  compareNow: 'Comparar con el perfil que te trajo aquí',
  invitationWaits: 'Alguien te ha invitado a una comparación a dos.',
  openInvitation: 'Ir a la comparación a dos',
  studyPurpose: 'Participas en un estudio. Primero el cuestionario; después, vuelve al estudio.',
  studyHasCopy: 'El estudio tiene su copia de tus respuestas. Lo que te dice al final está allí.',
  openStudy: 'Volver al estudio',
  label: 'Lo que te trajo aquí',
  notNow: 'No, gracias',
  afterRetake:
    'Tu invitación queda guardada. Cuando termines de repetir el cuestionario, podrás seguir.',

  myProfile: 'Mi perfil',
  leaveHint: 'Te lleva al instante a una página neutra. El historial no se borra.',
  leave: 'Salir',
  close: 'Cerrar',

  sharedDevice: 'Comparto este dispositivo',
  sharedDeviceHint:
    'No se guarda nada en este navegador, y la sesión termina al cerrar la pestaña.',
  answersNotLoaded:
    'No se han podido cargar tus respuestas. Revisa tu conexión y vuelve a abrir esta parte.',
  loadingAnswers: 'Cargando tus respuestas…',
  tryAgain: 'Reintentar',
  backToProfile: 'Volver al perfil',
  takeSurvey: 'Responder el cuestionario',
  afterBothStages: 'Esta página se abre cuando has respondido las dos partes del cuestionario.',
  notLoggedIn: 'Sin sesión iniciada',
  enterLoginCode: 'Escribir el código de acceso',
  sessionEnded: 'Con tu código de acceso puedes volver, salvo que la cuenta se haya borrado.',
  login: 'Iniciar sesión',
  stayOnThisPage: 'Quedarme en esta página',
  sharedReadings: 'Comparaciones a dos',
  switchSharingOn: 'Activar mi enlace',
  retakeTheSurvey: 'Repetir el cuestionario',
  sharingIsOff: 'Tu enlace está desactivado.',
  yourLinks: 'Tus enlaces',
  newLoginCode: 'Crear un código de acceso nuevo',
  notAuthenticated: 'Sin sesión iniciada',
  editProfile: 'Editar perfil',
  takeTheSurvey: 'Responder el cuestionario',
  signIn: 'Iniciar sesión',
  redirecting: 'Redirigiendo…',
  methodology: 'Metodología',
  privacy: 'Privacidad',
  help: 'Ayuda',
  yourLoginCode: 'Tu código de acceso',

  keptFile: 'Archivo guardado',
  passphrase: 'Frase de contraseña',
  chooseFile: 'Elige primero el archivo.',
  notKept: 'En este archivo no hay respuestas guardadas.',
  wrongPassphrase: 'Esta frase de contraseña no abre el archivo.',
  damaged: 'Este archivo está dañado. Prueba con otra copia.',
  otherEdition: 'Este archivo es de otra edición y solo se abre con la página que lo guardó.',
} satisfies Translation<typeof english>;
