/** The bars of the study, by the words of its report. */
export default {
  'RMSE of traits after 48': 'error de los rasgos (RMSE) tras 48 preguntas',
  'RMSE of traits after 48+15 adaptive': 'error de los rasgos tras 48 + 15 preguntas adaptativas',
  'RMSE of traits after 48+25 adaptive': 'error de los rasgos tras 48 + 25 preguntas adaptativas',
  'adaptive 15 (two slots for calibration) better than random 15 by':
    '15 preguntas adaptativas (dos de ellas para calibrar) superan a 15 al azar en',
  'the same without calibration slots': 'lo mismo, sin preguntas para calibrar',
  'adaptive 15 (two slots for calibration) worse than best fixed 15 by':
    '15 preguntas adaptativas (dos de ellas para calibrar) quedan por debajo de las mejores 15 fijas en',
  'coverage of 95 % intervals, traits, true parameters, 48+15':
    'cobertura de los intervalos del 95 %: rasgos, parámetros verdaderos, 48 + 15',
  'coverage of 95 % intervals, intensity, true parameters, 48+15':
    'cobertura de los intervalos del 95 %: intensidad, parámetros verdaderos, 48 + 15',
  'coverage of 95 % intervals, polarity, true parameters, 48+15':
    'cobertura de los intervalos del 95 %: polaridad, parámetros verdaderos, 48 + 15',
  "coverage of 95 % intervals, traits, provisional parameters, product's form":
    'cobertura de los intervalos del 95 %: rasgos, parámetros provisionales, forma del sitio',
  "coverage of 95 % intervals, intensity, provisional parameters, product's form":
    'cobertura de los intervalos del 95 %: intensidad, parámetros provisionales, forma del sitio',
  "coverage of 95 % intervals, polarity, provisional parameters, product's form":
    'cobertura de los intervalos del 95 %: polaridad, parámetros provisionales, forma del sitio',
  'reliability of traits after 48+15': 'fiabilidad de los rasgos tras 48 + 15',
  'reliability of intensities after 48+15': 'fiabilidad de las intensidades tras 48 + 15',
  'reliability of polarities after 48+15': 'fiabilidad de las polaridades tras 48 + 15',
  'reliability of fantasy minus activity after 48+15':
    'fiabilidad de la fantasía menos la práctica tras 48 + 15',
  'mean polarity margin against polarity RMSE, off by':
    'margen medio de la polaridad frente a su error (RMSE), desvío',
  'rules of Set B broken in all patterns':
    'reglas de las preguntas personalizadas incumplidas, en todos los patrones',
  'patterns whose second choice differed': 'patrones cuya segunda elección fue distinta',
  'exposure of the least-shown pool item, share of attempts':
    'pregunta de reserva menos mostrada, parte de los cuestionarios',
  'exposure of the most-shown pool item, share of attempts':
    'pregunta de reserva más mostrada, parte de los cuestionarios',
  'pairs whose result changed with their order': 'parejas cuyo resultado cambió con el orden',
  'pairs whose result changed when asked again':
    'parejas cuyo resultado cambió al pedirlo otra vez',
  'pairs with a one-sided interest disclosed':
    'parejas en las que se reveló un interés de una sola persona',
  'retest correlation of the percent, random pairs, 48+15':
    'correlación del porcentaje al repetir, parejas al azar, 48 + 15',
  'SD of the difference between two administrations, points':
    'desviación estándar de la diferencia entre dos aplicaciones, en puntos',
  'within one level in both administrations, random pairs':
    'a un nivel como máximo entre las dos aplicaciones, parejas al azar',
  'coverage of 90 % intervals of the percent, random pairs':
    'cobertura de los intervalos del 90 % del porcentaje, parejas al azar',
  'coverage of 90 % intervals of the percent, matched pairs':
    'cobertura de los intervalos del 90 % del porcentaje, parejas afines',
  'coverage of 90 % intervals of the percent, opposed pairs':
    'cobertura de los intervalos del 90 % del porcentaje, parejas opuestas',
  'archetypes, largest distance from measurement §6, points':
    'arquetipos: mayor distancia de la definición (medición, §6), en puntos',
  'levels of random pairs, true parameters, furthest from 25/40/25/10':
    'niveles de las parejas al azar, parámetros verdaderos: mayor distancia de 25/40/25/10',
  "'very compatible', strangers, random": '«muy compatibles», personas desconocidas, al azar',
  "'very compatible', strangers, below 1 SD":
    '«muy compatibles», personas desconocidas, por debajo de 1 DE',
  "'very compatible', strangers, below 1.5 SD":
    '«muy compatibles», personas desconocidas, por debajo de 1,5 DE',
  "'very compatible', strangers, below 2 SD":
    '«muy compatibles», personas desconocidas, por debajo de 2 DE',
  "'very compatible', strangers, reserved": '«muy compatibles», personas desconocidas, reservadas',
  "'very compatible', opposed pairs (-.8)": '«muy compatibles», parejas opuestas (−0,8)',
  "'very compatible', matched pairs (.8)": '«muy compatibles», parejas afines (0,8)',
  'opposed pairs (-.8) in the two highest levels':
    'parejas opuestas (−0,8) en los dos niveles más altos',
  'kappa of the level in both administrations, random and matched pairs':
    'kappa del nivel entre las dos aplicaciones, parejas al azar y afines',
  'typical pairs (leader and follower, two leaders, …) at a wrong level':
    'parejas típicas (quien lleva y quien se deja llevar, dos que llevan, …) en un nivel equivocado',
  'all 1 and all 7 called careless': 'todo con 1 y todo con 7, reconocido como descuidado',
  'people like the experts’ prior: RMSE of traits, published prior over experts’ prior':
    'personas como en el supuesto del equipo experto: error de los rasgos, supuesto publicado dividido por el del equipo',
  'people like the published surveys: the same':
    'personas como en las encuestas publicadas: la misma proporción',
  'people like the published surveys: RMSE of the polarities DS, SM, BOND and EXVOY, likewise':
    'personas como en las encuestas publicadas: error de las polaridades DS, SM, BOND y EXVOY, igualmente',
  'people without any contrast who are told of one, deeds as hard as fantasies':
    'personas sin contraste a las que se les dice que hay uno, actos tan difíciles como fantasías',
  'people without any contrast who are told of one, deeds .30 harder':
    'personas sin contraste a las que se les dice que hay uno, actos 0,30 más difíciles',
  'told contrasts with the wrong sign, deeds as hard as fantasies':
    'contrastes comunicados con el signo equivocado, actos tan difíciles como fantasías',
  'told contrasts with the wrong sign, deeds .30 harder':
    'contrastes comunicados con el signo equivocado, actos 0,30 más difíciles',
  'answering 4 throughout: largest shown gap of any theme, points, mean of 50 surveys':
    '4 en todo: mayor diferencia mostrada de un tema, en puntos, media de 50 cuestionarios',
  'the more frequent direction of a told contrast against the other, deeds as hard as fantasies':
    'dirección más frecuente de un contraste comunicado frente a la otra, actos tan difíciles como fantasías',
  'the more frequent direction of a told contrast against the other, deeds .30 harder':
    'dirección más frecuente de un contraste comunicado frente a la otra, actos 0,30 más difíciles',
  'the theme that stands out first for most people: share of people':
    'tema que destaca primero en más personas: parte de las personas',
  'the theme that stands out first for fewest people: share of people':
    'tema que destaca primero en menos personas: parte de las personas',
  'short form: RMSE of traits': 'forma breve: error de los rasgos',
  'random answerers flagged by the product, expert parameters that are off':
    'respuestas al azar señaladas por el sitio, parámetros del equipo experto desviados',
  'random answerers flagged, true parameters and cuts of their own':
    'respuestas al azar señaladas, parámetros verdaderos y límites propios',
  'random answerers flagged, expert parameters that are right and cuts of their own':
    'respuestas al azar señaladas, parámetros correctos del equipo experto y límites propios',
  'own answers in random places flagged by the product':
    'respuestas propias en lugares al azar, señaladas por el sitio',
  'straight lines on 2 to 6 flagged by longest run':
    'respuestas siempre iguales, de 2 a 6, señaladas por la serie más larga',
  'honest people flagged by the product (false alarms), expert parameters that are off':
    'personas sinceras señaladas por el sitio (falsas alarmas), parámetros del equipo experto desviados',
  'very reserved people flagged by the product (false alarms)':
    'personas muy reservadas señaladas por el sitio (falsas alarmas)',
  'people of soft play only flagged by the product (false alarms)':
    'personas a las que solo les gusta lo suave, señaladas por el sitio (falsas alarmas)',
  'answers of 2 or 3 to all but soft play called careless':
    'respuestas de 2 o 3 a todo menos a lo suave, reconocidas como descuidadas',
  'honest people of all styles flagged by the product (false alarms)':
    'personas sinceras de todos los estilos, señaladas por el sitio (falsas alarmas)',
  'mildly extreme people flagged by the product (false alarms)':
    'personas algo extremas, señaladas por el sitio (falsas alarmas)',
  'extreme people flagged by the product (false alarms)':
    'personas extremas, señaladas por el sitio (falsas alarmas)',
  'people who refused a theme and meet a question of it of rarity class 4 or 5':
    'personas que rechazaron un tema y reciben una pregunta suya de rareza 4 o 5',
  'people who refused a theme and meet a question of it above rarity class 2':
    'personas que rechazaron un tema y reciben una pregunta suya de rareza superior a 2',
  'gentle order: caring, under a drift': 'orden suave: los cuidados, con una deriva',
  'the same title again, where both administrations give a title':
    'otra vez el mismo título, donde las dos aplicaciones dan uno',
  'the text that most people share, of 1,000: share of people':
    'el texto que más se repite, entre 1.000: parte de las personas',
  'phrases, moods and claims that the figures do not support':
    'expresiones, tonos y afirmaciones que las cifras no respaldan',
  'a single title is truly the first': 'un título único es de verdad el primero',
  'a single title is truly among the first three':
    'un título único está de verdad entre los tres primeros',
  'level by two records equal to the level by all answers, random pairs':
    'nivel según dos registros igual al nivel según todas las respuestas, parejas al azar',
  'exact answers computed back from a record, all questions, points above the best prediction from true traits':
    'respuestas exactas recalculadas de un registro, todas las preguntas, puntos por encima de la mejor predicción a partir de los rasgos verdaderos',
  'high or low computed back from a record, all questions, points above the best prediction from true traits':
    'alto o bajo recalculado de un registro, todas las preguntas, puntos por encima de la mejor predicción a partir de los rasgos verdaderos',
  'exact answers computed back from a record, core questions of themes without poles, points above the best prediction from true traits':
    'respuestas exactas recalculadas de un registro, preguntas básicas de los temas sin lados, puntos por encima de la mejor predicción a partir de los rasgos verdaderos',
  'high or low computed back from a record, core questions of themes without poles, points above the best prediction from true traits':
    'alto o bajo recalculado de un registro, preguntas básicas de los temas sin lados, puntos por encima de la mejor predicción a partir de los rasgos verdaderos',
} as Readonly<Record<string, string>>;
