/** The bars of the study, by the words of its report. */
export default {
  'RMSE of traits after 48': 'erro dos traços (RMSE) após 48 perguntas',
  'RMSE of traits after 48+15 adaptive': 'erro dos traços após 48 + 15 perguntas adaptativas',
  'RMSE of traits after 48+25 adaptive': 'erro dos traços após 48 + 25 perguntas adaptativas',
  'adaptive 15 (two slots for calibration) better than random 15 by':
    '15 perguntas adaptativas (duas delas para calibrar) superam 15 ao acaso em',
  'the same without calibration slots': 'o mesmo, sem perguntas para calibrar',
  'adaptive 15 (two slots for calibration) worse than best fixed 15 by':
    '15 perguntas adaptativas (duas delas para calibrar) ficam abaixo das 15 melhores fixas em',
  'coverage of 95 % intervals, traits, true parameters, 48+15':
    'cobertura dos intervalos de 95%: traços, parâmetros verdadeiros, 48 + 15',
  'coverage of 95 % intervals, intensity, true parameters, 48+15':
    'cobertura dos intervalos de 95%: intensidade, parâmetros verdadeiros, 48 + 15',
  'coverage of 95 % intervals, polarity, true parameters, 48+15':
    'cobertura dos intervalos de 95%: polaridade, parâmetros verdadeiros, 48 + 15',
  "coverage of 95 % intervals, traits, provisional parameters, product's form":
    'cobertura dos intervalos de 95%: traços, parâmetros provisórios, forma do site',
  "coverage of 95 % intervals, intensity, provisional parameters, product's form":
    'cobertura dos intervalos de 95%: intensidade, parâmetros provisórios, forma do site',
  "coverage of 95 % intervals, polarity, provisional parameters, product's form":
    'cobertura dos intervalos de 95%: polaridade, parâmetros provisórios, forma do site',
  'reliability of traits after 48+15': 'fidedignidade dos traços após 48 + 15',
  'reliability of intensities after 48+15': 'fidedignidade das intensidades após 48 + 15',
  'reliability of polarities after 48+15': 'fidedignidade das polaridades após 48 + 15',
  'reliability of fantasy minus activity after 48+15':
    'fidedignidade de fantasia menos prática após 48 + 15',
  'mean polarity margin against polarity RMSE, off by':
    'margem média da polaridade em relação ao erro dela (RMSE), desvio',
  'rules of Set B broken in all patterns':
    'regras das perguntas personalizadas descumpridas, em todos os padrões',
  'patterns whose second choice differed': 'padrões cuja segunda escolha foi outra',
  'exposure of the least-shown pool item, share of attempts':
    'pergunta da reserva menos mostrada, proporção dos questionários',
  'exposure of the most-shown pool item, share of attempts':
    'pergunta da reserva mais mostrada, proporção dos questionários',
  'pairs whose result changed with their order': 'pares cujo resultado mudou com a ordem',
  'pairs whose result changed when asked again': 'pares cujo resultado mudou quando pedido de novo',
  'pairs with a one-sided interest disclosed':
    'pares em que foi revelado um interesse de uma só pessoa',
  'retest correlation of the percent, random pairs, 48+15':
    'correlação da porcentagem na repetição, pares ao acaso, 48 + 15',
  'SD of the difference between two administrations, points':
    'desvio padrão da diferença entre duas aplicações, em pontos',
  'within one level in both administrations, random pairs':
    'no máximo um nível de diferença entre duas aplicações, pares ao acaso',
  'coverage of 90 % intervals of the percent, random pairs':
    'cobertura dos intervalos de 90% da porcentagem, pares ao acaso',
  'coverage of 90 % intervals of the percent, matched pairs':
    'cobertura dos intervalos de 90% da porcentagem, pares afins',
  'coverage of 90 % intervals of the percent, opposed pairs':
    'cobertura dos intervalos de 90% da porcentagem, pares opostos',
  'archetypes, largest distance from measurement §6, points':
    'arquétipos: maior distância da definição (medição, §6), em pontos',
  'levels of random pairs, true parameters, furthest from 25/40/25/10':
    'níveis dos pares ao acaso, parâmetros verdadeiros: maior distância de 25/40/25/10',
  "'very compatible', strangers, random": '“muito compatíveis”, pessoas desconhecidas, ao acaso',
  "'very compatible', strangers, below 1 SD":
    '“muito compatíveis”, pessoas desconhecidas, abaixo de 1 DP',
  "'very compatible', strangers, below 1.5 SD":
    '“muito compatíveis”, pessoas desconhecidas, abaixo de 1,5 DP',
  "'very compatible', strangers, below 2 SD":
    '“muito compatíveis”, pessoas desconhecidas, abaixo de 2 DP',
  "'very compatible', strangers, reserved":
    '“muito compatíveis”, pessoas desconhecidas, reservadas',
  "'very compatible', opposed pairs (-.8)": '“muito compatíveis”, pares opostos (−0,8)',
  "'very compatible', matched pairs (.8)": '“muito compatíveis”, pares afins (0,8)',
  'opposed pairs (-.8) in the two highest levels':
    'pares opostos (−0,8) nos dois níveis mais altos',
  'kappa of the level in both administrations, random and matched pairs':
    'kappa do nível entre duas aplicações, pares ao acaso e afins',
  'typical pairs (leader and follower, two leaders, …) at a wrong level':
    'pares típicos (quem conduz e quem segue, duas pessoas que conduzem, …) em um nível errado',
  'all 1 and all 7 called careless': 'tudo com 1 e tudo com 7, reconhecido como descuidado',
  'people like the experts’ prior: RMSE of traits, published prior over experts’ prior':
    'pessoas como na suposição de especialistas: erro dos traços, suposição publicada dividida pela de especialistas',
  'people like the published surveys: the same':
    'pessoas como nas pesquisas publicadas: a mesma razão',
  'people like the published surveys: RMSE of the polarities DS, SM, BOND and EXVOY, likewise':
    'pessoas como nas pesquisas publicadas: erro das polaridades DS, SM, BOND e EXVOY, da mesma forma',
  'people without any contrast who are told of one, deeds as hard as fantasies':
    'pessoas sem contraste a quem se informa um, atos tão difíceis quanto fantasias',
  'people without any contrast who are told of one, deeds .30 harder':
    'pessoas sem contraste a quem se informa um, atos 0,30 mais difíceis',
  'told contrasts with the wrong sign, deeds as hard as fantasies':
    'contrastes informados com o sinal errado, atos tão difíceis quanto fantasias',
  'told contrasts with the wrong sign, deeds .30 harder':
    'contrastes informados com o sinal errado, atos 0,30 mais difíceis',
  'answering 4 throughout: largest shown gap of any theme, points, mean of 50 surveys':
    '4 em tudo: maior diferença mostrada de um tema, em pontos, média de 50 questionários',
  'the more frequent direction of a told contrast against the other, deeds as hard as fantasies':
    'direção mais frequente de um contraste informado em relação à outra, atos tão difíceis quanto fantasias',
  'the more frequent direction of a told contrast against the other, deeds .30 harder':
    'direção mais frequente de um contraste informado em relação à outra, atos 0,30 mais difíceis',
  'the theme that stands out first for most people: share of people':
    'tema que se destaca primeiro em mais pessoas: parte das pessoas',
  'the theme that stands out first for fewest people: share of people':
    'tema que se destaca primeiro em menos pessoas: parte das pessoas',
  'short form: RMSE of traits': 'forma curta: erro dos traços',
  'random answerers flagged by the product, expert parameters that are off':
    'respostas ao acaso sinalizadas pelo site, parâmetros de especialistas desviados',
  'random answerers flagged, true parameters and cuts of their own':
    'respostas ao acaso sinalizadas, parâmetros verdadeiros e limites próprios',
  'random answerers flagged, expert parameters that are right and cuts of their own':
    'respostas ao acaso sinalizadas, parâmetros corretos de especialistas e limites próprios',
  'own answers in random places flagged by the product':
    'respostas próprias em lugares ao acaso, sinalizadas pelo site',
  'straight lines on 2 to 6 flagged by longest run':
    'respostas sempre iguais, de 2 a 6, sinalizadas pela sequência mais longa',
  'honest people flagged by the product (false alarms), expert parameters that are off':
    'pessoas sinceras sinalizadas pelo site (alarmes falsos), parâmetros de especialistas desviados',
  'very reserved people flagged by the product (false alarms)':
    'pessoas muito reservadas sinalizadas pelo site (alarmes falsos)',
  'people of soft play only flagged by the product (false alarms)':
    'pessoas que só gostam do suave, sinalizadas pelo site (alarmes falsos)',
  'answers of 2 or 3 to all but soft play called careless':
    'respostas 2 ou 3 a tudo menos ao suave, reconhecidas como descuidadas',
  'honest people of all styles flagged by the product (false alarms)':
    'pessoas sinceras de todos os estilos, sinalizadas pelo site (alarmes falsos)',
  'mildly extreme people flagged by the product (false alarms)':
    'pessoas um pouco extremas, sinalizadas pelo site (alarmes falsos)',
  'extreme people flagged by the product (false alarms)':
    'pessoas extremas, sinalizadas pelo site (alarmes falsos)',
  'people who refused a theme and meet a question of it of rarity class 4 or 5':
    'pessoas que recusaram um tema e recebem uma pergunta dele de raridade 4 ou 5',
  'people who refused a theme and meet a question of it above rarity class 2':
    'pessoas que recusaram um tema e recebem uma pergunta dele de raridade acima de 2',
  'gentle order: caring, under a drift': 'ordem suave: o cuidado, com uma deriva',
  'the same title again, where both administrations give a title':
    'o mesmo título de novo, quando as duas aplicações dão um',
  'the text that most people share, of 1,000: share of people':
    'o texto que mais se repete, entre 1.000: parte das pessoas',
  'phrases, moods and claims that the figures do not support':
    'expressões, tons e afirmações que os números não sustentam',
  'a single title is truly the first': 'um título único é mesmo o primeiro',
  'a single title is truly among the first three':
    'um título único está mesmo entre os três primeiros',
  'level by two records equal to the level by all answers, random pairs':
    'nível por dois registros igual ao nível por todas as respostas, pares ao acaso',
  'exact answers computed back from a record, all questions, points above the best prediction from true traits':
    'respostas exatas recalculadas de um registro, todas as perguntas, pontos acima da melhor previsão a partir dos traços verdadeiros',
  'high or low computed back from a record, all questions, points above the best prediction from true traits':
    'alto ou baixo recalculado de um registro, todas as perguntas, pontos acima da melhor previsão a partir dos traços verdadeiros',
  'exact answers computed back from a record, core questions of themes without poles, points above the best prediction from true traits':
    'respostas exatas recalculadas de um registro, perguntas principais dos temas sem lados, pontos acima da melhor previsão a partir dos traços verdadeiros',
  'high or low computed back from a record, core questions of themes without poles, points above the best prediction from true traits':
    'alto ou baixo recalculado de um registro, perguntas principais dos temas sem lados, pontos acima da melhor previsão a partir dos traços verdadeiros',
} as Readonly<Record<string, string>>;
