import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/demo/words.ts';
import { plural } from '../../../../../src/web/ui/language/numbers.ts';

export default {
  starting: 'Empezando un cuestionario…',
  answeringCore: (setACount) => `Respondiendo al azar las ${setACount} preguntas básicas…`,
  answeringPersonalised: (count) => `Respondiendo al azar las ${count} preguntas personalizadas…`,
  title: 'Creando un perfil al azar',
  randomExplained:
    'Un perfil de verdad con 48 + 15 respuestas, todas al azar. No entra en ninguna estadística.',
  randomFailed: 'No se ha podido crear el perfil al azar. Inténtalo de nuevo.',
  generated: '¡El perfil al azar está terminado!',
  errorOccurred: 'Se ha producido un error',
  ofAnswers: (answered, total) => `${answered} de ${total} respuestas`,
  randomAnswers: 'Respuestas al azar',
  continueOwnSurvey: 'Seguir con mi cuestionario',
  answerRest: 'Responder el resto al azar',
  answeredYourself: (answered) =>
    plural(answered, {
      one: 'Tú has respondido # pregunta. Las respuestas al azar al resto no se pueden retirar, y el perfil no dirá nada de ti.',
      other:
        'Tú has respondido # preguntas. Las respuestas al azar al resto no se pueden retirar, y el perfil no dirá nada de ti.',
    }),
  keepMyProfile: 'Conservar mi perfil',
  freshAccount: 'Usar una cuenta nueva',
  hasProfile:
    'Ya tienes un perfil. Uno al azar necesita una cuenta nueva; al tuyo se vuelve con tu código de acceso.',
  noLoginCodeHere:
    'Este navegador no tiene tu código de acceso: asegúrate de tenerlo tú. En tu perfil puedes crear uno nuevo.',
  completingSetA: 'Completando las preguntas básicas…',
} satisfies Translation<typeof english>;
