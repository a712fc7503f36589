/** The bars of the study, by the words of its report. */
export default {
  'RMSE of traits after 48': 'Fehler der Merkmale (RMSE) nach 48 Fragen',
  'RMSE of traits after 48+15 adaptive': 'Fehler der Merkmale nach 48 + 15 adaptiven Fragen',
  'RMSE of traits after 48+25 adaptive': 'Fehler der Merkmale nach 48 + 25 adaptiven Fragen',
  'adaptive 15 (two slots for calibration) better than random 15 by':
    '15 adaptive Fragen (zwei davon zur Kalibrierung) sind besser als 15 zufällige um',
  'the same without calibration slots': 'dasselbe ohne Fragen zur Kalibrierung',
  'adaptive 15 (two slots for calibration) worse than best fixed 15 by':
    '15 adaptive Fragen (zwei davon zur Kalibrierung) sind schlechter als die besten 15 festen um',
  'coverage of 95 % intervals, traits, true parameters, 48+15':
    'Abdeckung der 95-Prozent-Intervalle: Merkmale, wahre Kennwerte, 48 + 15',
  'coverage of 95 % intervals, intensity, true parameters, 48+15':
    'Abdeckung der 95-Prozent-Intervalle: Intensität, wahre Kennwerte, 48 + 15',
  'coverage of 95 % intervals, polarity, true parameters, 48+15':
    'Abdeckung der 95-Prozent-Intervalle: Polarität, wahre Kennwerte, 48 + 15',
  "coverage of 95 % intervals, traits, provisional parameters, product's form":
    'Abdeckung der 95-Prozent-Intervalle: Merkmale, vorläufige Kennwerte, Form der Website',
  "coverage of 95 % intervals, intensity, provisional parameters, product's form":
    'Abdeckung der 95-Prozent-Intervalle: Intensität, vorläufige Kennwerte, Form der Website',
  "coverage of 95 % intervals, polarity, provisional parameters, product's form":
    'Abdeckung der 95-Prozent-Intervalle: Polarität, vorläufige Kennwerte, Form der Website',
  'reliability of traits after 48+15': 'Reliabilität der Merkmale nach 48 + 15',
  'reliability of intensities after 48+15': 'Reliabilität der Intensitäten nach 48 + 15',
  'reliability of polarities after 48+15': 'Reliabilität der Polaritäten nach 48 + 15',
  'reliability of fantasy minus activity after 48+15':
    'Reliabilität von Fantasie minus Praxis nach 48 + 15',
  'mean polarity margin against polarity RMSE, off by':
    'mittlerer Spielraum der Polarität gegenüber ihrem Fehler (RMSE), Abweichung',
  'rules of Set B broken in all patterns':
    'verletzte Regeln der persönlichen Fragen, über alle Muster',
  'patterns whose second choice differed': 'Muster, bei denen die zweite Auswahl anders ausfiel',
  'exposure of the least-shown pool item, share of attempts':
    'am seltensten gestellte Auswahlfrage, Anteil der Durchgänge',
  'exposure of the most-shown pool item, share of attempts':
    'am häufigsten gestellte Auswahlfrage, Anteil der Durchgänge',
  'pairs whose result changed with their order': 'Paare, deren Ergebnis von der Reihenfolge abhing',
  'pairs whose result changed when asked again':
    'Paare, deren Ergebnis beim zweiten Abruf anders war',
  'pairs with a one-sided interest disclosed':
    'Paare, bei denen ein einseitiges Interesse sichtbar wurde',
  'retest correlation of the percent, random pairs, 48+15':
    'Korrelation des Prozentwerts bei Wiederholung, Zufallspaare, 48 + 15',
  'SD of the difference between two administrations, points':
    'Standardabweichung des Unterschieds zweier Durchgänge, Punkte',
  'within one level in both administrations, random pairs':
    'beide Durchgänge höchstens eine Stufe auseinander, Zufallspaare',
  'coverage of 90 % intervals of the percent, random pairs':
    'Abdeckung der 90-Prozent-Intervalle des Prozentwerts, Zufallspaare',
  'coverage of 90 % intervals of the percent, matched pairs':
    'Abdeckung der 90-Prozent-Intervalle des Prozentwerts, passende Paare',
  'coverage of 90 % intervals of the percent, opposed pairs':
    'Abdeckung der 90-Prozent-Intervalle des Prozentwerts, gegensätzliche Paare',
  'archetypes, largest distance from measurement §6, points':
    'Archetypen: größter Abstand von der Messvorschrift (§6), Punkte',
  'levels of random pairs, true parameters, furthest from 25/40/25/10':
    'Stufen von Zufallspaaren, wahre Kennwerte: größte Abweichung von 25/40/25/10',
  "'very compatible', strangers, random": '„passt sehr gut“, Fremde, zufällig',
  "'very compatible', strangers, below 1 SD": '„passt sehr gut“, Fremde, unter 1 SD',
  "'very compatible', strangers, below 1.5 SD": '„passt sehr gut“, Fremde, unter 1,5 SD',
  "'very compatible', strangers, below 2 SD": '„passt sehr gut“, Fremde, unter 2 SD',
  "'very compatible', strangers, reserved": '„passt sehr gut“, Fremde, zurückhaltend',
  "'very compatible', opposed pairs (-.8)": '„passt sehr gut“, gegensätzliche Paare (−0,8)',
  "'very compatible', matched pairs (.8)": '„passt sehr gut“, passende Paare (0,8)',
  'opposed pairs (-.8) in the two highest levels':
    'gegensätzliche Paare (−0,8) auf den beiden höchsten Stufen',
  'kappa of the level in both administrations, random and matched pairs':
    'Kappa der Stufe zwischen zwei Durchgängen, Zufallspaare und passende Paare',
  'typical pairs (leader and follower, two leaders, …) at a wrong level':
    'typische Paare (führend und folgend, zweimal führend, …) auf einer falschen Stufe',
  'all 1 and all 7 called careless': 'nur Einsen und nur Siebenen, als achtlos erkannt',
  'people like the experts’ prior: RMSE of traits, published prior over experts’ prior':
    'Menschen wie in der Annahme der Fachleute: Fehler der Merkmale, veröffentlichte Annahme durch die der Fachleute',
  'people like the published surveys: the same':
    'Menschen wie in den veröffentlichten Befragungen: dasselbe Verhältnis',
  'people like the published surveys: RMSE of the polarities DS, SM, BOND and EXVOY, likewise':
    'Menschen wie in den veröffentlichten Befragungen: Fehler der Polaritäten DS, SM, BOND und EXVOY, ebenso',
  'people without any contrast who are told of one, deeds as hard as fantasies':
    'Menschen ohne Kontrast, denen einer gemeldet wird, Taten so schwer wie Fantasien',
  'people without any contrast who are told of one, deeds .30 harder':
    'Menschen ohne Kontrast, denen einer gemeldet wird, Taten um 0,30 schwerer',
  'told contrasts with the wrong sign, deeds as hard as fantasies':
    'gemeldete Kontraste mit falschem Vorzeichen, Taten so schwer wie Fantasien',
  'told contrasts with the wrong sign, deeds .30 harder':
    'gemeldete Kontraste mit falschem Vorzeichen, Taten um 0,30 schwerer',
  'answering 4 throughout: largest shown gap of any theme, points, mean of 50 surveys':
    'durchgehend mit 4 geantwortet: größter gezeigter Abstand eines Themas, Punkte, Mittel aus 50 Fragebögen',
  'the more frequent direction of a told contrast against the other, deeds as hard as fantasies':
    'häufigere Richtung eines gemeldeten Kontrasts gegen die andere, Taten so schwer wie Fantasien',
  'the more frequent direction of a told contrast against the other, deeds .30 harder':
    'häufigere Richtung eines gemeldeten Kontrasts gegen die andere, Taten um 0,30 schwerer',
  'the theme that stands out first for most people: share of people':
    'das Thema, das bei den meisten zuerst heraussticht: Anteil der Menschen',
  'the theme that stands out first for fewest people: share of people':
    'das Thema, das bei den wenigsten zuerst heraussticht: Anteil der Menschen',
  'short form: RMSE of traits': 'Kurzform: Fehler der Merkmale',
  'random answerers flagged by the product, expert parameters that are off':
    'zufällige Antworten, von der Website erkannt, abweichende Kennwerte der Fachleute',
  'random answerers flagged, true parameters and cuts of their own':
    'zufällige Antworten erkannt, wahre Kennwerte und eigene Grenzen',
  'random answerers flagged, expert parameters that are right and cuts of their own':
    'zufällige Antworten erkannt, richtige Kennwerte der Fachleute und eigene Grenzen',
  'own answers in random places flagged by the product':
    'eigene Antworten an zufälligen Stellen, von der Website erkannt',
  'straight lines on 2 to 6 flagged by longest run':
    'immer gleiche Antworten von 2 bis 6, an der längsten Reihe erkannt',
  'honest people flagged by the product (false alarms), expert parameters that are off':
    'ehrliche Menschen, von der Website beanstandet (falscher Alarm), abweichende Kennwerte der Fachleute',
  'very reserved people flagged by the product (false alarms)':
    'sehr zurückhaltende Menschen, von der Website beanstandet (falscher Alarm)',
  'people of soft play only flagged by the product (false alarms)':
    'Menschen, die nur Sanftes mögen, von der Website beanstandet (falscher Alarm)',
  'answers of 2 or 3 to all but soft play called careless':
    'Antworten von 2 oder 3 auf alles außer Sanftem, als achtlos erkannt',
  'honest people of all styles flagged by the product (false alarms)':
    'ehrliche Menschen jeder Antwortweise, von der Website beanstandet (falscher Alarm)',
  'mildly extreme people flagged by the product (false alarms)':
    'leicht extreme Menschen, von der Website beanstandet (falscher Alarm)',
  'extreme people flagged by the product (false alarms)':
    'extreme Menschen, von der Website beanstandet (falscher Alarm)',
  'people who refused a theme and meet a question of it of rarity class 4 or 5':
    'Menschen, die ein Thema ablehnen und eine Frage daraus in Seltenheitsklasse 4 oder 5 bekommen',
  'people who refused a theme and meet a question of it above rarity class 2':
    'Menschen, die ein Thema ablehnen und eine Frage daraus über Seltenheitsklasse 2 bekommen',
  'gentle order: caring, under a drift': 'sanfte Reihenfolge: Fürsorge, bei einer Drift',
  'the same title again, where both administrations give a title':
    'noch einmal derselbe Titel, wo beide Durchgänge einen geben',
  'the text that most people share, of 1,000: share of people':
    'der häufigste Text unter 1.000 Menschen: Anteil der Menschen',
  'phrases, moods and claims that the figures do not support':
    'Formulierungen, Stimmungen und Aussagen, die die Zahlen nicht stützen',
  'a single title is truly the first': 'ein einzelner Titel ist wirklich der erste',
  'a single title is truly among the first three':
    'ein einzelner Titel ist wirklich unter den ersten drei',
  'level by two records equal to the level by all answers, random pairs':
    'Stufe aus zwei Einträgen gleich der Stufe aus allen Antworten, Zufallspaare',
  'exact answers computed back from a record, all questions, points above the best prediction from true traits':
    'genaue Antworten aus einem Eintrag zurückgerechnet, alle Fragen, Punkte über der besten Vorhersage aus den wahren Merkmalen',
  'high or low computed back from a record, all questions, points above the best prediction from true traits':
    'hoch oder niedrig aus einem Eintrag zurückgerechnet, alle Fragen, Punkte über der besten Vorhersage aus den wahren Merkmalen',
  'exact answers computed back from a record, core questions of themes without poles, points above the best prediction from true traits':
    'genaue Antworten aus einem Eintrag zurückgerechnet, Kernfragen der Themen ohne Seiten, Punkte über der besten Vorhersage aus den wahren Merkmalen',
  'high or low computed back from a record, core questions of themes without poles, points above the best prediction from true traits':
    'hoch oder niedrig aus einem Eintrag zurückgerechnet, Kernfragen der Themen ohne Seiten, Punkte über der besten Vorhersage aus den wahren Merkmalen',
} as Readonly<Record<string, string>>;
