import { maxNamedItems } from '../../../../../src/domain/comparing.ts';
import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/accounts/words.ts';

/** The same as in platform/words.es.ts. */
const didNotWork = 'No ha funcionado. Inténtalo de nuevo.';
const mailedCode = 'Código del correo';

export default {
  failures: {
    renew: 'No se ha podido renovar el enlace. El anterior sigue funcionando.',
    'switch-on': didNotWork,
    'switch-off': 'No se ha podido desactivar el enlace. Inténtalo de nuevo.',
    'new-code': 'No se ha creado ningún código de acceso nuevo. El anterior sigue funcionando.',
    'end-session': didNotWork,
    export: didNotWork,
    retake: 'No se ha podido volver a empezar el cuestionario. Tu perfil se conserva.',
    delete: 'No se ha podido borrar la cuenta',
  },
  confirmations: {
    renew: '¿Renovar tu enlace? El que ya has enviado dejará de funcionar para siempre.',
    delete:
      '¿Borrar tu cuenta? Todos los datos, incluidas tus respuestas y tu perfil, se borrarán para siempre. No se puede deshacer.',
    retake:
      '¿Repetir el cuestionario? Tu perfil se conserva hasta que las nuevas respuestas estén completas.',
    'new-code':
      '¿Crear un código de acceso nuevo? El anterior dejará de funcionar y se cerrará la sesión en todos los demás navegadores. Lo que hayas marcado se eliminará.',
  },

  shareLinkRenewed: 'Tu perfil tiene un enlace nuevo.',
  sharingIsOn: 'Tu enlace está activado.',
  sharingSwitchedOff: 'Tu enlace ya no funciona.',
  saveNewLoginCode:
    'Este es tu nuevo código de acceso. Guárdalo ahora: no podremos mostrarlo otra vez.',
  browserSignedOut: 'La sesión de ese navegador está cerrada.',
  userDataDeleted: 'Tus datos se han borrado',
  everythingErased:
    'Todo está borrado: respuestas, perfil, código. Los enlaces que enviaste ya no se abren.',
  dataFileName: 'mis-datos.json',
  dataIsInFile: 'Están en el archivo mis-datos.json.',

  details: {
    fit: {
      label: 'Solo hasta qué punto encajamos',
      hint: 'El nivel, el porcentaje y los temas; algunos dejan ver tu lado. No se nombra ningún interés.',
    },
    few: {
      label: 'Unos pocos intereses en común',
      hint: `Como máximo ${maxNamedItems} de tus intereses, los mismos para todo el mundo, y solo para quien también les haya dado una nota alta.`,
    },
    all: {
      label: 'Todo lo que tenemos en común',
      hint: 'Quien dé una nota alta a todo vería todas tus respuestas altas. Solo para personas de confianza.',
    },
  },
  legend: 'Qué puede ver al comparar quien tenga mi enlace',
  changesApplyNext:
    'Un cambio vale desde la siguiente comparación; lo visto, visto está. Los límites absolutos no se nombran nunca.',
  byDefault: (label) => `${label} (opción inicial)`,

  confirmYourAddress: 'Confirma tu dirección',
  typeCodeThere:
    'Escribe el código del mensaje en la página donde pusiste la dirección. Si no pusiste ninguna, ignora el mensaje.',
  notConfirmed:
    'No se ha podido confirmar la dirección. El código sigue sirviendo: inténtalo de nuevo.',
  mailedCode,
  confirming: 'Confirmando…',
  confirmMyAddress: 'Confirmar mi dirección',
  addressIsConfirmed: 'Tu dirección está confirmada. Ya puedes iniciar sesión con ella.',

  wholeAddressNeeded: 'Escribe una dirección de correo completa o deja el campo vacío.',
  wholeAgeNeeded: (min, max) =>
    `Escribe tu edad en años enteros, de ${min} a ${max}, o deja el campo vacío.`,
  failedToUpdateProfile: 'No se ha podido actualizar el perfil',
  removed: 'Eliminado.',
  noChangesToSave: 'No hay cambios que guardar',
  preferNotToSay: 'Prefiero no decirlo',
  emailOptional: 'Correo electrónico (opcional)',
  howAddressIsStored: 'Cómo se guarda el correo',
  addressIsObfuscated:
    'Te permite iniciar sesión. Se guarda solo en una forma ilegible e irreversible: podemos reconocerlo, pero no volver a leerlo.',
  operatorCouldOpen:
    'Con una dirección, quien gestiona este sitio podría abrir tus respuestas. Sin ella, solo puede hacerlo tu código.',
  ageOptional: 'Edad (opcional)',
  ageStaysHere: 'Solo se envía y se guarda el tramo, por ejemplo de 25 a 34 años.',
  genderOptional: 'Género (opcional)',
  saving: 'Guardando…',
  saveChanges: 'Guardar los cambios',
  addressConfirmed: 'Una dirección, confirmada',
  addressUnconfirmed: 'Una dirección, aún sin confirmar',
  age: (ageRange) => `Edad: ${ageRange}`,
  genderIs: (gender) => `Género: ${gender}`,
  storedNow: 'Guardado ahora',
  removeEntry: (text) => `Eliminar: ${text}`,
  remove: 'Eliminar',
  profileInformation: 'Datos sobre ti',
  allIsOptional: 'Todo es opcional y nunca se muestra en público ni en una comparación.',
  codeWasMailed:
    'Hemos enviado un código de ocho cifras a la dirección que escribiste. Sirve durante 10 minutos.',
  genders: {
    male: 'masculino',
    female: 'femenino',
    'non-binary': 'no binario',
    other: 'otro',
  },

  fieldIsEmpty: 'Este campo está vacío. Rellénalo o pulsa «Cancelar».',
  tooManyAttempts: 'Demasiados intentos. Espera un minuto.',
  proofSteps: {
    secret: {
      explanation: 'Preguntamos por si otra persona ha encontrado esta página abierta.',
      label: 'Código de acceso o contraseña',
      action: 'Continuar',
    },
    address: {
      explanation: 'Escribe la dirección de correo de esta cuenta y te enviaremos un código.',
      label: 'Tu dirección de correo',
      action: 'Enviar el código',
    },
    'mailed-code': {
      explanation:
        'Si es la de esta cuenta, hay un código de ocho cifras en camino. Sirve durante 10 minutos.',
      label: mailedCode,
      action: 'Continuar',
    },
  },
  isItYou: '¿Eres tú?',
  mailCodeInstead: 'Prefiero un código por correo',

  whatShareLinkShows: 'Otras personas ven tus diez temas y pueden comparar.',
  renewLink: 'Renovar el enlace',
  switchSharingOff: 'Desactivar mi enlace',
  loginCodeExplained: 'Solo lo tienes tú; no podemos consultarlo.',
  closeOtherWays: 'Si otra persona ha podido usar esta cuenta, además:',
  removeAddress: 'Eliminar mi dirección de correo',
  removePassword: 'Eliminar mi contraseña',
  removeLinks: 'Eliminar los enlaces que creé',
  removePasskeys: 'Quitar mis llaves de acceso',
  signBrowserOut: '¿Cerrar la sesión en ese navegador?',
  signOutAndCreate: 'Cerrar la sesión y crear un código nuevo',
  onlySignOut: 'Solo cerrar la sesión',
  signedInSince: (day) =>
    `Sesión iniciada desde el ${day}. Si ese navegador guarda tu código de acceso, volverá a iniciar sesión cuando alguien abra allí este sitio.`,
  newCodePrevents:
    'Un código de acceso nuevo lo impide y cierra la sesión en todos los demás navegadores. Tendrás que guardarlo.',
  sessionsTitle: 'Dónde tienes la sesión iniciada',
  sessionsExplained: 'Pasados 30 días, la sesión de un navegador se cierra.',
  since: (day) => `Desde el ${day}`,
  thisBrowser: '· este navegador',
  signItOut: 'Cerrar su sesión',
  goToLogin: 'Iniciar sesión',
  groups: { you: 'Sobre ti', sharing: 'Compartir', account: 'Cuenta' },
  yourData: 'Tus datos',
  dataExplained:
    'Lo que guardamos de esta cuenta en palabras y cifras, en un solo archivo legible.',
  downloadMyData: 'Descargar mis datos',
  retakeExplained:
    'Como máximo tres veces en 30 días. El perfil anterior se conserva, solo para ti, y muestra <a>cómo has cambiado</a>.',
  deleteEverything: 'Borrarlo todo',
  deleteExplained:
    'Tus respuestas, tu perfil, tus códigos y tus sesiones se borran al momento y para siempre.',
  deleteMyAccount: 'Borrar mi cuenta',

  signInCodeIsOnItsWay:
    'Si esta dirección pertenece a una cuenta, hay un código de ocho cifras en camino. Sirve durante 10 minutos.',
  mailedCodeOrPassword: 'Código del correo o tu contraseña',
  signingIn: 'Iniciando sesión…',
  signInButton: 'Iniciar sesión',
  anotherCodeOrAddress: 'Usar otro código u otra dirección',
  loginCodeNeeded: 'Escribe tu código de acceso o tu dirección de correo',
  invalidLogin:
    'El código de acceso o la dirección de correo no son válidos. Revísalos e inténtalo de nuevo.',
  welcomeBack: 'Qué bien que hayas vuelto',
  arrivalWaits: 'Lo que te trajo aquí te espera en tu perfil.',
  loginCodeOrEmailAddress: 'Código de acceso o dirección de correo',
  codeHint: 'Seis grupos de cuatro. Mayúsculas, espacios y guiones no importan.',
  noAccount: '¿No tienes cuenta? Crea una aquí',
  sessionExpired: 'La sesión ha caducado',
  logBackIn: 'Volver a iniciar sesión',
  returnToHome: 'Volver al inicio',
  progressIsSaved:
    'Lo que llevas hecho está guardado. Vuelve a iniciar sesión con tu código de acceso.',
  accessDenied: 'Acceso denegado',
  createAccount: 'Crear una cuenta',
  surveyNotLoaded:
    'No se ha podido cargar el cuestionario. Es cosa del servidor o de la conexión, no tuya. Tus respuestas están a salvo.',
  needToBeAuthenticated: (acronym) =>
    `Para responder el cuestionario ${acronym} tienes que iniciar sesión`,
  stayingHere: 'Te quedas aquí hasta que elijas.',
  goingToMainPage: 'En 10 segundos irás a la página principal.',
} satisfies Translation<typeof english>;
