import type { Translation } from '../../../../../src/domain/locales.ts';
import { product } from '../../../../../src/domain/product.ts';
import { type Theme, themeFacts } from '../../../../../src/domain/themes.ts';
import type * as english from '../../../../../src/web/features/profile/words.ts';
import { plural, formatNumber, formatSeries } from '../../../../../src/web/ui/language/numbers.ts';

const listThemes = (themes: readonly Theme[]) =>
  formatSeries(themes.map((theme) => themeFacts[theme].phrase));

export default {
  tooLittleToSay: 'Trop peu pour en dire quelque chose',
  answersHeading: 'Tes réponses et tes limites',
  themes: 'Thèmes',

  nobodySees:
    'Personne d’autre ne voit jamais ce que tu marques ici. Une question marquée n’apparaît dans rien de ce que tu partages.',
  markBefore:
    'Marquer un côté d’un jeu, par exemple donner, écarte aussi l’autre. Si possible, marque avant de partager : ce qui a été vu ne peut plus être repris. Tes réponses et tes scores restent tels quels.',

  passHere:
    'Tu peux aussi passer une question maintenant, ou répondre à une question que tu as passée. Ton profil change alors avec elle.',

  limitCount: (count) => plural(count, { one: '# limite absolue', other: '# limites absolues' }),
  hardLimit: 'Limite absolue',
  notAsked: 'Non posée cette fois',

  noAnswers: 'Pas encore de réponses ici',
  answersFailed: 'Tes réponses n’ont pas pu être chargées',

  sharpen: 'Affiner ton profil',
  hasChanged: 'Quelque chose a changé ?',
  roundHeading: 'Dix questions de plus',
  whatItDoes: 'Choisies d’après ce qui reste ouvert chez toi. Tes réponses restent.',
  left: (count) =>
    plural(count, {
      one: 'Il reste # question.',
      other: 'Il reste # questions.',
    }),
  begin: 'Répondre à dix de plus',
  beginLast: (count) =>
    plural(count, { one: 'Répondre à la dernière', other: 'Répondre aux # dernières' }),
  opensSoon: 'Un instant…',

  openRound: (answered, total) =>
    `Tu as répondu à ${plural(answered, { one: '# question', other: '# questions' })} sur ${formatNumber(total)}. Ce profil reste tel quel jusqu’à la dernière.`,

  allAsked: 'Toutes nos questions y sont passées. On ne peut pas faire plus sûr.',

  settled: 'Ce que tes dix dernières réponses ont tranché',
  listThemes,
  nowClear: (clear) => `Clair désormais : ${listThemes(clear)}.`,
  nothingNew: 'Rien n’a basculé cette fois. Au moins, tu as de la suite dans les idées.',
  stillOpen: (open) => `Encore ouvert : ${listThemes(open)}.`,
  nothingOpen: 'Plus rien n’est « trop serré pour trancher ».',
  loading: 'Chargement du profil…',

  logout: 'Se déconnecter',

  noResults: 'Pas encore de résultats',
  continueSurvey: 'Continuer',
  afterBothStages:
    'Ton profil apparaîtra ici une fois les deux parties du questionnaire terminées.',
  afterLastAnswer: (answered, total) =>
    `Tu as donné ${plural(answered, { one: '# réponse', other: '# réponses' })} sur ${formatNumber(total)} environ, et tout est enregistré. Ton profil apparaîtra ici après la dernière.`,

  yourRetake: 'Ton nouveau questionnaire',
  retakeProgress: (answered, total) =>
    `Tu refais le questionnaire : ${plural(answered, { one: '# réponse', other: '# réponses' })} sur ${formatNumber(total)} environ. Ce profil reste jusqu’à la dernière.`,

  failed: 'Le profil n’a pas pu être chargé',
  madeAtRandom: 'Profil aléatoire : c’est un programme qui a répondu. Il ne dit rien de personne.',
  rescored:
    'Depuis ta dernière visite, nous calculons les scores autrement. Tes réponses sont les mêmes ; certains chiffres et certains mots ont pu bouger.',

  saved: {
    information: 'Tes changements sont enregistrés.',
    email:
      'Tes changements sont enregistrés. Un code à huit chiffres est en route vers cette adresse. Saisis-le ici dans les dix minutes.',
  },

  summary: 'Le résumé de ton profil',

  figures: 'Les chiffres, et leur fiabilité',
  basedOn: (answers) =>
    plural(answers, {
      one: 'Établi à partir de # réponse, sans IA.',
      other: 'Établi à partir de # réponses, sans IA.',
    }),
  sureness: [
    '« Probablement » : plus vraisemblable que le contraire. « Trop serré pour trancher » : l’un ou l’autre reste possible. En l’absence de ces mentions, toute la marge à 95 % va dans ce sens.',
    'Chaque chiffre va de 0 à 100. Un ± est une marge à 95 %, sauf après une tendance, la différence de deux côtés : là, c’est une erreur type.',
  ],
  earlyVersion:
    'Première version : elle s’appuie sur des enquêtes publiées tant que trop peu de gens ont répondu ici.',
  howItWorks: 'Comment ça marche',
  themesCaption: `Thèmes ${product.acronym} avec leurs marges à 95 %`,
  themesColumns: ['Thème', 'Score', 'Fantasme', 'Pratique'],
  noFigure: '–',
  summaryAreas: 'Quatre domaines, un regroupement provisoire',
  archetypesCaption: 'Les vingt archétypes en pourcentage, avec leurs marges à 95 %',
  archetypeRow: (name, sentence) => `${name} : ${sentence}`,
  archetypesColumns: ['Archétype', 'Pourcentage'],

  polarities: 'Tes polarités',
  bothSides: 'Les deux côtés',
  ratherSide: (pole) => `S’il fallait choisir : ${pole}`,
  littleInterest: 'Peu d’intérêt',
  eitherWay: 'Encore ouvert',
  tendency: (pole, value, se) =>
    `Tendance : ${pole} (${formatNumber(Math.round(Math.abs(value)))}/100) ±${formatNumber(Math.round(se))}`,
  poleScore: (pole, score) => `${pole} ${formatNumber(Math.round(score))}`,
  poleBarsLabel: (negative, positive) => `« ${negative} » et « ${positive} », sur 100`,
  polaritiesCaption: 'Les deux côtés et leur différence, avec des marges à 95 %',
  polaritiesColumns: ['Côtés', 'Premier', 'Second', 'Écart'],
  polarityPair: (negative, positive) => `${negative} – ${positive}`,

  areas: 'Tes domaines d’intérêt',
  noAreas: 'Aucun thème n’est assez haut pour donner des idées.',
  noAreasWhy: 'Pourquoi c’est courant',
  noAreasReason:
    'Des intérêts répartis de façon égale, ou qui dépendent de la personne et du moment, restent sous ce seuil.',

  historyLink: 'Ce qui a changé chez toi',

  limitsText: 'Marque d’abord <a>ce qui est exclu</a>.',

  keepResult: 'Garder mon résultat',
  fileExplained:
    'Cette page en un seul fichier, à ouvrir sans réseau et sans nous. Il n’est pas verrouillé : toute personne qui l’a peut le lire.',
  withAnswers: 'Avec mes réponses',
  withAnswersHint: 'Les questions qui t’ont été posées, chacune avec ta réponse.',
  saveFile: 'Enregistrer le fichier',
  fileName: 'mon-resultat.html',
  fileSaved: 'Enregistré sur cet appareil.',
  fileNotSaved: 'Le fichier n’a pas été enregistré. Merci de réessayer.',
  fileTitle: 'Mon résultat',
  fileAnswers: 'Mes réponses',
  fileAnswer: (question, value, label) => `${question} ${value} (${label})`,

  mildTitles: {
    'HUMIL+': ['Fait rougir', 'Taquinerie'],
    'HUMIL-': ['Aime rougir', 'Joues rouges'],
  },
  between: (one, other) => `Entre ${one} et ${other}`,
} satisfies Translation<typeof english>;
