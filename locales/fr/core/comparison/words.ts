import type * as english from '../../../../src/core/comparison/words.ts';
import type { Translation } from '../../../../src/domain/locales.ts';

export default {
  themeReasons: {
    DS: {
      meeting:
        'Votre meilleur terrain d’entente, c’est mener et suivre : une personne mènerait, l’autre suivrait.',
      mine: 'Mener ou suivre compte plus pour toi que pour l’autre.',
      theirs: 'Mener ou suivre compte plus pour l’autre que pour toi.',
    },
    SM: {
      meeting:
        'Votre meilleur terrain d’entente, ce sont les sensations fortes : une personne en donnerait, l’autre en recevrait.',
      mine: 'Les sensations fortes t’attirent plus qu’elles n’attirent l’autre.',
      theirs: 'Les sensations fortes attirent l’autre plus qu’elles ne t’attirent.',
    },
    BOND: {
      meeting:
        'Votre meilleur terrain d’entente, c’est le bondage : une personne attacherait, l’autre se ferait attacher.',
      mine: 'Le bondage te plaît plus qu’à l’autre.',
      theirs: 'Le bondage plaît plus à l’autre qu’à toi.',
    },
    EXVOY: {
      meeting:
        'Votre meilleur terrain d’entente, ce sont les regards : une personne se montrerait, l’autre regarderait.',
      mine: 'Se montrer et regarder, cela te parle plus qu’à l’autre.',
      theirs: 'Se montrer et regarder, cela parle plus à l’autre qu’à toi.',
    },
    FET: {
      meeting:
        'Votre meilleur terrain d’entente, ce sont les matières et les tenues : le toucher, l’allure, le tombé.',
      mine: 'Les matières et les tenues que tu aimes touchent moins l’autre.',
      theirs: 'Les matières et les tenues que l’autre aime te touchent moins.',
    },
    HUMIL: {
      meeting:
        'Votre meilleur terrain d’entente, c’est l’humiliation par jeu : une personne taquinerait, l’autre rougirait.',
      mine: 'L’humiliation par jeu est davantage à ton goût qu’au sien.',
      theirs: 'L’humiliation par jeu est davantage à son goût qu’au tien.',
    },
    PRIMAL: {
      meeting:
        'Votre meilleur terrain d’entente, c’est la chasse : une personne poursuivrait, l’autre se ferait attraper.',
      mine: 'La chasse est davantage à ton goût qu’au sien.',
      theirs: 'La chasse est davantage à son goût qu’au tien.',
    },
    ROLE: {
      meeting:
        'Votre meilleur terrain d’entente, ce sont les petits soins : une personne prendrait soin de l’autre.',
      mine: 'Les petits soins, à donner ou à recevoir, comptent plus pour toi que pour l’autre.',
      theirs: 'Les petits soins, à donner ou à recevoir, comptent plus pour l’autre que pour toi.',
    },
    ENM: {
      meeting:
        'Votre meilleur terrain d’entente, c’est l’envie de laisser de la place à plusieurs partenaires.',
      mine: 'Laisser de la place à plusieurs partenaires te serait plus facile qu’à l’autre.',
      theirs:
        'Laisser de la place à plusieurs partenaires serait plus facile pour l’autre que pour toi.',
    },
    SENS: {
      meeting:
        'Votre meilleur terrain d’entente, c’est la douceur des sens : la chaleur, les textures, le temps qu’on prend.',
      mine: 'Les caresses lentes comptent plus pour toi que pour l’autre.',
      theirs: 'Les caresses lentes comptent plus pour l’autre que pour toi.',
    },
  },

  sameSideReasons: {
    DS: {
      positive: 'Vous avez la même envie : mener.',
      negative: 'Vous avez la même envie : suivre.',
    },
    SM: {
      positive: 'Vous avez la même envie : donner des sensations fortes.',
      negative: 'Vous avez la même envie : éprouver des sensations fortes.',
    },
    BOND: {
      positive: 'Vous avez la même envie : attacher.',
      negative: 'Vous avez la même envie : vous faire attacher.',
    },
    EXVOY: {
      positive: 'Vous avez la même envie : attirer les regards.',
      negative: 'Vous avez la même envie : regarder.',
    },
    HUMIL: {
      positive: 'Dans l’humiliation par jeu, vous aimez le même rôle : taquiner.',
      negative: 'Dans l’humiliation par jeu, vous aimez le même rôle : rougir.',
    },
    PRIMAL: {
      positive: 'Vous avez la même envie : poursuivre.',
      negative: 'Vous avez la même envie : vous faire attraper.',
    },
    ROLE: {
      positive: 'Vous avez la même envie : prendre soin de l’autre.',
      negative: 'Vous avez la même envie : vous laisser choyer.',
    },
  },

  capReasons: {
    'little wanted': 'Vous êtes proches, mais vous avez ici peu d’envies en commun.',
    'not open': 'Ce qui fait envie ici à une personne, l’autre ne le cherche pas.',
  },
  worldsApart:
    'Vos réponses à ce questionnaire sont très différentes. Il ne parle que d’un coin de l’intimité ; votre façon d’être ensemble n’y figure pas.',
  littleWanted:
    'Ni toi ni l’autre n’avez vraiment envie de ce que le questionnaire passe en revue, et c’est déjà un point commun.',
  nothingStandsOut: 'Rien ne ressort encore entre vous : ni accord évident, ni écart évident.',

  bridges: [
    'Alternez : une soirée pour toi, une pour l’autre.',
    'Cherchez qui a un peu de curiosité pour l’autre côté, et ce qui rendrait l’essai facile.',
    'Commencez là où il n’y a pas de côté à choisir, par exemple avec les caresses et les sens.',
  ],
} satisfies Translation<typeof english>;
