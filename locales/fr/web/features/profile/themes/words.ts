import type { Translation } from '../../../../../../src/domain/locales.ts';
import { product } from '../../../../../../src/domain/product.ts';
import type * as english from '../../../../../../src/web/features/profile/themes/words.ts';
import { formatNumber } from '../../../../../../src/web/ui/language/numbers.ts';

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

export default {
  themes: `Mon profil ${product.acronym}`,
  nothingHere: 'Rien ici n’est pour toi. Les dix thèmes sont plus bas, si la curiosité te prend.',
  top: 'EN TÊTE',
  close: 'de peu',
  standsOut: 'ressort chez toi',
  figures: 'Tous les chiffres',
  tableCaption: `Thèmes ${product.acronym} avec leurs marges à 95 %`,
  tableColumns: ['Thème', 'Score', 'Fantasme', 'Pratique'],
  noFigure: '–',

  summaryAreas: 'Quatre domaines, un regroupement provisoire',

  score: (figure) => `Ton score : ${figure}`,
  facets: (fantasy, activity) => `Comme fantasme : ${fantasy} · comme pratique : ${activity}`,
  differences: {
    imagined: 'Tu en rêves plus que tu ne le ferais.',
    done: 'Tu aimes mieux le faire que d’en rêver.',
  },
  strongest: 'Tes réponses les plus fortes ici',
  noYes: 'Aucune de ses questions n’a obtenu de oui.',
  answer: (value, label) =>
    label === null ? formatNumber(value) : `${formatNumber(value)} · ${label}`,
  allAnswers: 'Toutes tes réponses',

  meanings: {
    DS: 'Une personne décide et l’autre lâche prise, tant que le plaisir est partagé.',
    SM: 'Donner ou ressentir des sensations fortes, la douleur comprise, parce que l’envie est partagée.',
    BOND: 'Attacher ou tenir, se faire attacher ou tenir, selon des règles convenues.',
    EXVOY: 'Se montrer, ou regarder, quand toutes les personnes concernées sont d’accord.',
    FET: 'Une matière, un vêtement ou un détail qui attire par lui-même.',
    HUMIL: 'Taquiner et rabaisser par jeu, avec des mots acceptés de part et d’autre.',
    PRIMAL: 'Poursuivre, attraper, lutter : l’instinct et la force à la place des mots.',
    ROLE: 'Choyer, ou se laisser choyer, entre adultes qui aiment ces rôles.',
    ENM: 'De la place pour plusieurs partenaires, quand tout le monde le sait et y consent.',
    SENS: 'Des jeux pour les sens : caresses lentes, chaud et froid, doux et rugueux.',
  },

  ofSeven: (score, margin) =>
    `${formatNumber(score, oneDecimal)} ± ${formatNumber(margin, oneDecimal)} sur 7`,

  suggestedActivities: {
    DS: [
      'Convenir d’une soirée où une personne décide et où l’autre suit',
      'Essayer des consignes simples, avec un mot qui arrête tout',
      'Choisir un petit rituel qui marque le début et la fin des rôles',
      'Écrire ensemble ce que mener et suivre veulent dire pour vous',
      'Échanger les rôles, puis parler de ce que vous avez ressenti',
    ],
    SM: [
      'Explorer lentement un contact plus fort, sur une échelle fixée d’avance',
      'Convenir de signaux pour plus, pour moins et pour stop',
      'Prévoir ensuite un moment calme et de la tendresse',
      'Essayer des contrastes de chaleur, de froid et de pression',
      'Apprendre ensemble ce qui est sûr avant d’essayer du nouveau',
    ],
    BOND: [
      'Tenir ou guider les mains de l’autre, d’un commun accord',
      'Essayer des liens souples qui s’ouvrent aussitôt',
      'Convenir de quelques règles pour une soirée, et de sa fin',
      'Suivre à deux une initiation aux cordes',
      'S’entraîner à prendre des nouvelles : confort, souffle, chaleur des mains',
    ],
    EXVOY: [
      'Se déshabiller lentement devant qui aime regarder',
      'Regarder et se montrer, à tour de rôle',
      'Choisir pour une soirée des vêtements dont personne d’autre ne comprend le sens',
      'Utiliser un miroir à deux',
      'Se dire ce que l’on aime voir, et ce qui reste privé',
    ],
    FET: [
      'Apporter dans une soirée intime une étoffe ou un vêtement que tu aimes',
      'Raconter à l’autre ce qui t’attire dans une matière ou un détail',
      'Choisir ensemble une tenue que l’une des deux personnes portera',
      'Réserver du temps, sans hâte, à ce que tu aimes',
      'Chercher ce que l’autre aime partager dans tout cela',
    ],
    HUMIL: [
      'Convenir des mots bienvenus et des mots à ne jamais dire',
      'Essayer de légères taquineries en privé, et arrêter tant que c’est drôle',
      'Finir par des mots chaleureux sur ce que vous appréciez',
    ],
    PRIMAL: [
      'Lutter pour jouer, dans des limites fixées ensemble',
      'Jouer à la poursuite dans un lieu rendu sûr',
      'Passer une soirée avec des sons et des gestes à la place des mots',
    ],
    ROLE: [
      'Prévoir une soirée où l’on prend soin d’une seule personne',
      'Offrir du réconfort : un bain, un plaid, un plat préféré',
      'Choisir des petits noms qui vous vont à vous deux',
    ],
    ENM: [
      'Parler de ce que l’ouverture comprendrait ou non, pour toi et pour l’autre',
      'Mettre par écrit vos accords : temps, prévention, ce que vous vous dites',
      'Se raconter un fantasme où il y a d’autres personnes, sans rien prévoir',
      'Aller à une soirée sur les relations ouvertes, juste pour parler',
      'Fixer un moment régulier pour se demander comment cela va',
    ],
    SENS: [
      'Un bandeau et des caresses lentes, à tour de rôle',
      'Jouer du chaud et du frais : souffle, glaçon, serviette chaude',
      'Faire un massage, en demandant seulement « plus » ou « moins »',
    ],
  },
} satisfies Translation<typeof english>;
