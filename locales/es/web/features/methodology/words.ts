import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/methodology/words.ts';

export default {
  targetsSummary: (count, missed) =>
    `Los ${count} objetivos del estudio; sin cumplir: ${missed} (en inglés)`,
  targetsTitle: 'Los objetivos del estudio',
  targetColumns: ['Qué', 'Objetivo', 'Alcanzado', 'Cumplido'],
  errorChart:
    'Error de las estimaciones según la forma del cuestionario: baja con cada pregunta, y las preguntas al azar dicen menos que las elegidas.',
  errorCaption:
    'Más preguntas, errores más pequeños; las elegidas dicen más que las sacadas al azar. Los nombres de las formas están en inglés.',
  coverageChart:
    'Con qué frecuencia los intervalos de distinta anchura incluyeron el valor verdadero: cerca de lo que prometen.',
  coverageCaption:
    'Con qué frecuencia los intervalos incluyeron el valor verdadero, junto a lo que prometen.',
  lengthChart:
    'Cuántas preguntas personalizadas recibió cada persona: desde el mínimo hasta el máximo permitido.',
  lengthCaption: 'Cuántas preguntas personalizadas recibió cada persona.',
  verifiedTitle: 'Qué se ha comprobado',
  verified: (people, banks, date) =>
    `${people} personas simuladas respondieron el cuestionario con las mismas funciones que usa este sitio, en ${banks} versiones de las preguntas, cada una equivocada a su manera (cálculo del ${date}). El programa coincide con programas independientes, y con un segundo escrito por separado, mucho más allá de las cifras que se muestran. Las preguntas elegidas dicen apenas más que una buena selección fija: lo decimos porque casi nadie lo diría.`,
  sentencesTold: (people, worlds) =>
    `Las frases se dijeron también a personas que no siguen el modelo: al menos ${people} en cada uno de ${worlds} mundos simulados, con otras formas de responder, otras poblaciones o cambios de ánimo. Una frase es verdadera si dice lo que la persona respondería a la larga.`,
  sentencesTrue: (clearly, probably) =>
    `Sin una palabra de duda, las frases sobre gustos fueron verdaderas en ${clearly} de los casos, del peor mundo al mejor; con «probablemente», en ${probably}.`,
  range: (least, most) => `de ${least} a ${most}`,
  sentencesSummary: (count) =>
    `Las ${count} clases de frases y con qué frecuencia fueron verdaderas (en inglés)`,
  sentencesTitle: 'Las frases',
  sentenceColumns: ['Frase', 'Palabra', 'Verdadera', 'Peor mundo'],
  unverifiedTitle: 'Qué no se ha comprobado',
  unverified:
    'Las personas simuladas siguen el modelo; las reales tienen días mejores y peores, costumbres y malentendidos. Así que todas las cifras anteriores son el mejor de los casos. Los valores iniciales se apoyan en encuestas a personas adultas ya publicadas. Ninguna usó nuestras preguntas, y por eso los números que dependen de ellas figuran como provisionales. También son provisionales la agrupación en cuatro áreas, los pesos de la comparación y sus niveles. Las dos preguntas de un par comparten contenido, lo que hace los márgenes algo más estrechos de la cuenta.',
  comparisonLimits: (veryCompatible, covered) =>
    `Pocas parejas simuladas al azar llegan a «muy compatibles»: en el estudio fueron ${veryCompatible}, con el cálculo de una comparación a dos. No se sabe cómo se reparten las parejas reales entre los niveles. En parejas formadas para encajar, el intervalo incluye la cifra verdadera en ${covered} de los casos. Nadie aparece como muy compatible si no hay deseos a los que la otra persona responda. Con un código para compartir, el cálculo espera personas desconocidas; una comparación a dos espera una pareja, lo que favorece a las que encajan a medias.`,
  randomAnswers: (recognised, honest) =>
    `Las respuestas descuidadas se reconocen por su orden, también si se quedan en una parte de la escala, por ejemplo de 5 a 7: cada tipo que se probó, en al menos ${recognised} de los casos. Si solo una de cada cinco es descuidada, casi nunca se nota. A cambio, como mucho ${honest} de las personas sinceras, según cómo respondan, leen que sus respuestas siguen un patrón poco común. A las personas muy reservadas, con respuestas en el extremo bajo, se las mide peor de lo que dicen sus márgenes.`,
  notADiagnosis:
    'Esto no es un diagnóstico, ni una terapia, ni un pronóstico sobre una relación, ni es para menores de 18 años. Si un interés te hace sufrir, la ayuda profesional puede servirte; un cuestionario, no.',
  formulaeTitle: 'El modelo en fórmulas',
  formulaResponse:
    'Las respuestas siguen el modelo de respuesta graduada de Samejima, con un rasgo para cada lado de un tema y un contraste entre fantasía y práctica para cada tema:<code>P(Y ≥ k+1) = logistic(a (θ + s δ − b_k)), s = +½ para fantasía, −½ para práctica</code>',
  formulaEstimate:
    'El vector latente tiene como distribución a priori una normal con correlaciones. Se estima por la moda de su distribución a posteriori (método de Newton sobre una función estrictamente cóncava), y su covarianza, por la información observada en ese punto:<code>V = (Σ₀⁻¹ + Σ w l l′)⁻¹</code>',
  formulaDraws:
    'Todo lo que se muestra se calcula sobre extracciones fijas de esa distribución normal: el valor es su media; el margen, su desviación típica.',
  formulaChoice:
    'Las preguntas se eligen una tras otra por la ganancia en el determinante, con su información promediada sobre la distribución a posteriori; cada una se sortea entre las dos mejores, dentro de reglas de contenido, faceta y par:<code>ganancia = log(1 + w̄ l′ S l)</code>',
  formulaComparison:
    'Comparación: deseos y disposición de cada persona, unidos por la media geométrica, y la distancia media de las puntuaciones complementarias:<code>F = 100 (0,5 √(S₁₂ S₂₁) + 0,5 A)</code>La posición z sitúa F respecto a m y s, la media y la dispersión del F de cada persona con las personas de referencia:<code2>z = ½ [(F − m₁)/s₁ + (F − m₂)/s₂]</code2>El porcentaje crece con z pasando por 40, 60 y 80; el nivel es la franja en la que se encuentra.',
  measuredTitle: 'Qué se mide',
  measured:
    'Diez temas de interés, desde la dominación y la sumisión hasta el juego sensorial. Siete de ellos tienen dos lados, como guiar y dejarse guiar, que se miden por separado: que guste uno no significa que disguste el otro. De cada uno se pregunta como fantasía y como práctica, porque lo que alguien imagina y lo que quiere hacer no son lo mismo.',
  choiceOfQuestions: (setACount, min, max, poolCount) =>
    `Todo el mundo responde ${setACount} preguntas básicas. Después se eligen entre ${min} y ${max} más, de un total de ${poolCount}, para cada persona: las que más dicen sobre lo que aún no está claro, con la regla de que a todos los temas les llegue su turno y de que unas pocas entren por puro azar. Si en un tema has dicho que no a todo, solo siguen sus preguntas más suaves. Cuando los márgenes son lo bastante pequeños, el cuestionario termina. Después puedes seguir, de diez en diez, con las preguntas que más digan entonces; estrechan los márgenes y no cambian el sentido de las puntuaciones.`,
  numbersTitle: 'Qué significa un número',
  scores:
    'Una puntuación de 0 a 100 es la respuesta que cabría esperar de ti, en promedio, a todas las preguntas de un tema, si te las hubieran hecho todas; cuando un tema tiene dos lados, a las del lado que más te gusta. No es un puesto en una clasificación: no dice cómo quedas frente a otras personas, y hasta que respondan muchas, nada aquí puede decirlo.',
  margins: (share) =>
    `El margen dice a qué distancia podría estar la cifra de lo que habrían mostrado todas las preguntas juntas. Dibujado como barra, debe incluir el valor verdadero 95 de cada 100 veces. En el estudio lo hizo en ${share} de los casos, con los parámetros que se usan ahora. La fantasía y la práctica se llevan a una misma escala, como si cada pregunta de un tema se hubiera hecho de las dos maneras. La distancia entre ellas es el número más incierto de todos. Nadie sabe todavía cuánto más cuesta decir que sí a hacer algo que a imaginarlo, así que solo se muestra una diferencia cuando estaría clara aunque hacer costara bastante más.`,
  standsOutTitle: 'Qué destaca, y los arquetipos',
  standsOut:
    'A algunos temas es fácil decir que sí: la mayoría puntúa alto en los cuidados y en las caricias lentas. Por eso, «destaca en ti» mira a qué distancia está cada puntuación de la de personas simuladas que siguen el modelo. La marca aparece solo si el tema es probablemente el primero una vez contados todos los márgenes; a menudo no lo es ninguno. No te compara con personas reales.',
  archetypes: (first, amongThree) =>
    `Los arquetipos ponen en pie de igualdad veinte roles, del mismo modo: las preguntas suaves cuentan menos y las poco frecuentes, más. «Switch» es el menor de los valores de guiar y dejarse guiar; «Espíritu explorador», la media de los diez temas; «Pura ternura», el juego sensorial y su ventaja sobre el resto. Un título nombra uno de tus roles más fuertes: en el estudio, un título único fue de verdad el primero en ${first} de los casos, y estuvo entre los tres primeros en ${amongThree}. Un segundo cuestionario puede dar otro: tómalo como una pista, no como lo que eres.`,
  comparisonTitle: 'Comparar a dos personas',
  comparison:
    'Para cada persona: a cuánto de lo que desea podría decir que sí la otra, y al revés. Las dos cosas cuentan juntas, para que una sola persona contenta no haga una pareja contenta; lo cerca que estén los intereses cuenta lo mismo. Alguien a quien le gusta un poco de todo encaja casi con cualquiera. Por eso el porcentaje compara el resultado con el que tendría cada una con parejas simuladas al azar. El nivel es la franja en la que se encuentra, y la página muestra qué probabilidad tiene cada uno de los cuatro niveles.',
  comparisonByJudgement: (other, named) =>
    `Los pesos, los niveles y lo que se supone sobre las parejas se fijaron según nuestro criterio. Una sola palabra sería otra dos semanas después en ${other} de las parejas simuladas, según cómo respondan. Por eso una comparación nombra tantas palabras vecinas como hagan falta; contenían el nivel verdadero en ${named}.`,
  noPrediction:
    'No dice nada sobre si dos personas se gustarán. La investigación sobre la atracción muestra que parecerse sobre el papel apenas la predice.',
  sources: 'Fuentes',
  pageTitle: 'Cómo tus respuestas se convierten en números, y cuánto puedes fiarte de ellos',
  pageIntro:
    'Un modelo estadístico publicado, márgenes en cada cifra y un estudio que cualquiera puede repetir. Probado con personas simuladas; los números de las preguntas son provisionales hasta que haya respondido bastante gente.',
  storedTitle: 'Qué se guarda',
  stored:
    'Tus respuestas y las cifras calculadas con ellas, cifradas con una clave propia; el día en que empezaste, y huellas con clave de tus códigos que no se pueden volver a leer. Ni nombre, ni dirección IP, ni terceros. Puedes llevártelo todo, o borrarlo todo, en cualquier momento.',
  storedLink: 'Qué se guarda, hasta cuándo y quién puede leerlo',
  forSpecialists: 'Para especialistas',
  yes: 'sí',
  missed: 'no',
  trueParameters: 'parámetros verdaderos',
  provisionalParameters: 'parámetros provisionales',
  errorAxis: 'Error de los rasgos (RMSE, en DE a priori)',
  promised: 'Prometido',
  covered: 'Incluido',
  traits: 'rasgos',
  intensities: 'intensidades',
  polarities: 'polaridades',
  lengthAxis: 'Preguntas personalizadas',
  shareAxis: 'Proporción de cuestionarios',
} satisfies Translation<typeof english>;
