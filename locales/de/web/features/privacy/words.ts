import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/privacy/words.ts';

export default {
  authStorage:
    'Wer angemeldet ist, mit deinen Codes und, wenn du sie angegeben hast, Altersgruppe und Geschlecht. So musst du den Anmeldecode nicht noch einmal eingeben.',
  accessToken: 'Der Nachweis, dass dieser Browser angemeldet ist. Er gilt 95 Minuten.',
  tokenExpiry: 'Wann dieser Nachweis abläuft.',
  welcomeFlag:
    'Welches Konto den Fragebogen hier begonnen hat und welchem Wortlaut der Einwilligung es zugestimmt hat.',
  compareShareCode:
    'Der Freigabecode des Profils, mit dem du dich vergleichen möchtest oder zuletzt verglichen hast.',
  comparedReading:
    'Welchen gemeinsamen Vergleich du aus diesem Vergleich heraus begonnen hast, damit du ihn von dort öffnen kannst. Der Eintrag wird gelöscht, wenn du dich abmeldest.',
  codeSaved:
    'Dass du deinen Anmeldecode kopiert hast, damit die Erinnerung verschwindet. Der Eintrag wird gelöscht, wenn du dich abmeldest.',
  arrivalStorage:
    'Womit du hergekommen bist: Freigabecode, Link, Einladung oder Studie. So können wir es dir anbieten, sobald du ein Profil hast. Der Eintrag verschwindet, wenn du ihn nutzt, ihn ablehnst oder dich abmeldest.',
  openedLink:
    'Der Link, den dir jemand geschickt hat und der in diesem Tab offen ist. So lässt er sich nach einem Neuladen wieder zeigen. Er verschwindet, wenn du dich abmeldest oder den Tab schließt.',
  shownLinks:
    'Welche Links in diesem Tab gezeigt wurden, festgehalten durch einen Teil ihrer Adresse, der nichts öffnet. So zeigt ein Neuladen sie wieder, ohne dass du noch einmal drückst. Der Eintrag verschwindet, wenn du den Tab schließt.',
  themeChoice: 'Hell oder dunkel, wenn du eines davon gewählt hast.',
  readersTitle: 'Wer deine Antworten lesen kann',
  accountKeys:
    'Jedes Konto hat einen eigenen Schlüssel, der nur verschlossen gespeichert ist. Öffnen können ihn dein Anmeldecode, jeder Browser, in dem du angemeldet bist, dein Passwort oder ein Passkey, wenn das Konto so etwas hat, und ein Schlüssel dieser Website, wenn du eine Adresse bestätigt hast. Der Server öffnet ihn, während er dir antwortet, und vergisst ihn dann.',
  notEndToEnd:
    'Das ist keine Ende-zu-Ende-Verschlüsselung. Während unser Server für dich arbeitet, liest er deine Antworten. Ein Server, der zum Mithören verändert wurde, könnte also lesen, was durch ihn hindurchgeht. Die Verschlüsselung schützt dich vor Menschen, die an die Datenbank oder an eine Sicherungskopie gelangen.',
  lostCodeTitle: 'Wenn du deinen Anmeldecode verlierst',
  lostCode:
    'Wo du noch angemeldet bist, erstelle unter „Profil bearbeiten“ einen neuen Code. Sonst öffnet dein Passwort oder deine bestätigte Adresse das Konto. Hast du beides nicht, bleibt das Konto für immer verschlossen, und auch wir können es nicht öffnen: Bewahre den Code dort auf, wo du deine Passwörter aufbewahrst.',
  addressOpens:
    'Eine Adresse ist ein Weg zurück, weil diese Website dann einen Schlüssel hat, der auch deine Antworten öffnet. Ist eine Adresse hinterlegt, könnte auch die Person, die diese Seite betreibt, deine Antworten öffnen. Ohne Adresse kann das nur dein Code. Entfernst du die Adresse, wird dieser Schlüssel vernichtet; eine ältere Sicherungskopie enthält ihn noch, bis sie selbst gelöscht wird.',
  shareLinkTitle: 'Was dein Link zeigt',
  publicRecord: (maxNamedItems) =>
    `Zu deinem Konto gehört ein öffentlicher Eintrag, verschlüsselt mit deinem Freigabecode. Er enthält deine zehn Themen und ihre Seiten, auf Fünfer gerundet, dazu die Interessen, die anderen genannt werden dürfen, wenn sie sie teilen: keine, höchstens ${maxNamedItems} (wenn du nichts anderes wählst) oder alle, die du hoch bewertet hast. Das entscheidest du unter „Profil bearbeiten“. Ein Tabu ist nie darunter.`,
  recordLimits:
    'Wer den Code hat, erfährt nie mehr als diesen Eintrag, ganz gleich, mit wie vielen Konten verglichen wird. Ein neuer Link löscht den Eintrag, ebenso das Ausschalten der Freigabe. Was jemand schon gesehen hat, löscht beides nicht.',
  comparisonsCounted:
    'Damit niemand an dir Antworten durchprobieren kann, wird jeder Vergleich 24 Monate lang gezählt: als zwei Fingerabdrücke, gebildet mit dem Schlüssel der Person, die verglichen hat. Sonst kann niemand daran ablesen, wer sich mit wem verglichen hat.',
  ownLinksTitle: 'Was eigene Links zeigen',
  ownLinks:
    'Jeder Link enthält, was er zeigt, auf dem Stand des Tages, an dem du ihn erstellt hast, verschlüsselt mit seiner eigenen Adresse. Ohne diese Adresse kann es niemand aus der Datenbank oder einer Sicherungskopie lesen. Den Teil der Adresse, der einen Link öffnet, schicken Browser nicht an den Server, wenn sie die Seite abrufen. Er gelangt also in kein Protokoll und zu keinem Programm, das Vorschauen erzeugt.',
  ownLinksEnd:
    'Wie oft ein Link geöffnet wird, zählen wir nicht. Beendest oder löschst du einen Link, ist sofort gelöscht, was er zeigt. Was jemand schon gesehen hat, löscht das nicht.',
  donatedTitle: 'Kopien, die du spendest',
  donated:
    'Nur wenn du es unter „Profil bearbeiten“ so wählst: Eine Kopie deiner Antworten wird aufbewahrt, um die Auswertung zu verbessern, zusammen mit der Fassung der Fragen und der Woche. Altersgruppe und Geschlecht kommen nur hinzu, wenn du auch das wählst. Die Kopie enthält kein Konto, keinen Tag und keine Reihenfolge der Antworten. Sie lässt sich nur mit einem einzigen Schlüssel öffnen. Wer diese Seite betreibt, bewahrt ihn getrennt von diesem Server und seinen Sicherungskopien auf; mit der Datenbank allein lässt sie sich also nicht lesen.',
  donatedEnds:
    'Nimmst du die Spende zurück oder löschst du das Konto, wird die Kopie sofort gelöscht. Die nächste Berechnung kommt ohne sie aus; was schon daraus berechnet ist, bleibt. Nutzt 24 Monate lang niemand das Konto, verschwindet das Konto, und die Kopie bleibt, denn niemand kann sagen, welche es ist. Auf einer kleinen Website könnte jemand mit dem Schlüssel und mehreren Sicherungskopien erraten, von wem eine Kopie stammt.',
  analyticsTitle: 'Was gezählt wird',
  analytics:
    'Um zu sehen, welche Teile genutzt werden, zählt diese Website sieben Arten von Ereignissen, etwa dass ein Konto angelegt oder ein Fragebogen abgeschlossen wurde und wie viele Minuten das gedauert hat. Sie gehen über unseren eigenen Server, der deine IP-Adresse entfernt, an PostHog. Sie enthalten keine Antwort, keinen Wert und keinen Code und nichts, was zwei deiner Besuche miteinander verbindet. Ein Browser, der darum bittet, nicht verfolgt zu werden (Do Not Track, Global Privacy Control), wird nicht gezählt.',
  aiTitle: 'Ein Text von einem Sprachmodell',
  ai: (host, model) =>
    `Nur wenn du in deinem Profil darum bittest und zustimmst: Dann gehen ein paar Sätze, die sagen, was dein Profil ergeben hat, an ${host}, und das Modell ${model} schreibt daraus dort einen Text. Kein Wert, keine Antwort, kein Code, keine IP-Adresse von dir und kein Name geht mit. Der Text wird geprüft, bei deinem Profil aufbewahrt und gelöscht, wenn du es sagst. Was ${host} von den Sätzen behält, regeln die dortigen Bedingungen.`,
  copiesTitle: 'Sicherungskopien und Protokolle',
  copies:
    'Wer diese Seite betreibt, entscheidet, wie lange Sicherungskopien aufbewahrt werden. Deine Antworten stehen darin so, wie sie damals in der Datenbank standen: verschlüsselt, oder lesbar, wenn dein Konto noch nicht verschlüsselt war. Wird eine Sicherungskopie eingespielt, sorgt eine Liste von Fingerabdrücken, die mit einem Schlüssel gebildet sind, dafür, dass gelöschte Konten gelöscht bleiben und alles andere zurückgenommen bleibt, was zurückgenommen wurde, etwa ein Freigabecode. Geht diese Liste zusammen mit der Datenbank verloren, kommt zurück, was nach der Sicherung gelöscht oder zurückgenommen wurde, so verschlüsselt, wie es war. Im Protokoll des Programms steht, welche Art von Seite aufgerufen wurde und wie lange das gedauert hat: keine Adresse, kein Code, keine Antwort.',
  imprint: 'Wer diese Seite betreibt und für sie einsteht, steht im <a>Impressum</a>.',
  noContact:
    'Wer diese Seite betreibt, hat keinen Kontakt angegeben. Wenn dir das wichtig ist, überlege es dir zweimal, bevor du antwortest.',
  contact: (address) => `Fragen und Wünsche zu deinen Daten gehen an <a>${address}</a>.`,
  inShortTitle: 'Kurz gesagt',
  noIdentity:
    'Kein Name, keine Telefonnummer, keine IP-Adresse, keine Werbung, kein Cookie. Eine E-Mail-Adresse nur, wenn du dich damit anmelden möchtest, und dann in einer Form, die wir wiedererkennen, aber nicht lesen können.',
  othersSee:
    'Andere sehen dein Profil nur über deinen Freigabecode, den du jederzeit ändern oder ausschalten kannst. Sie sehen zehn Themen, deren Werte auf Fünfer gerundet sind, und, wenn sie sich mit dir vergleichen, die Interessen, die genannt werden dürfen. Welche das sind, bestimmst du.',
  pseudonymous:
    'Du bist hier eher pseudonym als anonym: Was gespeichert ist, steht neben einer Zufallszahl, und dein Anmeldecode, dein Freigabecode oder deine Adresse führt von dir zu dieser Zahl.',
  noThirdParty:
    'Die Seiten laden nichts von anderswo, und der Browser ist angewiesen, es zu verweigern.',
  controlsTitle: 'Was du tun kannst',
  controls:
    'Unter „Profil bearbeiten“ kannst du herunterladen, was in Worten und Zahlen über dich gespeichert ist, deinen Link erneuern oder ausschalten, einen neuen Anmeldecode erstellen, andere Browser abmelden und das Konto löschen. Zum Löschen genügt ein Schritt, es geschieht sofort und endgültig, und niemand fragt nach dem Grund. Ein Konto, das 24 Monate lang niemand genutzt hat, wird genauso gelöscht. Vorwarnen können wir dich nicht, denn wir können dich nicht erreichen.',
  sharedDevice:
    'Auf einem Gerät, das auch andere nutzen, kreuze beim Anmelden oder zu Beginn „Dieses Gerät nutzen auch andere“ an: Dann endet alles mit dem Tab. „Verlassen“ öffnet sofort eine andere Seite. Den Verlauf deines Browsers löscht beides nicht.',
  lawTitle: 'Was das Gesetz sagt',
  law: 'Was du antwortest, sind Daten zu deinem Sexualleben. Sie stehen in vielen Ländern unter dem strengsten Schutz (in der Europäischen Union nach Artikel 9 der Datenschutz-Grundverordnung). Wir speichern sie nur, weil du mit dem Häkchen über „Fragebogen beginnen“ eingewilligt hast. Du widerrufst deine Einwilligung, indem du das Konto löschst. Keine Maschine entscheidet etwas über dich: Ein Vergleich ist ein Vorschlag für ein Gespräch.',
  rights:
    'Du darfst sehen, was gespeichert ist, es mitnehmen, es berichtigen, indem du den Fragebogen noch einmal ausfüllst, und es löschen lassen. Für jedes davon gibt es eine Schaltfläche, denn ohne deinen Anmeldecode kann niemand, auch wir nicht, sagen, welches Konto deines ist. Du kannst dich außerdem bei der Datenschutzbehörde an deinem Wohnort beschweren.',
  pageTitle: 'Was wir haben und was wir nicht haben können',
  pageIntro:
    'Was du hier antwortest, ist so privat, wie etwas nur sein kann. Deshalb gibt diese Seite keine allgemeinen Versprechen ab: Sie sagt zu allem, was gespeichert ist, wozu, bis wann und wer es lesen kann. Fehlt eine Spalte, schlagen die Tests des Programms fehl.',
  browserTitle: 'Was dein Browser behält',
  browserUntil:
    'Bis du dich abmeldest; nur die Begrüßung bleibt vermerkt. Auf einem Gerät, das auch andere nutzen: bis der Tab geschlossen wird.',
  licencesTitle: 'Wessen Arbeit das ist',
  licences: 'Die Bestandteile des Programms und ihre Lizenzen stehen in <a>licenses.txt</a>.',
  databaseTitle: 'Was in der Datenbank steht',
  databaseHint:
    'Wo „nur du“ steht, ist es mit deinem eigenen Schlüssel verschlüsselt, und der Server öffnet es nur, während er für dich arbeitet. Mit einer bestätigten Adresse könnte auch die Person, die diese Seite betreibt, es öffnen.',
  columnsTitle: 'Jede Spalte der Datenbank, auf Englisch',
  storedTitles: { what: 'Was', why: 'Wozu', until: 'Bis wann', who: 'Wer es lesen kann' },
  stored: {
    account: {
      what: 'Dein Konto: eine Zufallszahl, die Tage, an denen du es angelegt und eingewilligt hast, der Monat deines letzten Besuchs',
      why: 'Um ohne Namen zusammenzuhalten, was zu dir gehört, und um Konten zu löschen, die niemand nutzt.',
      until:
        'Bis du das Konto löschst oder es 24 Monate lang niemand nutzt. Ohne eine einzige Antwort wird es nach 30 Tagen gelöscht, es sei denn, es wurde in diesem Monat genutzt.',
      who: 'Wer diese Seite betreibt: Es ist nicht verschlüsselt. Über deine Antworten sagt es nichts.',
    },
    signIn: {
      what: 'Anmeldecode, Passwort und Passkeys als Fingerabdrücke, dazu dein eigener Schlüssel, verschlossen',
      why: 'Um dich wiederzuerkennen und deinen Schlüssel zu öffnen. Weder Code noch Passwort ist gespeichert.',
      until: 'Bis du sie ersetzt oder entfernst; sonst so lange wie das Konto.',
      who: 'Niemand kann daraus einen Code oder ein Passwort lesen. Wer die Datenbank stiehlt, könnte ein schwaches Passwort erraten.',
    },
    email: {
      what: 'Deine E-Mail-Adresse und die Codes aus unseren E-Mails, als Fingerabdrücke',
      why: 'Nur wenn du eine Adresse angibst: zum Anmelden und als Weg zurück ohne Anmeldecode.',
      until:
        'Bis du die Adresse entfernst oder das Konto löschst. Ein Code gilt zehn Minuten und wird in der Stunde danach gelöscht.',
      who: 'Niemand kann die Adresse daraus lesen. Wer diese Seite betreibt, könnte prüfen, ob eine schon bekannte Adresse ein Konto hat.',
    },
    sessions: {
      what: 'Die Browser, in denen du angemeldet bist',
      why: 'Damit du angemeldet bleibst und die anderen abmelden kannst.',
      until: 'Bis du dich abmeldest, höchstens 30 Tage und eine Stunde.',
      who: 'Wer diese Seite betreibt, sieht Tage und Zeiten, kann sich damit aber nicht anmelden: Das Geheimnis liegt nur in deinem Browser.',
    },
    details: {
      what: 'Freigabecode, Altersgruppe, Geschlecht und deine Einstellungen',
      why: 'Für das, was du unter „Profil bearbeiten“ wählst. Altersgruppe und Geschlecht braucht nur eine Kopie, die du spendest, und nur wenn du es erlaubst.',
      until: 'So lange wie das Konto, oder bis du sie änderst.',
      who: 'Nur du.',
    },
    answers: {
      what: 'Deine Antworten und was daraus berechnet oder geschrieben wird',
      why: 'Um deine nächsten Fragen auszuwählen, dein Profil zu zeigen und es zu vergleichen, wenn du das möchtest.',
      until:
        'So lange wie das Konto. Nach einem neuen Durchgang bleiben bis zu fünf frühere Ergebnisse, bis du „Frühere Ergebnisse löschen“ drückst.',
      who: 'Nur du. Nicht verschlüsselt ist, wie weit du bist und an welchen Tagen.',
    },
    hardLimits: {
      what: 'Deine Tabus',
      why: 'Um sie aus allem herauszuhalten, was du teilst.',
      until: 'Bis du das letzte aufhebst; sonst so lange wie das Konto.',
      who: 'Nur du. Wer diese Seite betreibt, sieht, dass du welche markiert hast, aber nicht, welche.',
    },
    shareCode: {
      what: 'Was dein Freigabecode zeigt',
      why: 'Damit andere dein Profil sehen und sich mit dir vergleichen können, ohne an deine Antworten zu gelangen.',
      until:
        'Bis du den Code erneuerst oder die Freigabe ausschaltest; sonst so lange wie das Konto.',
      who: 'Wer den Code hat: gerundete Zahlen, die Interessen, die genannt werden dürfen, und deine Überschrift, wenn du sie einschaltest.',
    },
    links: {
      what: 'Eigene Links',
      why: 'Um jemandem einen Teil deines Profils zu zeigen, so lange du möchtest.',
      until:
        'Bis der Link endet oder du ihn beendest; seine Zeile in deiner Liste 30 Tage länger, wenn du sie nicht löschst.',
      who: 'Wer die Adresse hat, sieht, was der Link zeigt. Wer diese Seite betreibt, sieht, wie viele du hast und von welchen Tagen.',
    },
    people: {
      what: 'Die Menschen, die du dir nach einem Vergleich merkst',
      why: 'Nur wenn du dir jemanden merkst: damit du die Person wiederfindest.',
      until: 'Bis du sie entfernst; sonst so lange wie das Konto.',
      who: 'Nur du. Wer diese Seite betreibt, sieht ungefähr, wie viele es sind.',
    },
    readings: {
      what: 'Gemeinsame Vergleiche und was zwei Menschen vereinbaren',
      why: 'Um zwei Menschen zu zeigen, was beide möchten, sobald beide Ja gesagt haben.',
      until:
        'Zwölf Monate, oder bis eine der beiden Personen den Vergleich zurückzieht; eine Vereinbarung, bis eine der beiden sie löscht; eine Einladung, bis ihre Zeit abgelaufen ist.',
      who: 'Nur ihr beide. Hat eine Person von euch eine bestätigte Adresse, könnte, wer diese Seite betreibt, öffnen, was ihr beide beigetragen habt.',
    },
    donations: {
      what: 'Kopien deiner Antworten, die du spendest oder einer Studie gibst',
      why: 'Nur wenn du es so wählst: um die Auswertung zu verbessern, oder für die Studie, an der du teilnimmst. Eine Kopie nennt kein Konto.',
      until:
        'Bis du sie zurücknimmst oder die Studie verlässt, sie durch einen neuen Durchgang ersetzt oder das Konto löschst. Verschwindet das Konto, weil niemand es 24 Monate lang genutzt hat, bleibt die Kopie, denn niemand weiß, welche es ist.',
      who: 'Nur wer diese Seite betreibt, oder die Forschenden der Studie, mit einem Schlüssel, der getrennt von diesem Server und seinen Sicherungskopien aufbewahrt wird.',
    },
    protection: {
      what: 'Zähler gegen Missbrauch und Vermerke über Gelöschtes',
      why: 'Damit niemand Codes errät, die Seite überlastet oder Antworten an jemandem durchprobiert, und damit Gelöschtes nicht aus einer Sicherungskopie zurückkehrt.',
      until:
        'Zähler etwa einen Tag, Vergleiche 24 Monate, Vermerke, solange es Sicherungskopien geben kann.',
      who: 'Wer diese Seite betreibt, und nur als Fingerabdrücke. Deine IP-Adresse ist nicht gespeichert.',
    },
    site: {
      what: 'Die Fragen und die Kennwerte hinter der Auswertung',
      why: 'Damit der Fragebogen funktioniert. Nichts davon handelt von dir.',
      until: 'Auf Dauer.',
      who: 'Die Fragen können alle lesen, den Rest, wer diese Seite betreibt.',
    },
  },
} satisfies Translation<typeof english>;
