/** The bars of the study, by the words of its report. */
export default {
  'RMSE of traits after 48': 'erreur des traits (RMSE) après 48 questions',
  'RMSE of traits after 48+15 adaptive': 'erreur des traits après 48 + 15 questions adaptatives',
  'RMSE of traits after 48+25 adaptive': 'erreur des traits après 48 + 25 questions adaptatives',
  'adaptive 15 (two slots for calibration) better than random 15 by':
    'avantage de 15 questions adaptatives (dont deux pour l’étalonnage) sur 15 au hasard',
  'the same without calibration slots': 'la même chose, sans question d’étalonnage',
  'adaptive 15 (two slots for calibration) worse than best fixed 15 by':
    'retard de 15 questions adaptatives (dont deux pour l’étalonnage) sur les 15 meilleures fixes',
  'coverage of 95 % intervals, traits, true parameters, 48+15':
    'couverture des intervalles à 95 % : traits, vrais paramètres, 48 + 15',
  'coverage of 95 % intervals, intensity, true parameters, 48+15':
    'couverture des intervalles à 95 % : intensité, vrais paramètres, 48 + 15',
  'coverage of 95 % intervals, polarity, true parameters, 48+15':
    'couverture des intervalles à 95 % : polarité, vrais paramètres, 48 + 15',
  "coverage of 95 % intervals, traits, provisional parameters, product's form":
    'couverture des intervalles à 95 % : traits, paramètres provisoires, forme du site',
  "coverage of 95 % intervals, intensity, provisional parameters, product's form":
    'couverture des intervalles à 95 % : intensité, paramètres provisoires, forme du site',
  "coverage of 95 % intervals, polarity, provisional parameters, product's form":
    'couverture des intervalles à 95 % : polarité, paramètres provisoires, forme du site',
  'reliability of traits after 48+15': 'fidélité des traits après 48 + 15',
  'reliability of intensities after 48+15': 'fidélité des intensités après 48 + 15',
  'reliability of polarities after 48+15': 'fidélité des polarités après 48 + 15',
  'reliability of fantasy minus activity after 48+15':
    'fidélité de l’écart entre fantasme et pratique après 48 + 15',
  'mean polarity margin against polarity RMSE, off by':
    'marge moyenne de la polarité face à son erreur (RMSE), écart',
  'rules of Set B broken in all patterns':
    'règles du choix des questions personnalisées enfreintes, tous profils de réponses confondus',
  'patterns whose second choice differed': 'profils de réponses dont le second choix différait',
  'exposure of the least-shown pool item, share of attempts':
    'question la moins posée de la réserve, part des questionnaires',
  'exposure of the most-shown pool item, share of attempts':
    'question la plus posée de la réserve, part des questionnaires',
  'pairs whose result changed with their order': 'paires dont le résultat changeait avec l’ordre',
  'pairs whose result changed when asked again':
    'paires dont le résultat changeait à une nouvelle demande',
  'pairs with a one-sided interest disclosed':
    'paires où l’intérêt d’une seule personne était révélé',
  'retest correlation of the percent, random pairs, 48+15':
    'corrélation du pourcentage au retest, paires au hasard, 48 + 15',
  'SD of the difference between two administrations, points':
    'écart type de la différence entre deux passations, en points',
  'within one level in both administrations, random pairs':
    'au plus un niveau d’écart entre deux passations, paires au hasard',
  'coverage of 90 % intervals of the percent, random pairs':
    'couverture des intervalles à 90 % du pourcentage, paires au hasard',
  'coverage of 90 % intervals of the percent, matched pairs':
    'couverture des intervalles à 90 % du pourcentage, paires assorties',
  'coverage of 90 % intervals of the percent, opposed pairs':
    'couverture des intervalles à 90 % du pourcentage, paires opposées',
  'archetypes, largest distance from measurement §6, points':
    'archétypes : plus grand écart avec la définition (mesure, §6), en points',
  'levels of random pairs, true parameters, furthest from 25/40/25/10':
    'niveaux des paires au hasard, vrais paramètres : plus grand écart avec 25/40/25/10',
  "'very compatible', strangers, random": '« très compatibles », personnes sans lien, au hasard',
  "'very compatible', strangers, below 1 SD":
    '« très compatibles », personnes sans lien, sous 1 ET',
  "'very compatible', strangers, below 1.5 SD":
    '« très compatibles », personnes sans lien, sous 1,5 ET',
  "'very compatible', strangers, below 2 SD":
    '« très compatibles », personnes sans lien, sous 2 ET',
  "'very compatible', strangers, reserved": '« très compatibles », personnes sans lien, réservées',
  "'very compatible', opposed pairs (-.8)": '« très compatibles », paires opposées (−0,8)',
  "'very compatible', matched pairs (.8)": '« très compatibles », paires assorties (0,8)',
  'opposed pairs (-.8) in the two highest levels':
    'paires opposées (−0,8) dans les deux niveaux les plus hauts',
  'kappa of the level in both administrations, random and matched pairs':
    'kappa du niveau entre deux passations, paires au hasard et assorties',
  'typical pairs (leader and follower, two leaders, …) at a wrong level':
    'paires typiques (mener et suivre, deux qui mènent, …) à un mauvais niveau',
  'all 1 and all 7 called careless': 'que des 1 ou que des 7, reconnus comme négligents',
  'people like the experts’ prior: RMSE of traits, published prior over experts’ prior':
    'personnes conformes à l’a priori des spécialistes : erreur des traits, a priori publié sur a priori des spécialistes',
  'people like the published surveys: the same':
    'personnes conformes aux enquêtes publiées : le même rapport',
  'people like the published surveys: RMSE of the polarities DS, SM, BOND and EXVOY, likewise':
    'personnes conformes aux enquêtes publiées : erreur des polarités DS, SM, BOND et EXVOY, de même',
  'people without any contrast who are told of one, deeds as hard as fantasies':
    'personnes sans contraste à qui l’on en annonce un, actes aussi difficiles que fantasmes',
  'people without any contrast who are told of one, deeds .30 harder':
    'personnes sans contraste à qui l’on en annonce un, actes plus difficiles de 0,30',
  'told contrasts with the wrong sign, deeds as hard as fantasies':
    'contrastes annoncés dans le mauvais sens, actes aussi difficiles que fantasmes',
  'told contrasts with the wrong sign, deeds .30 harder':
    'contrastes annoncés dans le mauvais sens, actes plus difficiles de 0,30',
  'answering 4 throughout: largest shown gap of any theme, points, mean of 50 surveys':
    '4 partout : plus grand écart affiché d’un thème, en points, moyenne de 50 questionnaires',
  'the more frequent direction of a told contrast against the other, deeds as hard as fantasies':
    'sens le plus fréquent d’un contraste annoncé face à l’autre, actes aussi difficiles que fantasmes',
  'the more frequent direction of a told contrast against the other, deeds .30 harder':
    'sens le plus fréquent d’un contraste annoncé face à l’autre, actes plus difficiles de 0,30',
  'the theme that stands out first for most people: share of people':
    'thème qui ressort en premier chez le plus de monde : part des personnes',
  'the theme that stands out first for fewest people: share of people':
    'thème qui ressort en premier chez le moins de monde : part des personnes',
  'short form: RMSE of traits': 'forme courte : erreur des traits',
  'random answerers flagged by the product, expert parameters that are off':
    'réponses au hasard signalées par le site, paramètres des spécialistes décalés',
  'random answerers flagged, true parameters and cuts of their own':
    'réponses au hasard signalées, vrais paramètres et seuils propres',
  'random answerers flagged, expert parameters that are right and cuts of their own':
    'réponses au hasard signalées, paramètres des spécialistes justes et seuils propres',
  'own answers in random places flagged by the product':
    'ses propres réponses à des places au hasard, signalées par le site',
  'straight lines on 2 to 6 flagged by longest run':
    'réponses toutes égales, de 2 à 6, signalées par la plus longue suite',
  'honest people flagged by the product (false alarms), expert parameters that are off':
    'personnes sincères signalées par le site (fausses alertes), paramètres des spécialistes décalés',
  'very reserved people flagged by the product (false alarms)':
    'personnes très réservées signalées par le site (fausses alertes)',
  'people of soft play only flagged by the product (false alarms)':
    'personnes qui n’aiment que la douceur, signalées par le site (fausses alertes)',
  'answers of 2 or 3 to all but soft play called careless':
    'réponses de 2 ou 3 à tout sauf à la douceur, reconnues comme négligentes',
  'honest people of all styles flagged by the product (false alarms)':
    'personnes sincères de tous les styles, signalées par le site (fausses alertes)',
  'mildly extreme people flagged by the product (false alarms)':
    'personnes un peu extrêmes, signalées par le site (fausses alertes)',
  'extreme people flagged by the product (false alarms)':
    'personnes extrêmes, signalées par le site (fausses alertes)',
  'people who refused a theme and meet a question of it of rarity class 4 or 5':
    'personnes qui ont refusé un thème et en reçoivent une question de rareté 4 ou 5',
  'people who refused a theme and meet a question of it above rarity class 2':
    'personnes qui ont refusé un thème et en reçoivent une question de rareté supérieure à 2',
  'gentle order: caring, under a drift': 'ordre doux : les petits soins, en cas de dérive',
  'the same title again, where both administrations give a title':
    'encore le même titre, là où les deux passations en donnent un',
  'the text that most people share, of 1,000: share of people':
    'texte le plus partagé, sur 1 000 : part des personnes',
  'phrases, moods and claims that the figures do not support':
    'tournures, tons et affirmations que les chiffres n’appuient pas',
  'a single title is truly the first': 'un titre unique est vraiment le premier',
  'a single title is truly among the first three':
    'un titre unique est vraiment parmi les trois premiers',
  'level by two records equal to the level by all answers, random pairs':
    'niveau d’après deux fiches égal au niveau d’après toutes les réponses, paires au hasard',
  'exact answers computed back from a record, all questions, points above the best prediction from true traits':
    'réponses exactes recalculées d’après une fiche, toutes les questions, points au-dessus de la meilleure prédiction d’après les vrais traits',
  'high or low computed back from a record, all questions, points above the best prediction from true traits':
    'haut ou bas recalculé d’après une fiche, toutes les questions, points au-dessus de la meilleure prédiction d’après les vrais traits',
  'exact answers computed back from a record, core questions of themes without poles, points above the best prediction from true traits':
    'réponses exactes recalculées d’après une fiche, questions communes des thèmes sans côtés, points au-dessus de la meilleure prédiction d’après les vrais traits',
  'high or low computed back from a record, core questions of themes without poles, points above the best prediction from true traits':
    'haut ou bas recalculé d’après une fiche, questions communes des thèmes sans côtés, points au-dessus de la meilleure prédiction d’après les vrais traits',
} as Readonly<Record<string, string>>;
