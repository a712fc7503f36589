import type * as english from '../../../../src/core/profile/words.ts';
import type { Translation } from '../../../../src/domain/locales.ts';

/** Each sentence has 13 to 17 words, so that every summary has 50 to 70. */
export default {
  hearts: {
    DS: {
      positive:
        'Ton plaisir, c’est de décider de la suite, avec quelqu’un qui te la laisse volontiers.',
      negative:
        'Ne rien avoir à décider, voilà le plaisir, dès que tu te sais entre de bonnes mains.',
      both: 'Certains soirs tu mènes, d’autres tu suis, et aucun des deux rôles ne sonne faux.',
      plain: 'Pour toi, il faut que quelqu’un mène ; qui, cela peut se décider le soir même.',
    },
    SM: {
      positive:
        'Tu aimes voir une sensation forte faire son effet, quand l’autre a demandé exactement celle-là.',
      negative:
        'Quand le contact est assez fort pour effacer la journée, tu es exactement à ta place.',
      both: 'Les sensations fortes sont pour toi une conversation, et tu y tiens volontiers les deux rôles.',
      plain:
        'Une caresse légère, c’est bien, mais c’est l’intensité qui retient vraiment ton attention.',
    },
    BOND: {
      plain:
        'Que tu retiennes ou qu’on te retienne, un peu d’immobilité suffit à rendre l’instant excitant.',
    },
    EXVOY: {
      positive:
        'L’attention te réchauffe : savoir qu’on te regarde peut faire la moitié du plaisir, voire davantage.',
      negative:
        'Tu prends la bonne place : regarder, avec l’accord de tout le monde, peut remplir une soirée.',
      both: 'Tu aimes les regards dans les deux sens, ceux que tu lances et ceux que tu attrapes.',
      plain: 'Chez toi, beaucoup se joue par les yeux, bien avant que les mains ne s’en mêlent.',
    },
    FET: {
      plain: 'Tout est dans les détails : un toucher, un tombé, un reflet, un bruit sur la peau.',
    },
    HUMIL: {
      positive:
        'Taquiner quelqu’un qui adore ça, voilà ton jeu, et son sourire en coin est ta récompense.',
      negative:
        'Un peu d’embarras, offert par quelqu’un qui te veut du bien, est un régal, pas une blessure.',
      both: 'Une bonne taquinerie te plaît dans les deux sens, tant que tout le monde joue le jeu.',
      plain: 'Une pique qui mord un peu, prévue ensemble, te plaît davantage qu’un compliment.',
    },
    PRIMAL: {
      positive:
        'Ici, les mots sont en option : tu préfères courir après quelqu’un, rire, lutter et gagner.',
      negative:
        'Ici, les mots sont en option : tu préfères filer, te défendre et perdre avec joie.',
      both: 'Courir après ou courir devant, peu t’importe, pourvu que les cœurs battent à toute allure.',
      plain:
        'Tu aimes que deux adultes cessent d’être raisonnables et se jettent simplement dans la mêlée.',
    },
    ROLE: {
      positive:
        'Rassurer et gâter quelqu’un ne te coûte rien ; pour toi, cela fait partie de l’attirance.',
      negative:
        'Te laisser dorloter, sans rien avoir à prouver, fait partie de ce qui te fait rayonner.',
      both: 'Chez toi, la tendresse va et vient : tu bordes un soir, on te borde le lendemain.',
      plain:
        'La gentillesse t’attire en elle-même, peu importe qui, ce soir-là, prend soin de qui.',
    },
    ENM: {
      plain:
        'Pour toi, l’intimité peut se vivre à plusieurs, si tout le monde le sait et l’approuve.',
    },
    SENS: {
      plain:
        'Tu aimes prendre ton temps : des mains chaudes, de la soie fraîche, et aucune hâte d’arriver.',
    },
  },

  besides: {
    DS: 'Ajoute la question de savoir qui mène, et la soirée la plus simple trouve son intrigue.',
    SM: 'Des sensations plus vives s’y accordent bien et donnent à un début calme de quoi monter.',
    BOND: 'Une prise ferme, donnée ou reçue, y trouve sa place : l’immobilité aiguise tout le reste.',
    EXVOY: 'Les yeux s’en mêlent aussi : un long regard peut tout lancer avant le premier geste.',
    FET: 'La bonne étoffe rend tout cela meilleur encore : s’habiller, c’est peut-être déjà la moitié du programme.',
    HUMIL:
      'Un brin de taquinerie empêche l’ensemble de devenir trop solennel, ce qui te convient fort bien.',
    PRIMAL: 'Un peu de chahut en fait partie, pour les moments où les mots ne font qu’encombrer.',
    ROLE: 'Les petits soins font tenir l’ensemble, avant et après : tout peut s’animer sans jamais refroidir.',
    ENM: 'Une troisième personne dans l’histoire, racontée ou réelle, peut lui donner plus d’éclat à tes yeux.',
    SENS: 'Les caresses lentes en sont le fil, et grâce à elles aucune soirée ne paraît longue.',
  },

  alone: {
    open: 'Autour, beaucoup reste à décider, ce qui laisse de quoi découvrir en bonne compagnie.',
    all: 'Le reste de la liste te plaît aussi : le plus long sera peut-être de choisir ensemble.',
    most: 'Une bonne partie de la liste pourrait disparaître : il reste plus de soirée pour l’essentiel.',
    rest: 'Un seul goût bien net suffit : on te comprend sans peine, on te comble assez facilement.',
  },

  partners: {
    DS: {
      positive:
        'Pour l’autre, cela veut dire un programme, des mots clairs et le droit de décrocher enfin.',
      negative:
        'L’autre reçoit ta confiance, et avec elle l’agréable mission de tout prévoir pour deux.',
      both: 'Chaque soir, l’autre peut demander à qui le tour, et c’est la moitié du charme.',
      plain:
        'Qui t’accompagne peut prendre les commandes ou te les laisser ; les deux peuvent marcher.',
    },
    SM: {
      positive: 'Qui aime l’intensité n’aura pas à demander deux fois, seulement à dire jusqu’où.',
      negative: 'Avec toi, on peut oser plus qu’avec la plupart, une fois que tu as dit jusqu’où.',
      both: 'L’autre peut donner ou recevoir : dans les deux cas, la compagnie sera bonne.',
      plain: 'L’autre peut monter d’un cran, et voir avec toi qui prend plaisir à quoi.',
    },
    BOND: {
      plain: 'La patience sera bien reçue chez toi : un nœud prend du temps, lâcher prise aussi.',
    },
    EXVOY: {
      positive:
        'À tes côtés, on a la meilleure place de la salle, et une invitation à en profiter.',
      negative: 'À tes côtés, on se laisse admirer, très longuement, et à son propre rythme.',
      both: 'À tes côtés, on admire et on se laisse admirer, peut-être dans la même minute.',
      plain: 'À tes côtés, on peut laisser la lumière allumée, et peut-être s’en féliciter.',
    },
    FET: {
      plain: 'L’autre peut te ravir avec très peu de chose, pourvu que ce soit la bonne.',
    },
    HUMIL: {
      positive:
        'Qui rougit pour un rien passera de merveilleux moments, une fois les règles connues de vous deux.',
      negative: 'Une langue piquante sur un cœur doux serait chez toi en excellente compagnie.',
      both: 'Qui a l’esprit vif s’amusera avec toi : la plaisanterie peut se retourner à tout moment.',
      plain:
        'Les esprits espiègles te trouveront toujours de la partie, une fois les limites bien claires.',
    },
    PRIMAL: {
      positive:
        'Laisse une longueur d’avance à qui aime ça : la course n’en sera que plus amusante.',
      negative: 'Qui a de bonnes jambes va adorer, même si tu te laisses difficilement retenir.',
      both: 'Qui aime jouer s’entendra bien avec toi, et ferait mieux d’ôter ses belles chaussures.',
      plain:
        'Qui aime jouer s’entendra bien avec toi, et voudra peut-être d’abord pousser les meubles.',
    },
    ROLE: {
      positive: 'Près de toi, on croirait rentrer du froid et recevoir une serviette bien chaude.',
      negative: 'Qui aime gâter les autres peut s’en donner à cœur joie avec toi.',
      both: 'L’autre reçoit la couverture aujourd’hui et te la rend demain, ce qui paraît équitable.',
      plain: 'Près de toi, on peut montrer sa douceur sans attendre une grande occasion.',
    },
    ENM: {
      plain: 'Mieux vaut le dire tôt à l’autre, pour que toute la suite soit aussi son choix.',
    },
    SENS: {
      plain: 'Avec toi, ni équipement ni courage : une soirée suffit, et un téléphone éteint.',
    },
  },

  suggestions: {
    DS: 'Avant de commencer, dites qui décide quoi, et choisissez un mot qui arrête tout.',
    SM: 'Fixez ensemble une échelle de un à dix, et commencez plus bas que vous ne pensez.',
    BOND: 'Commencez par des mains tenues plutôt qu’attachées, et prenez parfois des nouvelles des doigts.',
    EXVOY: 'Décidez d’avance qui peut regarder, quoi exactement, et où le rideau reste fermé.',
    FET: 'Plutôt que de le décrire, montre l’objet exact, et laisse l’autre le toucher d’abord.',
    HUMIL:
      'Notez séparément trois mots bienvenus et un mot interdit, puis comparez tranquillement vos deux listes.',
    PRIMAL:
      'Dégagez le sol, définissez ensemble le mot « attraper », et gardez eau et couverture à portée.',
    ROLE: 'Cette semaine, demande une petite attention, ou offres-en une, et vois l’effet produit.',
    ENM: 'Parlez-en d’abord un jour ordinaire, et laissez la personne la plus lente donner le rythme.',
    SENS: 'Fermez les yeux à tour de rôle, dix minutes par personne, sans rien d’autre au programme.',
  },

  facetSuggestions: {
    imagined:
      'Choisis un fantasme et raconte-le à voix haute ; cela suffira peut-être, ou ce sera un début.',
    done: 'Choisis quelque chose de petit, demande qui en aurait envie avec toi, et parlez-en ensuite.',
  },

  nearest: {
    DS: 'Un petit jeu pour savoir qui décide ce soir, dîner compris, serait une piste possible.',
    SM: 'Une main plus ferme, demandée et jamais pressée, voilà où la curiosité pourrait commencer.',
    BOND: 'Deux poignets tenus un instant, sans la moindre corde en vue, pourraient être un début.',
    EXVOY: 'Une lumière laissée allumée, ou un regard un peu plus long, pourrait ouvrir la voie.',
    FET: 'Une chemise, un parfum ou une certaine étoffe te parlent peut-être plus que tous les jeux.',
    HUMIL: 'Un peu de taquinerie pourrait t’amuser, si elle reste légère et vient d’une voix amie.',
    PRIMAL: 'Une bataille de polochons suffit parfaitement pour voir si tu en voudrais davantage.',
    ROLE: 'De la gentillesse, exprès et en abondance, serait encore la porte d’entrée la plus probable.',
    ENM: 'L’idée d’autres partenaires mérite peut-être une conversation, même si elle reste une idée.',
    SENS: 'Un long massage du dos, sans rien attendre ensuite, reste avec toi la valeur sûre.',
  },

  rather: {
    positive: 'S’il faut que quelqu’un mène, autant que ce soit toi, la carte à la main.',
    negative: 'S’il faut que quelqu’un mène, tu laisses volontiers cela, et la carte, à l’autre.',
  },

  elsewhere:
    'Ce qui compte pour toi est peut-être ailleurs : paroles, confiance, rires, simple proximité ou tranquillité.',

  moods: {
    all: {
      heart: 'Tu ne refuserais presque rien ici : le plaisir, c’est de choisir par où commencer.',
      beside:
        'Pas tout à la fois, bien sûr : même un buffet se savoure une assiette après l’autre.',
      partner:
        'L’autre peut proposer n’importe quelle idée, et s’attendre à de la curiosité, une question ou un oui.',
      suggestion:
        'Laisse d’abord l’autre personne choisir, puis dis-lui ce que tu aurais pris, toi.',
    },
    'own-taste': {
      heart:
        'Ce questionnaire couvre un coin de l’intimité, et tu as eu la gentillesse d’en faire le tour.',
      partner:
        'Avec quelqu’un qui ressent la même chose, sautez ce chapitre : vous n’y perdrez rien.',
      suggestion:
        'Si l’on te demande un jour tes envies, un simple « pas ceci, mais cela » suffira.',
    },
    'mostly-own-taste': {
      heart:
        'Presque toute cette liste peut rester sur l’étagère, et tu n’as à l’expliquer à personne.',
      partner: 'Un oui de ta part a de la valeur : tu ne l’offres pas avec chaque café.',
      suggestion:
        'Si un jour la curiosité te prend, essaie une seule chose, et arrête tant que c’est agréable.',
    },
    open: {
      heart: 'Rien n’est exclu, rien n’est choisi, et c’est un très bon endroit pour commencer.',
      partner: 'L’autre peut proposer presque tout, et vous découvrez ensemble ce que cela donne.',
      suggestion: 'Dites-vous une chose à essayer et une chose à laisser : c’est déjà une carte.',
    },
    'mostly-open': {
      heart:
        'Certaines choses ne te disent rien, et le reste dépend de la personne et de l’humeur.',
      partner: 'Le mieux est de te demander, car la réponse peut changer d’une semaine à l’autre.',
      suggestion:
        'Laisse passer une nuit sur chaque « peut-être », et repose-toi la question un bon jour.',
    },
    unsaid: {
      heart:
        'Tu as gardé l’essentiel pour toi, et c’est une réponse qui vaut bien n’importe quel chiffre.',
      beside: 'Il y a trop peu à dire des thèmes que tu as passés ; cette page n’en dit donc rien.',
      partner: 'Ce que tu en diras à quelqu’un, et quand, ne dépend que de toi.',
      suggestion:
        'Si l’envie t’en vient un jour, tu pourras encore répondre à une question sur la page des réponses.',
    },
  },
} satisfies Translation<typeof english>;
