import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/methodology/words.ts';

export default {
  targetsSummary: (count, missed) =>
    `Alle ${count} Ziele der Studie, ${missed} davon verfehlt (auf Englisch)`,
  targetsTitle: 'Die Ziele der Studie',
  targetColumns: ['Was', 'Ziel', 'Erreicht', 'Erfüllt'],
  errorChart:
    'Fehler der Schätzungen je nach Form des Fragebogens: Er sinkt mit jeder Frage, und zufällige Fragen sagen weniger aus als ausgewählte.',
  errorCaption:
    'Mehr Fragen, kleinere Fehler; ausgewählte Fragen sagen mehr aus als zufällige. Die Namen der Formen sind englisch.',
  coverageChart:
    'Wie oft Intervalle verschiedener Breite den wahren Wert enthielten: nah an dem, was sie versprechen.',
  coverageCaption:
    'Wie oft die Intervalle den wahren Wert enthielten, neben dem, was sie versprechen.',
  lengthChart:
    'Wie viele persönliche Fragen gestellt wurden: von der kleinsten bis zur größten erlaubten Zahl.',
  lengthCaption: 'Wie viele persönliche Fragen gestellt wurden.',
  verifiedTitle: 'Was geprüft ist',
  verified: (people, banks, date) =>
    `${people} simulierte Personen haben den Fragebogen beantwortet, über genau die Funktionen, die auch diese Website aufruft, und in ${banks} Versionen der Fragen, von denen jede auf ihre eigene Weise falschliegt (Lauf: ${date}). Das Programm stimmt mit unabhängigen Programmen überein, auch mit einem zweiten, das getrennt geschrieben wurde, und zwar weit über die angezeigten Stellen hinaus. Ausgewählte Fragen sagen kaum mehr aus als eine gute feste Auswahl: Wir sagen das, weil die meisten es nicht täten.`,
  sentencesTold: (people, worlds) =>
    `Die Sätze wurden auch Personen gesagt, die dem Modell nicht folgen: mindestens ${people} in jeder von ${worlds} simulierten Welten, in denen anders geantwortet wird, andere Menschen leben oder Launen mitspielen. Ein Satz ist wahr, wenn er sagt, was die Person auf lange Sicht antworten würde.`,
  sentencesTrue: (clearly, probably) =>
    `Ohne ein Wort des Zweifels waren die Sätze über Vorlieben in ${clearly} der Fälle wahr, von der schlechtesten Welt bis zur besten; mit „wahrscheinlich“ in ${probably}.`,
  range: (least, most) => `${least} bis ${most}`,
  sentencesSummary: (count) =>
    `Alle ${count} Arten von Sätzen, und wie oft sie wahr waren (auf Englisch)`,
  sentencesTitle: 'Die Sätze',
  sentenceColumns: ['Satz', 'Wort', 'Wahr', 'Schlechteste Welt'],
  unverifiedTitle: 'Was nicht geprüft ist',
  unverified:
    'Simulierte Personen folgen dem Modell; echte Menschen haben Launen und Gewohnheiten und verstehen manches falsch. Jede Zahl weiter oben ist also der günstigste Fall. Die Ausgangswerte stützen sich auf veröffentlichte Befragungen von Erwachsenen. Keine davon hat unsere Fragen benutzt, deshalb sind Zahlen, die darauf beruhen, als vorläufig gekennzeichnet. Vorläufig sind auch die Einteilung in vier übergeordnete Bereiche, die Gewichte des Vergleichs und seine Stufen. Die beiden Fragen eines Paars überschneiden sich im Inhalt; das macht die Spielräume ein wenig zu schmal.',
  comparisonLimits: (veryCompatible, covered) =>
    `Nur wenige simulierte Zufallspaare erreichen „passt sehr gut“: In der Studie waren es ${veryCompatible}, nach der Berechnung eines gemeinsamen Vergleichs. Wie sich echte Paare auf die Stufen verteilen, ist nicht bekannt. Bei Paaren, die passend zueinander erzeugt wurden, enthält das Intervall den wahren Wert in ${covered} der Fälle. „Passt sehr gut“ gibt es nie ohne Wünsche, die das Gegenüber erfüllt. Bei einem Freigabecode erwartet die Berechnung Fremde; bei einem gemeinsamen Vergleich erwartet sie ein Paar, das kommt Paaren zugute, die nur halb zusammenpassen.`,
  randomAnswers: (recognised, honest) =>
    `Achtlose Antworten verraten sich durch ihre Reihenfolge, auch wenn sie in einem Teil der Skala bleiben, etwa bei 5 bis 7: Jede geprüfte Art wird in mindestens ${recognised} der Fälle erkannt. Ist nur jede fünfte Antwort achtlos, fällt das meist nicht auf. Der Preis dafür: Höchstens ${honest} der ehrlichen Menschen, je nachdem, wie sie antworten, lesen, dass ihre Antworten einem ungewöhnlichen Muster folgen. Sehr zurückhaltende Menschen, deren Antworten am unteren Ende liegen, werden weniger genau gemessen, als ihre Spielräume sagen.`,
  notADiagnosis:
    'Das ist keine Diagnose, keine Therapie, keine Prognose für eine Beziehung und nichts für Menschen unter 18. Wenn dich ein Interesse belastet, können Fachleute helfen; ein Fragebogen kann es nicht.',
  formulaeTitle: 'Das Modell in Formeln',
  formulaResponse:
    'Die Antworten folgen dem Graded-Response-Modell von Samejima, mit einem Merkmal für jede Seite eines Themas und einem Kontrast zwischen Fantasie und Praxis für jedes Thema:<code>P(Y ≥ k+1) = logistic(a (θ + s δ − b_k)), s = +½ für Fantasie, −½ für Praxis</code>',
  formulaEstimate:
    'Der latente Vektor hat als A-priori-Verteilung eine korrelierte Normalverteilung. Geschätzt wird er durch den Modus der A-posteriori-Verteilung (Newton-Verfahren auf einer streng konkaven Funktion), seine Kovarianz durch die beobachtete Information an dieser Stelle:<code>V = (Σ₀⁻¹ + Σ w l l′)⁻¹</code>',
  formulaDraws:
    'Alles, was angezeigt wird, ist über feste Ziehungen aus dieser Normalverteilung berechnet: Der Wert ist ihr Mittelwert, der Spielraum ihre Standardabweichung.',
  formulaChoice:
    'Die Fragen werden nacheinander nach dem Zugewinn an Determinante ausgewählt; ihre Information wird dazu über die A-posteriori-Verteilung gemittelt. Jede wird aus den besten zwei gezogen, im Rahmen von Regeln für Inhalt, Facette und Paar:<code>Zugewinn = log(1 + w̄ l′ S l)</code>',
  formulaComparison:
    'Vergleich: Wünsche und Bereitschaft beider, verbunden durch das geometrische Mittel, und der mittlere Abstand einander ergänzender Werte:<code>F = 100 (0,5 √(S₁₂ S₂₁) + 0,5 A)</code>Die Stellung z misst F an m und s, an Mittelwert und Streuung des F, das jede der beiden Personen mit den Vergleichspersonen erreicht:<code2>z = ½ [(F − m₁)/s₁ + (F − m₂)/s₂]</code2>Die Prozentzahl steigt mit z über 40, 60 und 80; die Stufe ist der Bereich, in dem sie liegt.',
  measuredTitle: 'Was gemessen wird',
  measured:
    'Das Interesse an zehn Themen, von Dominanz und Unterwerfung bis zum Spiel mit den Sinnen. Sieben davon haben zwei Seiten, etwa Führen und Folgen, die getrennt gemessen werden: Wer die eine mag, muss die andere nicht ablehnen. Gefragt wird jeweils nach Fantasie und nach Praxis, denn was Menschen sich ausmalen und was sie tun möchten, ist nicht dasselbe.',
  choiceOfQuestions: (setACount, min, max, poolCount) =>
    `Alle beantworten ${setACount} Kernfragen. Danach werden für jede Person ${min} bis ${max} weitere aus ${poolCount} ausgewählt: die, die am meisten über das sagen, was noch ungewiss ist. Dabei gilt, dass jedes Thema an die Reihe kommt und dass einige Fragen durch reinen Zufall dazukommen. Hast du in einem Thema zu allem Nein gesagt, folgen nur dessen mildeste Fragen. Sind die Spielräume klein genug, endet der Fragebogen. Danach kannst du weitermachen, immer zehn Fragen auf einmal, mit denen, die dann am meisten sagen. Sie verengen die Spielräume; die Bedeutung der Werte bleibt, wie sie ist.`,
  numbersTitle: 'Was eine Zahl bedeutet',
  scores:
    'Ein Wert von 0 bis 100 ist die Antwort, die im Durchschnitt von dir zu erwarten wäre, hättest du alle Fragen eines Themas beantwortet; hat ein Thema zwei Seiten, dann die Fragen zu der Seite, die du lieber magst. Er ist kein Rang: Er sagt nicht, wie du im Vergleich mit anderen dastehst, und solange nicht viele geantwortet haben, kann das hier auch nichts anderes.',
  margins: (share) =>
    `Der Spielraum sagt, wie weit die Zahl von dem entfernt sein könnte, was alle Fragen zusammen gezeigt hätten. Als Balken gezeichnet soll er in 95 von 100 Fällen den wahren Wert enthalten. In der Studie tat er das in ${share} der Fälle, mit den Kennwerten der Fragen, die jetzt gelten. Fantasie und Praxis stehen auf derselben Skala, als hättest du jede Frage eines Themas auf beide Arten beantwortet. Der Abstand zwischen ihnen ist die unsicherste Zahl von allen. Noch weiß niemand, wie viel schwerer es fällt, Ja zum Tun zu sagen als Ja zur Vorstellung. Deshalb wird ein Unterschied nur gezeigt, wo er auch dann klar wäre, wenn das Tun um einiges schwerer fiele.`,
  standsOutTitle: 'Was heraussticht, und die Archetypen',
  standsOut:
    'Zu manchen Themen sagt es sich leicht Ja: Bei Fürsorge und langsamer Berührung haben die meisten hohe Werte. „Sticht bei dir heraus“ prüft deshalb, wie weit jeder Wert von dem simulierter Personen entfernt ist, die dem Modell folgen. Das Zeichen erscheint nur, wenn das Thema auch mit allen Spielräumen wahrscheinlich an erster Stelle steht; oft tut das keines. Mit echten Menschen vergleicht es dich nicht.',
  archetypes: (first, amongThree) =>
    `Die Archetypen machen zwanzig Rollen auf dieselbe Weise vergleichbar: Milde Fragen zählen weniger, seltene mehr. Für „Switch“ zählt der niedrigere der beiden Werte von Führen und Folgen, für „Entdeckungsfreudig“ der Durchschnitt aller zehn Themen, für „Sanft“ das Spiel mit den Sinnen und sein Vorsprung vor dem Rest. Ein Titel nennt eine deiner stärksten Rollen: In der Studie nannte ein einzelner Titel in ${first} der Fälle wirklich die stärkste Rolle und in ${amongThree} eine der drei stärksten. Füllst du den Fragebogen noch einmal aus, kann ein anderer herauskommen. Nimm ihn als Hinweis, nicht als das, was du bist.`,
  comparisonTitle: 'Zwei Menschen vergleichen',
  comparison:
    'Für euch beide wird berechnet, wie viel von dem, was die eine Person möchte, für die andere infrage kommt. Beide Richtungen zählen zusammen, denn ein glücklicher Mensch macht noch kein glückliches Paar; genauso viel zählt, wie nah eure Interessen beieinanderliegen. Wer von allem ein bisschen mag, passt zu fast allen. Die Prozentzahl misst euch deshalb an dem, was jede Person von euch mit zufällig ausgewählten, simulierten Menschen erreichen würde. Die Stufe ist der Bereich, in dem sie liegt, und die Seite zeigt, wie wahrscheinlich jede der vier Stufen ist.',
  comparisonByJudgement: (other, named) =>
    `Die Gewichte, die Stufen und die Annahmen über Paare haben wir nach Ermessen festgelegt. Ein einzelnes Wort wäre zwei Wochen später bei ${other} der simulierten Paare ein anderes, je nachdem, wie sie antworten. Ein Vergleich nennt deshalb so viele benachbarte Worte wie nötig; sie enthielten die wahre Stufe bei ${named}.`,
  noPrediction:
    'Ob zwei Menschen einander mögen werden, sagt das nicht. Die Forschung zur Anziehung zeigt, dass Ähnlichkeit auf dem Papier sie kaum vorhersagt.',
  sources: 'Quellen',
  pageTitle: 'Wie aus deinen Antworten Zahlen werden und wie weit du ihnen trauen kannst',
  pageIntro:
    'Ein veröffentlichtes statistisches Modell, ein Spielraum zu jeder Zahl und eine Studie, die alle nachrechnen können. Geprüft mit simulierten Personen; die Zahlen hinter den Fragen sind vorläufig, bis genug Menschen geantwortet haben.',
  storedTitle: 'Was gespeichert wird',
  stored:
    'Deine Antworten und die Zahlen, die daraus berechnet sind, verschlüsselt mit deinem eigenen Schlüssel; der Tag, an dem du angefangen hast; und Fingerabdrücke deiner Codes, die mit einem Schlüssel gebildet sind und die Codes nicht verraten. Kein Name, keine IP-Adresse, keine Dritten. Du kannst alles jederzeit mitnehmen oder löschen.',
  storedLink: 'Was gespeichert wird, bis wann und wer es lesen kann',
  forSpecialists: 'Für Fachleute',
  yes: 'ja',
  missed: 'verfehlt',
  trueParameters: 'wahre Kennwerte',
  provisionalParameters: 'vorläufige Kennwerte',
  errorAxis: 'Fehler der Merkmale (RMSE, in A-priori-SD)',
  promised: 'Versprochen',
  covered: 'Enthalten',
  traits: 'Merkmale',
  intensities: 'Intensitäten',
  polarities: 'Polaritäten',
  lengthAxis: 'Persönliche Fragen',
  shareAxis: 'Anteil der Durchgänge',
} satisfies Translation<typeof english>;
