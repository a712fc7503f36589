import type * as english from '../../../../src/core/profile/words.ts';
import type { Translation } from '../../../../src/domain/locales.ts';

/** Each sentence has 13 to 17 words, so that every summary has 50 to 70. */
export default {
  hearts: {
    DS: {
      positive:
        'Am schönsten ist es, wenn du bestimmst, wie es weitergeht, und jemand dir das gern überlässt.',
      negative:
        'Nicht entscheiden zu müssen ist hier der Genuss, sobald du weißt, dass du in guten Händen bist.',
      both: 'An manchen Abenden führst du, an anderen lässt du dich gern führen, und beides bist ganz du.',
      plain: 'Dir ist wichtig, dass jemand führt; wer das ist, darf der Abend entscheiden.',
    },
    SM: {
      positive:
        'Du siehst gern, wie eine starke Empfindung ankommt, wenn sich jemand genau das gewünscht hat.',
      negative:
        'Ist eine Berührung so stark, dass der Alltag verstummt, bist du genau da, wo du sein willst.',
      both: 'Starke Empfindungen sind für dich ein Gespräch, und du übernimmst darin gern beide Rollen.',
      plain:
        'Eine leichte Berührung ist schön, aber erst bei einer kräftigeren bist du wirklich ganz da.',
    },
    BOND: {
      plain:
        'Stillhalten kann für dich aufregend sein, ob du festgehalten wirst oder selbst jemanden festhältst.',
    },
    EXVOY: {
      positive:
        'Aufmerksamkeit wärmt dich: Zu wissen, dass jemand hinsieht, kann der halbe Spaß sein oder mehr.',
      negative:
        'Du nimmst gern den Logenplatz: Zuschauen kann, wenn alle einverstanden sind, für einen ganzen Abend reichen.',
      both: 'Du genießt Blicke in beide Richtungen: wenn du einen wirfst und wenn du einen auffängst.',
      plain:
        'Vieles geschieht bei dir über die Augen, lange bevor überhaupt jemand irgendjemanden berührt.',
    },
    FET: {
      plain:
        'Die Einzelheiten machen es aus: wie sich etwas anfühlt, sitzt, glänzt oder auf der Haut klingt.',
    },
    HUMIL: {
      positive:
        'Necken ist dein Spiel, wenn jemand es liebt, und ein Grinsen ist der schönste Lohn.',
      negative:
        'Ein wenig Verlegenheit ist für dich eher ein Vergnügen als eine Kränkung, solange sie gut gemeint ist.',
      both: 'Du magst gutes Necken in beide Richtungen, solange alle wissen, dass es ein Spiel ist.',
      plain:
        'Eine Neckerei mit etwas Biss, vorher abgesprochen, gefällt dir besser als ein Kompliment.',
    },
    PRIMAL: {
      positive:
        'Worte sind hier entbehrlich: Lieber läufst du jemandem nach, lachst, ringst und gewinnst.',
      negative:
        'Worte sind hier entbehrlich: Lieber läufst du davon, wehrst dich und verlierst mit Vergnügen.',
      both: 'Nachlaufen oder davonlaufen, dir ist beides recht, solange die Herzen schnell genug schlagen.',
      plain:
        'Du magst es, wenn zwei Erwachsene aufhören, vernünftig zu sein, und sich einfach aufeinander stürzen.',
    },
    ROLE: {
      positive:
        'Jemanden zu verwöhnen und Geborgenheit zu geben ist dir keine Mühe, sondern Teil des Reizes.',
      negative:
        'Dich umsorgen zu lassen, ohne etwas beweisen zu müssen, gehört zu dem, was dich strahlen lässt.',
      both: 'Zärtlichkeit geht bei dir in beide Richtungen: Heute deckst du jemanden zu, morgen wirst du zugedeckt.',
      plain:
        'Zuwendung ist für dich an sich schon anziehend, ganz gleich, wer sich gerade um wen kümmert.',
    },
    ENM: {
      plain:
        'Deine Vorstellung von Nähe hat Platz für mehr Menschen, wenn alle Bescheid wissen und einverstanden sind.',
    },
    SENS: {
      plain:
        'Du lässt dir gern Zeit: warme Hände, kühle Seide und keine Eile, irgendwo anzukommen.',
    },
  },

  besides: {
    DS: 'Kommt die Frage dazu, wer führt, bekommt selbst ein schlichter Abend eine Handlung.',
    SM: 'Kräftigere Empfindungen passen gut dazu und geben einem ruhigen Anfang noch Luft nach oben.',
    BOND: 'Ein fester Griff, gegeben oder empfangen, fügt sich gut ein, denn Stillhalten schärft alles andere.',
    EXVOY:
      'Auch die Augen spielen mit: Ein langer Blick kann etwas beginnen, bevor sich jemand bewegt.',
    FET: 'Mit dem richtigen Stoff wird es noch besser, und vielleicht ist das Anziehen schon der halbe Plan.',
    HUMIL:
      'Eine Prise Neckerei verhindert, dass es zu feierlich wird, und das kommt dir sehr gelegen.',
    PRIMAL: 'Ein wenig Raufen gehört dazu, für die Momente, in denen Reden nur im Weg ist.',
    ROLE: 'Fürsorge davor und danach hält es zusammen: So darf es lebhaft werden, aber nie kalt.',
    ENM: 'Ein dritter Mensch in der Geschichte, erzählt oder wirklich, kann es für dich noch reizvoller machen.',
    SENS: 'Langsame Berührung ist der rote Faden, und darum wird dir kein ganzer Abend zu lang.',
  },

  alone: {
    open: 'Ringsum ist vieles noch offen; in guter Gesellschaft wird das Herausfinden sicher nicht langweilig.',
    all: 'Der Rest der Liste gefällt dir auch, sodass das gemeinsame Aussuchen am längsten dauern könnte.',
    most: 'Vieles auf der Liste könnte wegfallen; so bleibt mehr vom Abend für das, worauf es dir ankommt.',
    rest: 'Eine klare Vorliebe genügt vollauf: Du bist leicht zu verstehen und ziemlich leicht zu erfreuen.',
  },

  partners: {
    DS: {
      positive:
        'Für dein Gegenüber heißt das: Pläne, klare Worte und endlich einmal abschalten dürfen.',
      negative:
        'Dein Gegenüber bekommt dein Vertrauen und damit die angenehme Aufgabe, für zwei zu planen.',
      both: 'Dein Gegenüber kann jeden Abend fragen, wer dran ist, und das ist schon der halbe Reiz.',
      plain:
        'Wer bei dir ist, darf übernehmen oder dir das Ruder überlassen; beides kann gut gehen.',
    },
    SM: {
      positive: 'Wer es kräftig mag, muss dich nicht zweimal bitten, nur sagen, wie kräftig.',
      negative:
        'Mit dir darf man mutiger sein als mit den meisten, sobald du gesagt hast, wie mutig.',
      both: 'Ob dein Gegenüber gibt oder empfängt: In dir findet sich so oder so gute Gesellschaft.',
      plain:
        'Dein Gegenüber darf einen Gang hochschalten und sehen, wer von euch was daran genießt.',
    },
    BOND: {
      plain: 'Wer Geduld hat, kommt gut mit dir zurecht: Knoten brauchen Zeit, und Loslassen auch.',
    },
    EXVOY: {
      positive: 'Wer bei dir ist, hat den besten Platz im Haus und darf ihn ausgiebig genießen.',
      negative: 'Wer bei dir ist, wird bewundert, und zwar gründlich und ganz im eigenen Tempo.',
      both: 'Wer bei dir ist, wird bewundert und darf bewundern, vielleicht sogar in derselben Minute.',
      plain: 'Wer bei dir ist, darf das Licht anlassen und wird vielleicht froh darüber sein.',
    },
    FET: {
      plain:
        'Dein Gegenüber kann dich mit sehr wenig entzücken, solange es das richtige Wenige ist.',
    },
    HUMIL: {
      positive:
        'Wer leicht rot wird, hat bei dir eine herrliche Zeit, sobald ihr beide die Regeln kennt.',
      negative:
        'Wer eine scharfe Zunge und ein weiches Herz hat, ist bei dir in bester Gesellschaft.',
      both: 'Wer schnell schaltet, hat Freude an dir: Der Witz kann jederzeit die Richtung wechseln.',
      plain: 'Wer Sinn für Unfug hat, kann auf dich zählen, sobald die Grenzen klar sind.',
    },
    PRIMAL: {
      positive:
        'Wer gern einen Vorsprung hat, soll ihn bekommen; das Einholen macht dann umso mehr Spaß.',
      negative:
        'Wer schnell auf den Beinen ist, wird das lieben, auch wenn du schwer festzuhalten bist.',
      both: 'Wer verspielt ist, kommt gut mit dir aus und zieht besser vorher die guten Schuhe aus.',
      plain:
        'Wer verspielt ist, kommt gut mit dir aus und sollte vielleicht erst die Möbel verrücken.',
    },
    ROLE: {
      positive:
        'Bei dir kann es sich anfühlen, als käme man aus der Kälte und bekäme ein warmes Handtuch.',
      negative:
        'Wer andere gern verwöhnt, darf das bei dir in aller Ruhe und nach Herzenslust tun.',
      both: 'Heute bekommt dein Gegenüber die Decke, morgen bekommst du sie zurück, und das klingt gerecht.',
      plain: 'Bei dir darf man weich sein, ohne auf einen besonderen Anlass zu warten.',
    },
    ENM: {
      plain:
        'Dein Gegenüber erfährt es am besten früh, damit alles Weitere eine gemeinsame Entscheidung ist.',
    },
    SENS: {
      plain:
        'Dein Gegenüber braucht weder Ausrüstung noch Mut, nur einen Abend und ein ausgeschaltetes Telefon.',
    },
  },

  suggestions: {
    DS: 'Sagt vorher, wer was entscheidet, und einigt euch auf ein Wort, das alles beendet.',
    SM: 'Einigt euch auf eine Skala von eins bis zehn und fangt niedriger an, als ihr denkt.',
    BOND: 'Fangt mit gehaltenen statt gebundenen Händen an und fragt ab und zu, wie es den Fingern geht.',
    EXVOY: 'Macht vorher aus, wer was ansehen darf und wo der Vorhang auf jeden Fall zubleibt.',
    FET: 'Zeig das Stück selbst, statt es zu beschreiben, und lass dein Gegenüber es zuerst berühren.',
    HUMIL:
      'Schreibt jeweils drei Worte auf, die willkommen sind, und eines, das nie fällt; dann vergleicht.',
    PRIMAL:
      'Schafft etwas Platz, klärt, was „gefangen“ heißt, und legt Wasser und eine Decke bereit.',
    ROLE: 'Wünsch dir diese Woche eine kleine Aufmerksamkeit oder schenk eine, und achte darauf, wie sie ankommt.',
    ENM: 'Besprecht es zuerst an einem gewöhnlichen Tag und lasst die langsamere Person das Tempo bestimmen.',
    SENS: 'Schließt abwechselnd die Augen, jeweils zehn Minuten lang, und setzt sonst nichts aufs Programm.',
  },

  facetSuggestions: {
    imagined:
      'Such dir einen Tagtraum aus und erzähl ihn laut; vielleicht reicht das, vielleicht ist es ein Anfang.',
    done: 'Wähle etwas Kleines, frag, wer es mit dir genießen möchte, und sprecht danach darüber.',
  },

  nearest: {
    DS: 'In einem sanften Spiel darum, wer heute entscheidet, Abendessen inbegriffen, könntest du fündig werden.',
    SM: 'Eine festere Hand, erbeten und nie in Eile, könnte am ehesten deine Neugier wecken.',
    BOND: 'Zwei Handgelenke, einen Moment lang gehalten, weit und breit kein Seil: Das könnte ein Anfang sein.',
    EXVOY:
      'Ein Licht, das anbleibt, oder ein etwas längerer Blick könnte für dich ein Anfang sein.',
    FET: 'Ein Hemd, ein Duft oder ein bestimmter Stoff sagt dir vielleicht mehr als jedes Spiel.',
    HUMIL:
      'Etwas Neckerei könnte dich amüsieren, solange sie leicht bleibt und von freundlicher Seite kommt.',
    PRIMAL: 'Eine Kissenschlacht ist ein durchaus brauchbarer Test, ob für dich mehr darin steckt.',
    ROLE: 'Am ehesten führt der Weg über Freundlichkeit, die ihr einander mit Absicht und ausgiebig schenkt.',
    ENM: 'Der Gedanke an andere ist vielleicht ein Gespräch wert, auch wenn er ein Gedanke bleibt.',
    SENS: 'Eine lange Rückenmassage, ohne Erwartungen danach, ist bei dir noch immer der sicherste Tipp.',
  },

  rather: {
    positive: 'Muss bei euch jemand führen, dann am besten du, mit der Karte in der Hand.',
    negative: 'Muss bei euch jemand führen, überlässt du das samt der Karte gern deinem Gegenüber.',
  },

  elsewhere:
    'Was dir wichtig ist, liegt vielleicht ganz woanders: Gespräche, Vertrauen, Lachen, schlichte Nähe oder einfach Ruhe.',

  moods: {
    all: {
      heart:
        'Hier gibt es kaum etwas, das du ablehnst; der Spaß beginnt also schon beim Aussuchen.',
      beside:
        'Alles auf einmal muss nicht sein; auch ein Büfett genießt man besser Teller für Teller.',
      partner:
        'Dein Gegenüber darf jede Idee vorbringen und mit Neugier, einer Frage oder einem Ja rechnen.',
      suggestion:
        'Lass die andere Person zuerst wählen und erzähl ihr dann, was du genommen hättest.',
    },
    'own-taste': {
      heart:
        'Dieser Fragebogen behandelt nur einen Winkel der Intimität, und du warst so nett, dich darin umzusehen.',
      partner:
        'Wer ebenso empfindet, kann dieses Kapitel mit dir überspringen, und euch entgeht dabei nichts.',
      suggestion:
        'Fragt dich einmal jemand nach deinen Wünschen, genügt ein schlichtes „das nicht, aber jenes“.',
    },
    'mostly-own-taste': {
      heart:
        'Das meiste auf dieser Liste darf im Regal bleiben, und das musst du niemandem erklären.',
      partner: 'Ein Ja von dir ist etwas wert, denn es wird nicht zu jedem Kaffee gereicht.',
      suggestion:
        'Packt dich eines Tages die Neugier, wähle eine einzige Kleinigkeit und hör auf, solange es schön ist.',
    },
    open: {
      heart:
        'Nichts ist ausgeschlossen und nichts gewählt, und von hier aus lässt sich wunderbar anfangen.',
      partner:
        'Dein Gegenüber darf fast alles vorschlagen, und dann findet ihr gemeinsam heraus, wie es ist.',
      suggestion:
        'Nennt jeweils etwas zum Ausprobieren und etwas, das nicht infrage kommt: Das ist schon eine Landkarte.',
    },
    'mostly-open': {
      heart: 'Einiges lässt dich kalt, und der Rest hängt vom Menschen und von der Stimmung ab.',
      partner:
        'Dein Gegenüber fragt am besten nach, denn die Antwort kann nächste Woche anders ausfallen.',
      suggestion:
        'Schlaf über alles, was dich „vielleicht“ sagen lässt, und frag dich an einem guten Tag noch einmal.',
    },
    unsaid: {
      heart:
        'Das meiste hast du für dich behalten, und das ist eine ebenso gute Antwort wie jede Zahl.',
      beside:
        'Zu den Themen, die du ausgelassen hast, lässt sich zu wenig sagen, also sagt diese Seite nichts.',
      partner: 'Was du anderen davon erzählst und wann, bleibt ganz dir überlassen.',
      suggestion:
        'Wenn dir einmal danach ist, kannst du eine Frage auf der Seite mit den Antworten noch beantworten.',
    },
  },
} satisfies Translation<typeof english>;
