import type { Translation } from '../../../../../../src/domain/locales.ts';
import { product } from '../../../../../../src/domain/product.ts';
import type * as english from '../../../../../../src/web/features/profile/themes/words.ts';
import { formatNumber } from '../../../../../../src/web/ui/language/numbers.ts';

export default {
  themes: `Mon profil ${product.acronym}`,
  nothingHere:
    'Peu de choses ici sont pour toi. Les dix thèmes sont plus bas, si la curiosité te prend.',
  top: 'EN TÊTE',
  close: 'de peu',
  standsOut: 'ressort chez toi',
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

  suggestedActivities: {
    DS: {
      plain: [
        'Convenir d’une soirée où une personne décide',
        'Essayer des consignes simples, avec un mot qui arrête tout',
        'Dire quand les rôles commencent et finissent',
        'Écrire ensemble ce que mener et suivre veulent dire pour vous',
        'Échanger les rôles, puis parler de ce que vous avez ressenti',
      ],
      positive: [
        'Préparer une soirée, et n’en dire que l’heure',
        'Donner des consignes simples, une à la fois',
        'Choisir ses vêtements, avec son accord',
      ],
      negative: [
        'Confier une soirée, après avoir dit tes limites',
        'Demander trois consignes, et les suivre',
        'Laisser l’autre choisir tes vêtements',
      ],
    },
    SM: {
      plain: [
        'Monter lentement, sur une échelle de un à dix',
        'Convenir de signaux : plus, moins, stop',
        'Prévoir ensuite un moment calme à deux',
        'Essayer des contrastes de chaleur, de froid et de pression',
        'Apprendre ensemble ce qui est sûr avant d’essayer du nouveau',
      ],
      positive: [
        'Commencer plus doucement que prévu, et demander',
        'Apprendre où une main ferme est sans risque',
        'Rester tout près ensuite',
      ],
      negative: [
        'Montrer où, et avec quelle force',
        'Compter de un à dix à mesure que ça monte',
        'Prévoir comment redescendre ensuite',
      ],
    },
    BOND: {
      plain: [
        'Se tenir les mains immobiles, à tour de rôle',
        'Essayer des liens souples qui s’ouvrent aussitôt',
        'Fixer deux ou trois règles, et leur durée',
        'Suivre à deux une initiation aux cordes',
        'S’entraîner à prendre des nouvelles : confort, souffle, chaleur des mains',
      ],
      positive: [
        'Tenir ses poignets une minute',
        'Fermer des liens souples qui s’ouvrent aussitôt',
        'Apprendre un nœud simple, et comment le défaire',
      ],
      negative: [
        'Te faire tenir les poignets une minute',
        'Essayer des liens souples qui s’ouvrent aussitôt',
        'Dire avant combien de temps suffit',
      ],
    },
    EXVOY: {
      plain: [
        'Se déshabiller lentement devant qui aime regarder',
        'Regarder et se montrer, à tour de rôle',
        'Porter un secret connu de vous deux',
        'Utiliser un miroir à deux',
        'Se dire ce que l’on aime voir, et ce qui reste privé',
      ],
      positive: [
        'Te déshabiller lentement pour quelqu’un',
        'Laisser la lumière allumée, et inviter à regarder',
        'Porter quelque chose que seul l’autre connaît',
      ],
      negative: [
        'Demander à l’autre de se déshabiller lentement',
        'Prendre la meilleure place, sans toucher',
        'Dire ce que tu aimerais voir',
      ],
    },
    FET: {
      plain: [
        'Apporter à une soirée une étoffe que tu aimes',
        'Raconter à l’autre ce qui t’attire',
        'Choisir ensemble ce que l’un de vous portera',
        'Réserver du temps, sans hâte, à ce que tu aimes',
        'Chercher ce que l’autre aime partager dans tout cela',
      ],
    },
    HUMIL: {
      plain: [
        'Dire quels mots sont bienvenus, et lesquels non',
        'Taquiner un peu, et arrêter quand c’est encore drôle',
        'Finir en disant ce que vous aimez l’un chez l’autre',
      ],
      positive: [
        'Demander quels mots sont bienvenus',
        'Donner une tâche ridicule, puis féliciter',
        'Finir en disant ce que tu aimes chez l’autre',
      ],
      negative: [
        'Noter les mots que tu aimerais entendre',
        'Demander une tâche qui fait rougir',
        'Dire comment te prendre dans les bras après',
      ],
    },
    PRIMAL: {
      plain: [
        'Lutter pour jouer, dans des limites fixées ensemble',
        'Jouer à la poursuite là où rien ne peut casser',
        'Essayer une heure de sons, sans aucun mot',
      ],
      positive: [
        'Laisser de l’avance, puis attraper',
        'Lutter pour gagner, sur un sol doux',
        'Décider ce que « attraper » veut dire',
      ],
      negative: [
        'Prendre de l’avance, et te rendre insaisissable',
        'Lutter, et perdre exprès une fois',
        'Choisir le mot qui arrête la poursuite',
      ],
    },
    ROLE: {
      plain: [
        'Prévoir une soirée pour choyer l’un de vous',
        'Proposer un bain, un plaid, un plat préféré',
        'Choisir des petits noms qui vous vont',
      ],
      positive: [
        'Faire couler un bain, et te charger du reste',
        'Décider doucement de l’heure du coucher, un soir',
        'Demander ce qui rassure',
      ],
      negative: [
        'Demander un bain, et ne pas lever le petit doigt',
        'Laisser quelqu’un décider de l’heure du coucher',
        'Dire quel petit nom tu aimes',
      ],
    },
    ENM: {
      plain: [
        'Dire ce qui serait permis, et ce qui ne l’est pas',
        'Noter vos accords : temps et prévention',
        'Se raconter un fantasme où il y a d’autres personnes, sans rien prévoir',
        'Aller à une soirée sur les relations ouvertes, juste pour parler',
        'Fixer un moment régulier pour se demander comment cela va',
      ],
    },
    SENS: {
      plain: [
        'Un bandeau et des caresses lentes, à tour de rôle',
        'Jouer du chaud et du frais : souffle, glaçon',
        'Faire un massage, en demandant seulement « plus » ou « moins »',
      ],
    },
  },
} satisfies Translation<typeof english>;
