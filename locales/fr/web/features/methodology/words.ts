import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/methodology/words.ts';
import { plural } from '../../../../../src/web/ui/language/numbers.ts';

export default {
  targetsSummary: (count, missed) =>
    `Les ${count} objectifs de l’étude, ${plural(missed, { one: 'dont # manqué', other: 'dont # manqués' })} (en anglais)`,
  targetsTitle: 'Les objectifs de l’étude',
  targetColumns: ['Critère', 'Objectif', 'Obtenu', 'Atteint'],
  errorChart:
    'Erreur des estimations selon la forme du questionnaire : elle baisse à chaque question, et des questions prises au hasard en disent moins que des questions choisies.',
  errorCaption:
    'Plus de questions, moins d’erreur ; les questions choisies en disent plus que celles prises au hasard. Les noms des formes sont en anglais.',
  coverageChart:
    'Combien de fois des intervalles de différentes largeurs contenaient la vraie valeur : à peu près autant que promis.',
  coverageCaption:
    'Combien de fois les intervalles contenaient la vraie valeur, à côté de ce qu’ils promettent.',
  lengthChart: 'Nombre de questions personnalisées posées : du minimum au maximum permis.',
  lengthCaption: 'Nombre de questions personnalisées posées.',
  verifiedTitle: 'Ce qui est vérifié',
  verified: (people, banks, date) =>
    `${people} personnes simulées ont rempli le questionnaire par les fonctions mêmes que ce site appelle, dans ${banks} versions des questions, dont chacune se trompe à sa manière (calcul du ${date}). Le programme concorde avec des programmes indépendants, et avec un second écrit séparément, bien au-delà des chiffres affichés. Des questions choisies en disent à peine plus qu’un bon choix fixe : nous le disons parce que la plupart ne le diraient pas.`,
  sentencesTold: (people, worlds) =>
    `Les phrases ont aussi été dites à des personnes qui ne suivent pas le modèle : au moins ${people} dans chacun de ${worlds} mondes simulés, avec d’autres façons de répondre, d’autres populations ou des humeurs. Une phrase est vraie si elle dit ce que la personne répondrait à la longue.`,
  sentencesTrue: (clearly, probably) =>
    `Sans un mot de doute, les phrases sur les goûts étaient vraies dans ${clearly} des cas, du pire monde au meilleur ; avec « probablement », dans ${probably}.`,
  range: (least, most) => `de ${least} à ${most}`,
  sentencesSummary: (count) =>
    `Les ${count} sortes de phrases, et la fréquence à laquelle elles étaient vraies (en anglais)`,
  sentencesTitle: 'Les phrases',
  sentenceColumns: ['Phrase', 'Mot', 'Vraie', 'Pire monde'],
  unverifiedTitle: 'Ce qui ne l’est pas',
  unverified:
    'Les personnes simulées suivent le modèle ; les vraies ont des humeurs, des habitudes et des malentendus. Chaque chiffre ci-dessus est donc le cas le plus favorable. Les valeurs de départ s’appuient sur des enquêtes publiées auprès d’adultes. Aucune n’a utilisé nos questions : les chiffres qui reposent sur elles sont donc signalés comme provisoires. Le regroupement en quatre domaines, les poids de la comparaison et ses niveaux sont eux aussi provisoires. Les deux questions d’une paire ont une part de contenu en commun, ce qui rend les marges un peu trop étroites.',
  comparisonLimits: (veryCompatible, covered) =>
    `Peu de paires simulées, prises au hasard, atteignent « très compatibles » : dans l’étude, ${veryCompatible} l’ont atteint, par le calcul d’une comparaison à deux. On ignore comment de vrais couples se répartissent entre les niveaux. Pour des paires conçues pour s’accorder, l’intervalle contient le vrai chiffre dans ${covered} des cas. « Très compatibles » suppose toujours des envies auxquelles l’autre répond. Avec un code de partage, le calcul s’attend à des personnes qui ne se connaissent pas ; une comparaison à deux s’attend à un couple, ce qui avantage les paires qui ne s’accordent qu’à moitié.`,
  randomAnswers: (recognised, honest) =>
    `Les réponses données sans soin se reconnaissent à leur ordre, même si elles restent dans une partie de l’échelle, comme de 5 à 7 : chaque sorte essayée l’est dans au moins ${recognised} des cas. Une réponse négligée sur cinq passe le plus souvent inaperçue. En contrepartie, au plus ${honest} des personnes sincères, selon leur façon de répondre, se voient dire que leurs réponses forment un ensemble inhabituel. Les personnes très réservées, dont les réponses se tiennent dans le bas de l’échelle, sont mesurées moins bien que ne le disent leurs marges.`,
  notADiagnosis:
    'Ceci n’est ni un diagnostic, ni une thérapie, ni une prédiction sur une relation, et n’est destiné à personne de moins de 18 ans. Si une envie te fait souffrir, des spécialistes peuvent t’aider ; un questionnaire, non.',
  formulaeTitle: 'Le modèle en formules',
  formulaResponse:
    'Les réponses suivent le modèle de réponse graduée de Samejima, avec un trait pour chaque côté d’un thème et un contraste entre fantasme et pratique pour chaque thème :<code>P(Y ≥ k+1) = logistic(a (θ + s δ − b_k)), s = +½ pour le fantasme, −½ pour la pratique</code>',
  formulaEstimate:
    'Le vecteur latent a pour loi a priori une loi normale corrélée. Il est estimé par le mode de sa loi a posteriori (méthode de Newton sur une fonction strictement concave), sa covariance par l’information observée en ce point :<code>V = (Σ₀⁻¹ + Σ w l l′)⁻¹</code>',
  formulaDraws:
    'Tout ce qui s’affiche est calculé sur des tirages fixes de cette loi normale : la valeur est leur moyenne, la marge leur écart type.',
  formulaChoice:
    'Les questions sont choisies l’une après l’autre selon le gain en déterminant, leur information étant moyennée sur la loi a posteriori ; chacune est tirée parmi les deux meilleures, dans le respect de règles de contenu, de facette et de paire :<code>gain = log(1 + w̄ l′ S l)</code>',
  formulaComparison:
    'Comparaison : les envies et l’ouverture des deux personnes, réunies par la moyenne géométrique, et la distance moyenne des scores complémentaires :<code>F = 100 (0,5 √(S₁₂ S₂₁) + 0,5 A)</code>La position z situe F par rapport à m et s, la moyenne et la dispersion du F de chaque personne avec les personnes de référence :<code2>z = ½ [(F − m₁)/s₁ + (F − m₂)/s₂]</code2>Le pourcentage croît avec z en passant par 40, 60 et 80 ; le niveau est la tranche où il se trouve.',
  measuredTitle: 'Ce qui est mesuré',
  measured:
    'L’intérêt pour dix thèmes, de la domination et la soumission aux jeux sensoriels. Sept d’entre eux ont deux côtés, par exemple mener et suivre, mesurés séparément : aimer l’un ne veut pas dire refuser l’autre. Chacun est abordé comme fantasme et comme pratique, car ce que l’on imagine et ce que l’on veut faire sont deux choses.',
  choiceOfQuestions: (setACount, min, max, poolCount) =>
    `Tout le monde répond à ${setACount} questions communes. De ${min} à ${max} autres sont ensuite choisies parmi ${poolCount} pour chaque personne : celles qui en disent le plus sur ce qui reste incertain, avec une règle qui donne son tour à chaque thème et qui en laisse entrer quelques-unes par pur hasard. Là où tu as dit non à tout un thème, seules ses questions les plus douces suivent. Quand les marges sont assez petites, le questionnaire s’arrête. Tu peux ensuite continuer, dix questions à la fois, avec celles qui en disent alors le plus ; elles resserrent les marges sans rien changer au sens des scores.`,
  numbersTitle: 'Ce que signifie un chiffre',
  scores:
    'Un score de 0 à 100 est la réponse que l’on attendrait de toi, en moyenne, à toutes les questions d’un thème, si on te les avait toutes posées ; quand un thème a deux côtés, à celles du côté que tu préfères. Ce n’est pas un rang : il ne dit pas où tu te situes par rapport aux autres, et tant que peu de gens ont répondu, rien ici ne peut le dire.',
  margins: (share) =>
    `La marge dit à quelle distance le chiffre pourrait se trouver de ce que toutes les questions ensemble auraient montré. Dessinée comme une barre, elle doit contenir la vraie valeur 95 fois sur 100. Dans l’étude, elle l’a fait dans ${share} des cas, avec les paramètres utilisés aujourd’hui. Fantasme et pratique sont placés sur une même échelle, comme si l’on t’avait posé chaque question d’un thème des deux façons. La distance entre eux est le chiffre le moins sûr de tous. Personne ne sait encore à quel point il est plus difficile de dire oui à un acte qu’à une image ; une différence n’est donc montrée que là où elle resterait nette même si l’acte était bien plus difficile.`,
  standsOutTitle: 'Ce qui ressort, et les archétypes',
  standsOut:
    'À certains thèmes, il est facile de dire oui : presque tout le monde obtient un score élevé pour les petits soins et les caresses lentes. « Ressort chez toi » regarde donc à quelle distance chaque score se trouve de celui de personnes simulées qui suivent le modèle. La mention n’apparaît que si le thème est probablement le premier, toutes marges comprises ; souvent, aucun ne l’est. Elle ne te compare pas à de vraies personnes.',
  archetypes: (first, amongThree) =>
    `Les archétypes placent vingt rôles sur un pied d’égalité, de la même manière : les questions douces comptent moins, les rares davantage. « Switch » est le plus bas des scores de mener et de suivre, « Touche-à-tout » la moyenne des dix thèmes, « Cœur tendre » les jeux sensoriels et leur avance sur le reste. Un titre nomme l’un de tes rôles les plus forts : dans l’étude, un titre unique était vraiment le premier dans ${first} des cas, et parmi les trois premiers dans ${amongThree}. Refaire le questionnaire peut en donner un autre : prends-le comme un indice, pas comme ce que tu es.`,
  comparisonTitle: 'Comparer deux personnes',
  comparison:
    'Pour chaque personne : quelle part de ce qu’elle souhaite rencontre l’ouverture de l’autre, et inversement. Les deux comptent ensemble, car une seule personne heureuse ne fait pas un couple heureux ; la proximité de vos intérêts compte tout autant. Quelqu’un qui aime un peu de tout s’accorde avec presque tout le monde. Le pourcentage vous situe donc par rapport à ce que chaque personne obtiendrait avec des partenaires simulés, tirés au hasard. Le niveau est la tranche où il se trouve, et la page montre la probabilité de chacun des quatre niveaux.',
  comparisonByJudgement: (other, named) =>
    `Les poids, les niveaux et ce qui est supposé sur les paires ont été fixés selon notre jugement. Un mot seul serait un autre deux semaines plus tard pour ${other} des paires simulées, selon leur façon de répondre. Une comparaison nomme donc autant de mots voisins qu’il le faut ; ils contenaient le vrai niveau pour ${named}.`,
  noPrediction:
    'Cela ne dit rien de l’attirance entre deux personnes. La recherche montre que se ressembler sur le papier ne la prédit presque pas.',
  sources: 'Sources',
  pageTitle: 'Comment tes réponses deviennent des chiffres, et jusqu’où s’y fier',
  pageIntro:
    'Un modèle statistique publié, une marge pour chaque chiffre, et une étude que n’importe qui peut relancer. Vérifié sur des personnes simulées ; les chiffres qui sous-tendent les questions restent provisoires tant que trop peu de gens ont répondu.',
  storedTitle: 'Ce qui est conservé',
  stored:
    'Tes réponses et les chiffres qui en sont tirés, chiffrés sous une clé qui n’est qu’à toi ; le jour où tu as commencé ; et des empreintes à clé de tes codes, impossibles à relire. Ni nom, ni adresse réseau, ni tiers. Tu peux tout emporter, ou tout supprimer, à tout moment.',
  storedLink: 'Ce qui est conservé, jusqu’à quand, et qui peut le lire',
  forSpecialists: 'Pour les spécialistes',
  yes: 'oui',
  missed: 'manqué',
  trueParameters: 'vrais paramètres',
  provisionalParameters: 'paramètres provisoires',
  errorAxis: 'Erreur des traits (RMSE, en ET a priori)',
  promised: 'Promis',
  covered: 'Contenu',
  traits: 'traits',
  intensities: 'intensités',
  polarities: 'polarités',
  lengthAxis: 'Questions personnalisées',
  shareAxis: 'Part des questionnaires',
} satisfies Translation<typeof english>;
