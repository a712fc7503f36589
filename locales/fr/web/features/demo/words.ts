import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/demo/words.ts';
import { plural } from '../../../../../src/web/ui/language/numbers.ts';

export default {
  starting: 'Ouverture d’un questionnaire…',
  answeringCore: (setACount) => `Réponses au hasard aux ${setACount} questions communes…`,
  answeringPersonalised: (count) => `Réponses au hasard aux ${count} questions personnalisées…`,
  title: 'Création d’un profil aléatoire',
  randomExplained:
    'Un vrai profil tiré de 48 + 15 réponses, toutes données au hasard. Il n’entre dans aucune statistique.',
  randomFailed: 'Le profil aléatoire n’a pas pu être créé. Merci de réessayer.',
  generated: 'Le profil aléatoire est prêt !',
  errorOccurred: 'Une erreur s’est produite',
  ofAnswers: (answered, total) => `${answered} réponses sur ${total}`,
  randomAnswers: 'Réponses au hasard',
  continueOwnSurvey: 'Continuer mon questionnaire',
  answerRest: 'Répondre au reste au hasard',
  answeredYourself: (answered) =>
    `${plural(answered, { one: 'Tu as répondu toi-même à # question.', other: 'Tu as répondu toi-même à # questions.' })} Les réponses au hasard pour le reste ne se reprennent pas, et le profil ne dira rien de toi.`,
  keepMyProfile: 'Garder mon profil',
  freshAccount: 'Utiliser un nouveau compte',
  hasProfile:
    'Tu as déjà un profil. Un profil aléatoire demande un nouveau compte ; ton code de connexion te ramènera au tien.',
  noLoginCodeHere:
    'Ce navigateur n’a pas ton code de connexion : vérifie que tu l’as bien. Ton profil permet d’en créer un nouveau.',
  completingSetA: 'Fin des questions communes…',
} satisfies Translation<typeof english>;
