import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/survey/words.ts';
import { formatPercent, plural } from '../../../../../src/web/ui/language/numbers.ts';

export default {
  saved: 'Guardado',
  offlineWaiting: (count) =>
    plural(count, {
      one: 'Sin conexión, # respuesta en espera',
      other: 'Sin conexión, # respuestas en espera',
    }),
  stage1: 'Parte 1',
  stage2: 'Parte 2',
  surveyProgressPercent: (percent) => `Progreso: ${formatPercent(percent)}`,
  progressOfRound: (answered, total) => `${answered} de ${total} respondidas`,
  backToProfile: 'Volver a tu perfil',
  copyAndShowCode: 'Copiar y mostrar el código',
  copyCode: 'Copiar el código',
  logOutUnsaved: '¿Cerrar sesión? Tus últimas respuestas aún no se han guardado y se perderían.',
  logOut: 'Cerrar sesión',
  noLoginCodeHere: 'No hay código de acceso en este dispositivo',
  whatTheValuesMean: 'Qué significan los valores',
  surveyTitle: (acronym) => `Cuestionario ${acronym}`,

  nextQuestions: (count) =>
    `${count} más, elegidas según tus respuestas. Unos ${count > 22 ? 'tres' : 'dos'} minutos.`,

  back: 'Atrás',
  interestLevel: (step) => `Nivel de interés ${step}`,
  ofTotal: (total) => `de ${total}`,
  opensLater: 'Se abre después de las preguntas anteriores.',
  selectingYourQuestions: 'Eligiendo tus preguntas personalizadas',
  analyzingResponses: 'Nuestro algoritmo adaptativo analiza tus respuestas…',

  coreQuestions: 'Preguntas básicas (A)',
  selectingQuestions: 'Eligiendo preguntas personalizadas…',
  personalizedQuestions: 'Preguntas personalizadas (B)',
  roundQuestions: 'Diez preguntas más',

  saveIt: 'Guardarlo',
  saveThisCode: '¡Guarda este código para seguir más tarde con el cuestionario!',
  beforeYouBegin: 'Antes de empezar',
  tickFirst: 'Marca antes la casilla: es tu consentimiento.',
  runBy: (operator) => `Este sitio lo gestiona ${operator}.`,
  storedAndWhy: 'Qué se guarda y por qué (se abre en otra pestaña)',
  beginSurvey: 'Empezar el cuestionario',
  surveyExplained:
    'El cuestionario # tiene unas 48 preguntas básicas y después entre 15 y 25 más, elegidas según lo que respondas. Lleva de 10 a 15 minutos y se guarda solo.',
  explainedOnDevice:
    'El cuestionario # tiene unas 48 preguntas básicas y después entre 15 y 25 más, elegidas según lo que respondas. Lleva de 10 a 15 minutos. No se envía nada.',
  taps: (fewest, most) => `Son de ${fewest} a ${most} toques.`,
  themesAsked: (themes) =>
    `Pregunta qué imaginas y qué harías con otras personas adultas, en diez temas: ${themes}.`,
  howToAnswer: 'Cómo responder',

  loading: 'Cargando el cuestionario…',
  failedToLoadSurvey: 'No se ha podido cargar el cuestionario',
  surveyComplete: 'Cuestionario completo',
  nothingLeft: 'No queda nada por preguntar.',
  roundComplete: 'Tu perfil es ahora más nítido',
} satisfies Translation<typeof english>;
