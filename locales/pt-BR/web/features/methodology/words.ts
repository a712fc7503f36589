import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/methodology/words.ts';

export default {
  targetsSummary: (count, missed) =>
    `As ${count} metas do estudo; não atingidas: ${missed} (em inglês)`,
  targetsTitle: 'As metas do estudo',
  targetColumns: ['O quê', 'Meta', 'Alcançado', 'Atingida'],
  errorChart:
    'Erro das estimativas por forma do questionário: ele cai a cada pergunta, e perguntas aleatórias dizem menos do que as escolhidas.',
  errorCaption:
    'Mais perguntas, erros menores; as escolhidas dizem mais do que as aleatórias. Os nomes das formas estão em inglês.',
  coverageChart:
    'Com que frequência intervalos de larguras diferentes contiveram o valor verdadeiro: perto do que prometem.',
  coverageCaption:
    'Com que frequência os intervalos contiveram o valor verdadeiro, ao lado do que prometem.',
  lengthChart:
    'Quantas perguntas personalizadas as pessoas receberam: do menor número ao maior permitido.',
  lengthCaption: 'Quantas perguntas personalizadas as pessoas receberam.',
  verifiedTitle: 'O que foi verificado',
  verified: (people, banks, date) =>
    `${people} pessoas simuladas responderam ao questionário pelas mesmas funções que este site usa, em ${banks} versões das perguntas, cada uma errada a seu modo (execução de ${date}). O programa concorda com programas independentes, e com um segundo escrito à parte, muito além dos algarismos que aparecem. Perguntas escolhidas dizem pouco mais do que uma boa escolha fixa: dizemos isso porque a maioria não diria.`,
  sentencesTold: (people, worlds) =>
    `As frases também foram ditas a pessoas que não seguem o modelo: pelo menos ${people} em cada um de ${worlds} mundos simulados, com outros jeitos de responder, outras populações ou mudanças de humor. Uma frase é verdadeira se diz o que a pessoa responderia a longo prazo.`,
  sentencesTrue: (clearly, probably) =>
    `Sem uma palavra de dúvida, as frases sobre gostos foram verdadeiras em ${clearly} dos casos, do pior mundo ao melhor; com “provavelmente”, em ${probably}.`,
  range: (least, most) => `de ${least} a ${most}`,
  sentencesSummary: (count) =>
    `Todos os ${count} tipos de frases, e com que frequência eram verdadeiras (em inglês)`,
  sentencesTitle: 'As frases',
  sentenceColumns: ['Frase', 'Palavra', 'Verdadeira', 'Pior mundo'],
  unverifiedTitle: 'O que não foi',
  unverified:
    'Pessoas simuladas seguem o modelo; as reais têm humores, hábitos e mal-entendidos. Por isso, cada número acima é o melhor caso. Os valores iniciais se apoiam em pesquisas publicadas com pessoas adultas. Nenhuma delas usou as nossas perguntas; por isso, os números que se baseiam nelas são marcados como provisórios. O agrupamento em quatro áreas de resumo, os pesos da comparação e os níveis dela também são provisórios. As duas perguntas de um par têm conteúdo em comum, o que deixa as margens um pouco estreitas demais.',
  comparisonLimits: (veryCompatible, covered) =>
    `Poucos pares simulados ao acaso chegam a “muito compatíveis”: no estudo, chegaram ${veryCompatible}, pelo cálculo de uma comparação a dois. Não se sabe como casais reais se distribuem entre os níveis. Em pares criados para combinar, o intervalo contém o número verdadeiro em ${covered} dos casos. Ninguém recebe “muito compatíveis” sem ter desejos que a outra pessoa atenda. Por um código de compartilhamento, o cálculo espera pessoas desconhecidas; uma comparação a dois espera um casal, o que eleva os pares que combinam pela metade.`,
  randomAnswers: (recognised, honest) =>
    `Respostas descuidadas são reconhecidas pela ordem, também quando ficam em uma parte da escala, como de 5 a 7: cada tipo testado, em pelo menos ${recognised} dos casos. Uma resposta descuidada em cada cinco quase nunca é notada. Em troca, no máximo ${honest} das pessoas sinceras, conforme o jeito de responder, leem que suas respostas seguem um padrão incomum. Pessoas muito reservadas, com respostas na ponta baixa da escala, são medidas com menos precisão do que as margens delas dizem.`,
  notADiagnosis:
    'Isto não é um diagnóstico, nem terapia, nem previsão de um relacionamento, e não é para menores de 18 anos. Se um interesse causa sofrimento a você, profissionais podem ajudar; um questionário não pode.',
  formulaeTitle: 'O modelo em fórmulas',
  formulaResponse:
    'As respostas seguem o modelo de resposta graduada de Samejima, com um traço para cada lado de um tema e um contraste entre fantasia e prática para cada tema:<code>P(Y ≥ k+1) = logistic(a (θ + s δ − b_k)), s = +½ para fantasia, −½ para prática</code>',
  formulaEstimate:
    'O vetor latente tem uma distribuição a priori normal correlacionada. Ele é estimado pela moda a posteriori (método de Newton em uma função estritamente côncava), e sua covariância, pela informação observada ali:<code>V = (Σ₀⁻¹ + Σ w l l′)⁻¹</code>',
  formulaDraws:
    'Tudo o que aparece é calculado sobre sorteios fixos dessa distribuição normal: o valor é a média deles; a margem, o desvio padrão.',
  formulaChoice:
    'As perguntas são escolhidas uma após a outra pelo ganho no determinante, com a informação calculada como média sobre a distribuição a posteriori; cada uma é sorteada entre as duas melhores, dentro de regras de conteúdo, faceta e par:<code>ganho = log(1 + w̄ l′ S l)</code>',
  formulaComparison:
    'Comparação: desejos e disposição de cada pessoa, unidos pela média geométrica, e a distância média entre pontuações complementares:<code>F = 100 (0,5 √(S₁₂ S₂₁) + 0,5 A)</code>A posição z situa F em relação a m e s, a média e a dispersão do F de cada pessoa com as pessoas de referência:<code2>z = ½ [(F − m₁)/s₁ + (F − m₂)/s₂]</code2>A porcentagem cresce com z, passando por 40, 60 e 80; o nível é a faixa em que ela se encontra.',
  measuredTitle: 'O que é medido',
  measured:
    'Dez temas de interesse, da dominação e submissão aos jogos sensoriais. Sete deles têm dois lados, como conduzir e seguir, que são medidos em separado: gostar de um não significa rejeitar o outro. Cada tema é perguntado como fantasia e como prática, pois o que as pessoas imaginam e o que querem fazer não é a mesma coisa.',
  choiceOfQuestions: (setACount, min, max, poolCount) =>
    `Todo mundo responde a ${setACount} perguntas principais. Depois, de ${min} a ${max} outras são escolhidas entre ${poolCount} para cada pessoa: as que mais dizem sobre o que ainda é incerto, com a regra de que todo tema tem a sua vez e de que algumas entram por puro acaso. Se você disse não a tudo em um tema, só vêm as perguntas mais leves dele. Quando as margens são pequenas o bastante, o questionário para. Depois você pode continuar, de dez em dez perguntas, com as que mais dizem naquele momento; elas estreitam as margens e não mudam o sentido das pontuações.`,
  numbersTitle: 'O que um número significa',
  scores:
    'Uma pontuação de 0 a 100 é a resposta que se esperaria de você, em média, para todas as perguntas de um tema, se todas fossem feitas; quando um tema tem dois lados, para as do lado de que você gosta mais. Não é uma classificação: não diz como você fica em comparação com outras pessoas, e, até que muitas tenham respondido, nada aqui pode dizer isso.',
  margins: (share) =>
    `A margem diz a que distância o número poderia estar do que todas as perguntas juntas teriam mostrado. Desenhada como barra, ela deve conter o valor verdadeiro em 95 de cada 100 casos. No estudo, isso aconteceu em ${share} dos casos, com os parâmetros que o produto usa agora. Fantasia e prática são postas em uma mesma escala, como se cada pergunta de um tema tivesse sido feita dos dois jeitos. A distância entre elas é o número menos certo de todos. Ninguém sabe ainda quanto é mais difícil dizer sim a fazer algo do que a imaginar; por isso, uma diferença só aparece onde seria clara mesmo que fazer fosse bem mais difícil.`,
  standsOutTitle: 'O que se destaca, e os arquétipos',
  standsOut:
    'A alguns temas é fácil dizer sim: a maioria das pessoas pontua alto em cuidado e em toque lento. Por isso, “se destaca em você” considera a que distância cada pontuação está da de pessoas simuladas que seguem o modelo. A marca só aparece se o tema for provavelmente o primeiro depois de contadas todas as margens; muitas vezes nenhum é. Ela não compara você com pessoas reais.',
  archetypes: (first, amongThree) =>
    `Os arquétipos põem vinte papéis em pé de igualdade do mesmo modo: perguntas leves contam menos; as raras, mais. “Switch” é o menor valor entre conduzir e seguir; “Alma exploradora”, a média dos dez temas; “Toque suave”, os jogos sensoriais e a vantagem deles sobre o resto. Um título nomeia um dos seus papéis mais fortes: no estudo, um título único era mesmo o primeiro em ${first} dos casos e estava entre os três primeiros em ${amongThree}. Um segundo questionário pode dar outro: tome o título como uma pista, não como quem você é.`,
  comparisonTitle: 'Comparar duas pessoas',
  comparison:
    'Para cada pessoa: quanto do que ela deseja é algo que a outra toparia, e vice-versa. Os dois sentidos contam juntos, pois uma pessoa feliz não faz um par feliz; a proximidade dos interesses conta outro tanto. Quem gosta um pouco de tudo combina com quase todo mundo. Por isso, a porcentagem compara o resultado com o que cada pessoa teria com pessoas simuladas, tiradas ao acaso. O nível é a faixa em que ela se encontra, e a página mostra a probabilidade de cada um dos quatro níveis.',
  comparisonByJudgement: (other, named) =>
    `Os pesos, os níveis e o que se supõe sobre pares foram definidos a nosso critério. Uma palavra sozinha seria outra duas semanas depois em ${other} dos pares simulados, conforme o jeito de responder. Por isso uma comparação cita tantas palavras vizinhas quantas forem precisas; elas continham o nível verdadeiro em ${named}.`,
  noPrediction:
    'Nada disso diz se duas pessoas vão gostar uma da outra. A pesquisa sobre atração mostra que a semelhança no papel quase não a prevê.',
  sources: 'Fontes',
  pageTitle: 'Como suas respostas viram números, e até onde se pode confiar neles',
  pageIntro:
    'Um modelo estatístico publicado, margens em cada número e um estudo que qualquer pessoa pode refazer. Testado com pessoas simuladas; os números por trás das perguntas são provisórios até que gente suficiente tenha respondido.',
  storedTitle: 'O que é guardado',
  stored:
    'Suas respostas e os números calculados a partir delas, criptografados com uma chave só sua; o dia em que você começou; e impressões criptográficas dos seus códigos, feitas com chave, que não podem ser lidas de volta. Nenhum nome, nenhum endereço de IP, nada para terceiros. Você pode levar tudo consigo, ou apagar tudo, quando quiser.',
  storedLink: 'O que é guardado, até quando e quem pode ler',
  forSpecialists: 'Para especialistas',
  yes: 'sim',
  missed: 'não atingida',
  trueParameters: 'parâmetros verdadeiros',
  provisionalParameters: 'parâmetros provisórios',
  errorAxis: 'Erro dos traços (RMSE, em DP a priori)',
  promised: 'Prometido',
  covered: 'Contido',
  traits: 'traços',
  intensities: 'intensidades',
  polarities: 'polaridades',
  lengthAxis: 'Perguntas personalizadas',
  shareAxis: 'Proporção dos questionários',
} satisfies Translation<typeof english>;
